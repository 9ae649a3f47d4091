import type { ReactNode } from 'react';
import { Alert } from '../alert.tsx';
import { Card } from '../card.tsx';
import { DeletionBilling, type DeletionBillingText } from './deletion-billing.tsx';

type Link = { href: string; label: string };

export type PendingDeleteViewProps = {
  title: string;
  text: string;
  /** How plans and payments go on. */
  billing: DeletionBillingText;
  /** Why the deletion request could not be cancelled, with links to support and to close the message. */
  failure: { text: string; support: Link; close: Link } | undefined;
  /** The forms that cancel the deletion request or keep it. */
  children?: ReactNode;
};

/** Shows that an account has a pending deletion. */
export function PendingDeleteView({ title, text, billing, failure, children }: PendingDeleteViewProps) {
  return (
    <Card raised>
      <div className="stack">
        <h1>{title}</h1>
        {failure && (
          <Alert kind="error" text={failure.text} close={failure.close} focus>
            <a href={failure.support.href}>{failure.support.label}</a>
          </Alert>
        )}
        <p>{text}</p>
        <DeletionBilling {...billing} />
        {children}
      </div>
    </Card>
  );
}
