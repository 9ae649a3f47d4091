import { Card } from '../card.tsx';
import { PageHeader } from '../page-header.tsx';
import { Skeleton } from '../skeleton.tsx';

export type BillingOutlineProps = {
  heading: string;
  /** True where the card pays for an order, which is shown beside the form. */
  forOrder: boolean;
};

/** Draws the placeholder of the card form, with the plan beside it that the card will pay for. */
export function BillingOutline({ heading, forOrder }: BillingOutlineProps) {
  const form = (
    <div className="billing stack loose">
      <Card>
        <Skeleton lines={['short', 'row', 'row']} />
      </Card>
      <Card>
        <Skeleton lines={['short', 'row', 'row', 'row', 'row']} />
      </Card>
    </div>
  );
  return (
    <>
      <PageHeader heading={heading} />
      {forOrder ? (
        <div className="billing-page">
          <div className="billing-aside">
            <Card>
              <Skeleton lines={['row', 'title', 'line', 'row']} />
            </Card>
          </div>
          {form}
        </div>
      ) : (
        form
      )}
    </>
  );
}
