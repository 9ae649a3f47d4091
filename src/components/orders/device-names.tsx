import { Children } from 'react';
import '../../styles/order-summary.css';

export type DeviceNamesProps = {
  /** Names the list for a screen reader. */
  label: string;
  names: readonly string[];
};

/** Lists the devices of an order by their names, which need not differ; nothing for none. */
export function DeviceNames({ label, names }: DeviceNamesProps) {
  return (
    names.length > 0 && (
      <ul className="order-devices" aria-label={label}>
        {Children.toArray(names.map((name) => <li dir="auto">{name}</li>))}
      </ul>
    )
  );
}
