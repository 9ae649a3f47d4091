import type { CheckoutView } from '../../contracts/orders/checkout.ts';
import { Card } from '../card.tsx';
import { Facts } from '../facts.tsx';
import { DeviceNames } from './device-names.tsx';
import '../../styles/checkout.css';

export type CheckoutPlanProps = {
  plan: CheckoutView['plan'];
  words: Record<'planTitle' | 'devices' | 'devicesNone', string>;
};

/** Shows the plan that is bought and the devices on it. */
export function CheckoutPlan({ plan, words }: CheckoutPlanProps) {
  const count = plan.devices.length;
  return (
    <Card heading={words.planTitle} headingId="checkout-plan">
      <div>
        <p className="order-plan">{plan.name}</p>
        <p className="checkout-price">
          <span className="tabular">{plan.price}</span> <span className="muted">{plan.per}</span>
        </p>
        {plan.cycleWarning && <p className="muted small">{plan.cycleWarning}</p>}
      </div>
      {plan.facts.length > 0 && <Facts facts={plan.facts} />}
      <div className="checkout-devices">
        <p className="muted small">{`${words.devices}: ${count === 0 ? words.devicesNone : count}`}</p>
        <DeviceNames label={words.devices} names={plan.devices} />
        {plan.left && <p className="muted small">{plan.left}</p>}
      </div>
    </Card>
  );
}
