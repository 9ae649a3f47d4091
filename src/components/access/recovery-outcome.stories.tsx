import { recovery } from '../../copy/en/access/recovery.ts';
import { security } from '../../copy/en/access/security.ts';
import { fillIn } from '../../copy/fill-in.ts';
import type { Stories } from '../stories.ts';
import { RecoveryOutcome } from './recovery-outcome.tsx';

const login = { href: '#login', label: 'Return to Login' };

export const stories: Stories = {
  success: (
    <RecoveryOutcome
      kind="success"
      title="Your password has been changed"
      text="You can now sign in with your new password."
      links={[login]}
    />
  ),
  'changed, and the rest is not certain': (
    <RecoveryOutcome
      kind="problem"
      title={recovery.resetDoneTitle}
      text={security.compromiseReportSessionsUnsure}
      hint={fillIn(recovery.resetDoneUnsure, { page: security.title })}
      links={[login]}
    />
  ),
  'with an app': (
    <RecoveryOutcome
      kind="success"
      title="Your email is verified"
      text="Thank you for confirming your email address."
      hint={recovery.verifiedHint}
      app={{ href: '#app', label: 'Open App', hidden: false }}
      links={[login]}
    />
  ),
  'an address that is not verified': (
    <RecoveryOutcome
      kind="problem"
      title={recovery.notVerifiedTitle}
      text={recovery.link_expired}
      hint={recovery.notVerifiedHint}
      links={[login]}
    />
  ),
  'every other problem': (
    <div className="stack">
      <RecoveryOutcome
        kind="problem"
        title={recovery.notVerifiedTitle}
        text={recovery.link_invalid}
        links={[login]}
      />
      <RecoveryOutcome
        kind="problem"
        title={recovery.verifyTitle}
        text={recovery.openAgain}
        links={[login]}
      />
    </div>
  ),
  'a used link': (
    <div className="stack">
      <RecoveryOutcome
        kind="info"
        title={recovery.link_used}
        text={recovery.link_used_text}
        hint={recovery.verifiedHint}
        links={[login]}
      />
      <RecoveryOutcome
        kind="info"
        title={recovery.LINK_ALREADY_USED}
        text={recovery.LINK_ALREADY_USED_text}
        links={[login]}
      />
    </div>
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
