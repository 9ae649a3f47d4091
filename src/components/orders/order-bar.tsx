import type { ReactNode } from 'react';
import type { BillLine } from './order-cost.tsx';

export type OrderBarProps = {
  /** The charge of today: on a phone it stays visible beside the buttons, hidden from screen readers as a duplicate. */
  today: BillLine;
  /** The buttons. */
  children?: ReactNode;
};

/** The buttons that end an order; on a phone they stick to the bottom of the screen with the charge of today. */
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
