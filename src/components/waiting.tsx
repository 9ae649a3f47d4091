import type { ReactNode } from 'react';
import '../styles/waiting.css';

export type WaitingProps = {
  /** Said to a screen reader, once. */
  text: string;
  /** The outline of what is coming. */
  children: ReactNode;
};

/** Stands in for what is still to come, and goes when it arrives beside it. */
export function Waiting({ text, children }: WaitingProps) {
  return (
    <div className="waiting">
      <p className="visually-hidden" role="status">
        {text}
      </p>
      {children}
    </div>
  );
}
