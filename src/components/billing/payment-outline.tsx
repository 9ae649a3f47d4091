import { Card } from '../card.tsx';
import { Skeleton } from '../skeleton.tsx';

/** Draws the placeholder of the next charge, the card on file, the upcoming charges and the latest invoices. */
export function PaymentOutline() {
  return (
    <div className="stack loose">
      <Card>
        <Skeleton lines={['short', 'title']} />
      </Card>
      <Card>
        <Skeleton lines={['short']} />
        <Skeleton lines={['row']} />
        <Skeleton lines={['short']} />
      </Card>
      <Card>
        <Skeleton lines={['short']} />
        <Skeleton lines={['row', 'row', 'row', 'row']} />
      </Card>
      <Card>
        <Skeleton lines={['short']} />
        <Skeleton lines={['row', 'row', 'row']} />
      </Card>
    </div>
  );
}
