import type { ReactNode } from 'react';
import type { BillLine } from '../../contracts/orders/order-summary.ts';
import '../../styles/order-summary.css';

export type OrderBarProps = {
  /** What is charged now: on a phone it stays in sight beside the buttons, where a screen reader has it once already. */
  today: BillLine;
  /** The buttons. */
  children?: ReactNode;
};

/** The buttons that end an order; on a phone they keep to the foot of the screen, with what is charged. */
export function OrderBar({ today, children }: OrderBarProps) {
  return (
    <div className="order-bar">
      <p className="order-today" aria-hidden="true">
        <span>{today.label}</span>
        <strong className="tabular">{today.value}</strong>
      </p>
      <div className="order-actions">{children}</div>
    </div>
  );
}
