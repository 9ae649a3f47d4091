import { Card } from '../card.tsx';
import { Skeleton } from '../skeleton.tsx';

/** Draws the placeholder of the next charge with the card on file, and of the last invoice. */
export function PaymentOutline() {
  return (
    <div className="stack loose">
      <Card>
        <Skeleton lines={['short', 'title']} />
        <Skeleton lines={['short', 'row']} />
      </Card>
      <Card>
        <Skeleton lines={['short']} />
        <Skeleton lines={['row']} />
      </Card>
    </div>
  );
}
