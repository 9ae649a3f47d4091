import type { ReactNode } from 'react';
import { Alert } from '../alert.tsx';

export type VerifyEmailViewProps = {
  title: string;
  /** Why the last attempt failed. */
  problem: string | undefined;
  /** The form that verifies: it submits itself, or has a button after a failed attempt. */
  children?: ReactNode;
};

/** Shows that an e-mail address is being verified, or why that failed. */
export function VerifyEmailView({ title, problem, children }: VerifyEmailViewProps) {
  return (
    <div className="verify-email-form">
      <h1>{title}</h1>
      {problem !== undefined && <Alert kind="error" text={problem} focus />}
      {children}
    </div>
  );
}
