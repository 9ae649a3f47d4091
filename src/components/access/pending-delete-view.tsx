import type { ReactNode } from 'react';
import { Alert } from '../alert.tsx';
import { Card } from '../card.tsx';

type Link = { href: string; label: string };

export type PendingDeleteViewProps = {
  title: string;
  text: string;
  /** Why the request was not taken back, and who helps. */
  failure: { text: string; support: Link; close: Link } | undefined;
  /** The forms that take the request back, or keep it. */
  children?: ReactNode;
};

/** Shows that an account waits for its deletion. */
export function PendingDeleteView({ title, text, failure, children }: PendingDeleteViewProps) {
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
        {children}
      </div>
    </Card>
  );
}
