import type { OrderThanksText } from '../../contracts/orders/order-summary.ts';
import { Facts } from '../facts.tsx';
import { DeviceNames } from './device-names.tsx';
import '../../styles/order-thanks.css';

export type OrderThanksProps = {
  thanks: OrderThanksText;
  /** Names the list of devices for a screen reader. */
  devicesLabel: string;
};

/** Says what was bought, what was charged, what comes next, and which devices are covered. */
export function OrderThanks({ thanks: { text, lines, devices, note }, devicesLabel }: OrderThanksProps) {
  return (
    <div className="order-thanks">
      <p className="order-thanks-text">{text}</p>
      <Facts facts={lines} />
      <DeviceNames label={devicesLabel} names={devices} />
      <p className="muted">{note}</p>
    </div>
  );
}
