import { Card } from '../card.tsx';
import { PageHeader } from '../page-header.tsx';
import { Skeleton } from '../skeleton.tsx';

export type OrderOutlineProps = { heading: string; lead: string };

/** Draws the placeholder of an order: what is ordered and the card that pays, beside its cost and the way to place it. */
export function OrderOutline({ heading, lead }: OrderOutlineProps) {
  return (
    <>
      <PageHeader heading={heading} lead={lead} />
      <div className="order">
        <div className="stack loose">
          <Card>
            <Skeleton lines={['title', 'line', 'short']} />
            <Skeleton lines={['short', 'line']} />
          </Card>
          <Card>
            <Skeleton lines={['short', 'row']} />
          </Card>
        </div>
        <div className="order-side">
          <Card>
            <Skeleton lines={['short', 'row']} />
            <Skeleton lines={['line', 'line', 'figure']} />
            <Skeleton lines={['action']} />
          </Card>
        </div>
      </div>
    </>
  );
}
