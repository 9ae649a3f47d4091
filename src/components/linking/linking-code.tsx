import type { ReactNode } from 'react';
import { Button } from '../button.tsx';

export type LinkingCodeProps = {
  title: string;
  cancel: { href: string; label: string };
  /** The form that takes the MFA code. */
  children?: ReactNode;
};

/** Shows the MFA step of a linking, with a button to cancel. */
export function LinkingCode({ title, cancel, children }: LinkingCodeProps) {
  return (
    <div className="linking">
      <h1>{title}</h1>
      {children}
      <Button href={cancel.href} variant="quiet" wide>
        {cancel.label}
      </Button>
    </div>
  );
}
