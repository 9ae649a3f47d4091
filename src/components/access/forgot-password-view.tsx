import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import { SupportButton, type SupportButtonProps } from './support-button.tsx';
import { VisitorCard } from './visitor-card.tsx';

type Link = { href: string; label: string };
type Sent = { title: string; text: string; hint: string; login: Link };

export type ForgotPasswordViewProps = (
  | { view: 'default'; title: string; text: string; login: Link }
  | ({ view: 'submitted' } & Sent)
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
        {page.view === 'submitted' ? children : <SupportButton support={page.support} wide />}
        <Button href={page.login.href} variant="quiet" wide>
          {page.login.label}
        </Button>
      </div>
    </VisitorCard>
  );
}
