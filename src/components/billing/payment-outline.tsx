import { Card } from '../card.tsx';
import { Skeleton } from '../skeleton.tsx';

/** Draws the placeholder of the card on file, its address and the latest invoices. */
export function PaymentOutline() {
  return (
    <div className="stack loose">
      <Card>
        <Skeleton lines={['short']} />
        <Skeleton lines={['row']} />
        <Skeleton lines={['short', 'line', 'line', 'line', 'line']} />
        <Skeleton lines={['short', 'line']} />
      </Card>
      <Card>
        <Skeleton lines={['short']} />
        <Skeleton lines={['row', 'row', 'row']} />
      </Card>
    </div>
  );
}
