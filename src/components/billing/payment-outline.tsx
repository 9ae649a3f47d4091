import { Card } from '../card.tsx';
import { Skeleton } from '../skeleton.tsx';

/** Draws the placeholder of the next charge with the card on file, and of the last invoice. */
export function PaymentOutline() {
  return (
    <div className="stack loose">
      <Card>
        <div className="charge-and-card">
          <Skeleton lines={['short', 'title', 'title', 'line', 'line', 'row']} />
          <Skeleton lines={['short', 'row', 'action']} />
        </div>
      </Card>
      <Card>
        <Skeleton lines={['short']} />
        <Skeleton lines={['row']} />
      </Card>
    </div>
  );
}
