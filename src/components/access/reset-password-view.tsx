import type { ReactNode } from 'react';

export type ResetPasswordViewProps = {
  title: string;
  /** Says whose password it is. */
  text: string | undefined;
  /** The form that takes the new password. */
  children?: ReactNode;
};

/** Shows whose new password is chosen. */
export function ResetPasswordView({ title, text, children }: ResetPasswordViewProps) {
  return (
    <div className="stack">
      <h1>{title}</h1>
      {text && <p className="muted">{text}</p>}
      {children}
    </div>
  );
}
