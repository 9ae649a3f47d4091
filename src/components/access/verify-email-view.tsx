import type { ReactNode } from 'react';
import '../../styles/verify-email-form.css';
import { Alert } from '../alert.tsx';

export type VerifyEmailViewProps = {
  title: string;
  /** Why the last try came to nothing. */
  problem: string | undefined;
  /** The form that verifies: by itself, or after a try that failed by its button. */
  children?: ReactNode;
};

/** Shows that an address is being verified, or why it could not be. */
export function VerifyEmailView({ title, problem, children }: VerifyEmailViewProps) {
  return (
    <div className="verify-email-form">
      <h1>{title}</h1>
      {problem !== undefined && <Alert kind="error" text={problem} focus />}
      {children}
    </div>
  );
}
