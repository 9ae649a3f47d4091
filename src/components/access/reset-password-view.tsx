import type { ReactNode } from 'react';

export type ResetPasswordViewProps = {
  title: string;
  /** A sentence that names the account. */
  text: string | undefined;
  /** The form that takes the new password. */
  children?: ReactNode;
};

/** Shows the account and the form for its new password. */
export function ResetPasswordView({ title, text, children }: ResetPasswordViewProps) {
  return (
    <div className="stack">
      <h1>{title}</h1>
      {text && <p className="muted">{text}</p>}
      {children}
    </div>
  );
}
