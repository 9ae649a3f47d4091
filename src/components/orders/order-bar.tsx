import type { ReactNode } from 'react';

export type OrderBarProps = {
  /** What is agreed to (`OrderTerms`). */
  terms?: ReactNode;
  /** What has to be ticked before the order. */
  consent?: ReactNode;
  /** Says what has to be ticked; `missed` after a press without it. */
  hint?: { id: string; text: string; missed: boolean };
  /** The buttons. */
  children?: ReactNode;
};

/** What is agreed to, the consent and the buttons, in one block; on a phone it sticks to the bottom of the screen. */
export function OrderBar({ terms, consent, hint, children }: OrderBarProps) {
  return (
    <div className="order-bar">
      {terms}
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
