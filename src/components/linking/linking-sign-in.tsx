import type { ReactNode } from 'react';
import { Button } from '../button.tsx';

export type LinkingSignInProps = {
  heading: string;
  /** Names the assistant and what it may do after the sign-in. */
  authorizing: string;
  /** The data the assistant receives. */
  shared: string;
  policies: { label: string; links: readonly { href: string; label: string }[] };
  cancel: { href: string; label: string };
  /** The sign-in form. */
  children?: ReactNode;
};

/** Shows which account is linked to which assistant, around the sign-in form. */
export function LinkingSignIn({
  heading,
  authorizing,
  shared,
  policies,
  cancel,
  children,
}: LinkingSignInProps) {
  return (
    <div className="linking">
      <h1>{heading}</h1>
      <p>{authorizing}</p>
      {children}
      <Button href={cancel.href} variant="quiet" wide>
        {cancel.label}
      </Button>
      <p className="linking-shared">{shared}</p>
      <ul className="linking-policies" aria-label={policies.label}>
        {policies.links.map((link) => (
          <li key={link.href}>
            <a href={link.href}>{link.label}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
