import type { ReactNode } from 'react';
import type { BillLine } from './order-cost.tsx';

export type OrderBarProps = {
  /** The charge of today: on a phone it stays visible beside the buttons, hidden from screen readers as a duplicate. */
  today: BillLine;
  /** What has to be ticked before the order. */
  consent?: ReactNode;
  /** Says what has to be ticked; `missed` after a press without it. */
  hint?: { id: string; text: string; missed: boolean };
  /** The buttons. */
  children?: ReactNode;
};

/**
 * The consent and the buttons that end an order; on a phone they stick to the bottom of the screen with the charge of
 * today.
 */
export function OrderBar({ today, consent, hint, children }: OrderBarProps) {
  return (
    <div className="order-bar">
      <p className="order-today" aria-hidden="true">
        <span>{today.label}</span>
        <strong className="tabular">{today.value}</strong>
      </p>
      {consent}
      <div className="order-actions">{children}</div>
      {hint && (
        <p className={hint.missed ? 'order-hint missed' : 'order-hint'} id={hint.id}>
          {hint.text}
        </p>
      )}
    </div>
  );
}
