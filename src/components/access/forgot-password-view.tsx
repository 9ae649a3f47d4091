import type { ReactNode } from 'react';
import { Alert, type AlertProps } from '../alert.tsx';
import { Button } from '../button.tsx';
import { SupportButton, type SupportButtonProps } from './support-button.tsx';
import { VisitorCard } from './visitor-card.tsx';

type Link = { href: string; label: string };
type Sent = { title: string; text: string; hint: string; login: Link };

/** What was done for a person who said that a sign-in was not them, and what else helps. */
type RecoveryNotice = Pick<AlertProps, 'kind'> & {
  /** Each a sentence. */
  done: readonly string[];
  advice: readonly string[];
  /** Where the advice names support. */
  support: SupportButtonProps['support'] | undefined;
};

export type ForgotPasswordViewProps = (
  | { view: 'default'; title: string; text: string; login: Link; notice?: RecoveryNotice | undefined }
  | ({ view: 'submitted'; notice?: RecoveryNotice | undefined } & Sent)
  | ({ view: 'resent'; support: SupportButtonProps['support'] } & Sent)
) & {
  /** The form that requests the mail, or requests it again. */
  children?: ReactNode;
};

/** Shows the three views of a forgotten password: the form, the mail was sent, the mail was sent again. */
export function ForgotPasswordView({ children, ...page }: ForgotPasswordViewProps) {
  if (page.view === 'default') {
    return (
      <VisitorCard title={page.title}>
        {page.notice && <WhatWasDone {...page.notice} />}
        <p className={page.notice ? 'forgot-text' : 'forgot-text muted'}>{page.text}</p>
        {children}
        {page.notice && <Advice {...page.notice} />}
        <p className="card-links">
          <a href={page.login.href}>{page.login.label}</a>
        </p>
      </VisitorCard>
    );
  }
  return (
    <VisitorCard title={page.title}>
      {page.view === 'submitted' && page.notice && <WhatWasDone {...page.notice} />}
      <p className="forgot-text">{page.text}</p>
      <p className="forgot-text muted">{page.hint}</p>
      <div className="forgot-ways">
        {page.view === 'submitted' ? children : <SupportButton support={page.support} wide />}
        <Button href={page.login.href} variant="quiet" wide>
          {page.login.label}
        </Button>
      </div>
      {page.view === 'submitted' && page.notice && <Advice {...page.notice} />}
    </VisitorCard>
  );
}

function WhatWasDone({ kind, done }: RecoveryNotice) {
  return (
    <div className="forgot-told">
      <Alert kind={kind} focus>
        {done.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </Alert>
    </div>
  );
}

function Advice({ advice, support }: RecoveryNotice) {
  return (
    <>
      {advice.map((sentence) => (
        <p key={sentence} className="forgot-text muted">
          {sentence}
        </p>
      ))}
      {support && (
        <p className="forgot-text">
          <SupportButton support={support} compact />
        </p>
      )}
    </>
  );
}
