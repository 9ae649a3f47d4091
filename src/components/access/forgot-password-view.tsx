import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import { VisitorCard } from './visitor-card.tsx';

type Link = { href: string; label: string };
type Sent = { title: string; text: string; hint: string; login: Link };

export type ForgotPasswordViewProps = (
  | { view: 'default'; title: string; text: string; login: Link }
  | ({ view: 'submitted' } & Sent)
  | ({ view: 'resent'; support: Link & { newTab: string | undefined } } & Sent)
) & {
  /** The form that requests the mail, or requests it again. */
  children?: ReactNode;
};

/** Shows the three views of a forgotten password: the form, the mail was sent, the mail was sent again. */
export function ForgotPasswordView({ children, ...page }: ForgotPasswordViewProps) {
  if (page.view === 'default') {
    return (
      <VisitorCard title={page.title}>
        <p className="forgot-text muted">{page.text}</p>
        {children}
        <p className="card-links">
          <a href={page.login.href}>{page.login.label}</a>
        </p>
      </VisitorCard>
    );
  }
  return (
    <VisitorCard title={page.title}>
      <p className="forgot-text">{page.text}</p>
      <p className="forgot-text muted">{page.hint}</p>
      <div className="forgot-ways">
        {page.view === 'submitted' ? children : <Support {...page.support} />}
        <Button href={page.login.href} variant="quiet" wide>
          {page.login.label}
        </Button>
      </div>
    </VisitorCard>
  );
}

function Support({ href, label, newTab }: Link & { newTab: string | undefined }) {
  if (newTab === undefined) {
    return (
      <Button href={href} variant="secondary" wide>
        {label}
      </Button>
    );
  }
  return (
    <a className="button secondary wide" href={href} target="_blank" rel="noopener">
      {label} <span className="visually-hidden">{newTab}</span>
    </a>
  );
}
