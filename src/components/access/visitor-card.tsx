import type { ReactNode } from 'react';
import { Card } from '../card.tsx';

export type MfaViewProps = {
  title: string;
  /** The form that takes the MFA code. */
  children?: ReactNode;
};

/** Shows the card of a sign-in that waits for its MFA code. */
export function MfaView({ title, children }: MfaViewProps) {
  return (
    <Card raised>
      <div>
        <h1>{title}</h1>
        {children}
      </div>
    </Card>
  );
}
