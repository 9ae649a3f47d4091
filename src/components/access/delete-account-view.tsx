import type { ReactNode } from 'react';
import { Alert, type AlertProps } from '../alert.tsx';
import { Button } from '../button.tsx';
import { Card } from '../card.tsx';
import { DeletionBilling, type DeletionBillingText } from './deletion-billing.tsx';
import { pathTo } from '../../domain/pages/path-to.ts';

export type DeleteAccountViewProps = {
  /** How the person proves their identity: `none` after a recent sign-in, else by password or by signing in again. */
  proof: 'none' | 'password' | 'signIn';
  /** Why the last attempt failed. */
  failure: Pick<AlertProps, 'text' | 'lang'> | undefined;
  /** A sentence that names the account. */
  whose: string;
  /** How to keep a clip. */
  video: string;
  /** What the deletion means for plans and payments; undefined where the person must sign in again first. */
  billing: DeletionBillingText | undefined;
  signIn: { href: string; label: string };
  words: { confirmTitle: string; confirmText: string; askSignIn: string; notNow: string };
  /** The form that deletes the account. */
  children?: ReactNode;
};

/** Asks for confirmation before an account is deleted, and for proof of identity if the sign-in is not recent. */
export function DeleteAccountView({
  proof,
  failure,
  whose,
  video,
  billing,
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
        <p>{video}</p>
        {billing && <DeletionBilling {...billing} />}
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
        <Button href={pathTo('myPlan')} variant="secondary" wide>
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
