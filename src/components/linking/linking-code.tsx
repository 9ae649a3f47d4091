import type { ReactNode } from 'react';
import '../../styles/linking.css';
import { Button } from '../button.tsx';

export type LinkingCodeProps = {
  title: string;
  cancel: { href: string; label: string };
  /** The form that takes the code. */
  children?: ReactNode;
};

/** Shows the code that ends a linking, and the way out. */
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
