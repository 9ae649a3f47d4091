import type { Stories } from '../stories.ts';
import { RecoveryOutcome } from './recovery-outcome.tsx';

const login = { href: '#login', label: 'Return to Login' };

export const stories: Stories = {
  success: (
    <RecoveryOutcome
      kind="success"
      title="Your password is changed"
      text="You can now sign in with your new password."
      links={[login]}
    />
  ),
  'with an app': (
    <RecoveryOutcome
      kind="success"
      title="Your email is verified"
      text="Thank you for confirming your email address."
      hint="You can now sign in."
      app={{ href: '#app', label: 'Open App', hidden: false }}
      links={[login]}
    />
  ),
  problem: (
    <RecoveryOutcome
      kind="problem"
      title="The password reset link is invalid"
      text="Please request a new one in the app, or with Forgot Password."
      links={[{ href: '#forgot', label: 'Forgot Password?' }, login]}
    />
  ),
};
