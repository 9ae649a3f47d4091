import { Card } from '../card.tsx';
import { Skeleton } from '../skeleton.tsx';

/** Draws the placeholder of a plan card: its name, money and action, then its facts and devices. */
export function PlanCardOutline() {
  return (
    <Card>
      <Skeleton lines={['title', 'short']} />
      <div className="plan-body">
        <div className="plan-main">
          <Skeleton lines={['short', 'figure']} />
          <Skeleton lines={['action']} />
        </div>
        <div className="plan-side">
          <div className="plan-facts">
            <Skeleton lines={['short', 'line']} />
            <Skeleton lines={['short', 'line']} />
          </div>
          <Skeleton lines={['short', 'line']} />
          <div className="device-chips">
            <Skeleton lines={['chip']} />
            <Skeleton lines={['chip']} />
          </div>
        </div>
      </div>
    </Card>
  );
}
