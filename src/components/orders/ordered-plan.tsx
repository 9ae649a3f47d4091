import type { BillLine } from './order-cost.tsx';
import type { Copy } from '../../copy/copy.ts';
import { Card } from '../card.tsx';
import { DeviceDrawings } from '../device-drawing.tsx';
import { DeviceChips, type DeviceChipsText } from '../devices/device-chips.tsx';
import { Facts } from '../facts.tsx';

/** The plan that is ordered, as text. */
export type OrderedPlanText = {
  name: string;
  /** The plan that it replaces, as text. */
  from: string | undefined;
  /** How long the plan is free at first; undefined where it is not. */
  trial: string | undefined;
  /** Undefined for a plan that is never charged. */
  price: string | undefined;
  /** The period of the price, and whether its tax is in it. */
  per: string | undefined;
  /** The warning about a billing cycle that the checkout does not expect; undefined without one. */
  cycleWarning: string | undefined;
  facts: BillLine[];
  /** Undefined where there are no devices. */
  devices: DeviceChipsText | undefined;
  /** How many of the account's devices the plan does not cover; undefined where it covers all. */
  left: string | undefined;
};

export type OrderedPlanProps = {
  plan: OrderedPlanText;
  words: Pick<Copy['order'], 'planTitle' | 'devices' | 'devicesNone'>;
};

/** Shows the plan that is bought, the plan it replaces, and the devices on it. */
export function OrderedPlan({ plan, words }: OrderedPlanProps) {
  return (
    <Card heading={words.planTitle} headingId="order-plan">
      <div>
        {plan.from && <p className="muted">{plan.from}</p>}
        <p className="order-plan">
          <bdi>{plan.name}</bdi>
        </p>
        {plan.trial && <p className="order-trial">{plan.trial}</p>}
        {plan.price && (
          <p className="order-price">
            <span className="tabular">{plan.price}</span> <span className="muted">{plan.per}</span>
          </p>
        )}
        {plan.cycleWarning && <p className="muted small">{plan.cycleWarning}</p>}
      </div>
      <Facts
        facts={
          plan.devices ? plan.facts : [...plan.facts, { label: words.devices, value: words.devicesNone }]
        }
      />
      {plan.devices && (
        <div className="order-devices">
          <DeviceDrawings />
          <DeviceChips devices={plan.devices} label={words.devices} />
        </div>
      )}
      {plan.left && <p className="muted small">{plan.left}</p>}
    </Card>
  );
}
