import type { ReactNode } from 'react';
import '../../styles/card-links.css';
import { Alert, type AlertProps } from '../alert.tsx';
import { Button } from '../button.tsx';
import { Card } from '../card.tsx';

export type DeleteAccountViewProps = {
  /** What proves that it is them: `none` is asked of whoever signed in lately. */
  proof: 'none' | 'password' | 'signIn';
  /** Why the last try came to nothing. */
  failure: Pick<AlertProps, 'text' | 'lang'> | undefined;
  /** Names the account. */
  whose: string;
  signIn: { href: string; label: string };
  words: { confirmTitle: string; confirmText: string; askSignIn: string; notNow: string };
  /** The form that deletes. */
  children?: ReactNode;
};

/** Asks before an account is deleted, and for a proof where none is recent. */
export function DeleteAccountView({
  proof,
  failure,
  whose,
  signIn,
  words,
  children,
}: DeleteAccountViewProps) {
  return (
    <Card raised>
      <div className="stack">
        <h1>{words.confirmTitle}</h1>
        {failure && <Alert kind="error" {...failure} focus />}
        <p>{whose}</p>
        <p>{words.confirmText}</p>
        {proof === 'signIn' ? (
          <>
            <p>{words.askSignIn}</p>
            <Button href={signIn.href} wide>
              {signIn.label}
            </Button>
          </>
        ) : (
          children
        )}
        <Button href="/subscriptions" variant="secondary" wide>
          {words.notNow}
        </Button>
      </div>
      {proof === 'password' && (
        <p className="card-links">
          <a href={signIn.href}>{signIn.label}</a>
        </p>
      )}
    </Card>
  );
}
