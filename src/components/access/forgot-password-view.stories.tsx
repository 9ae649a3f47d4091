import { recovery } from '../../copy/en/access/recovery.ts';
import { security } from '../../copy/en/access/security.ts';
import { sampleTexts, type Stories } from '../stories.ts';
import { ForgotPasswordView } from './forgot-password-view.tsx';

const login = { href: '#login', label: recovery.backToLoginPage };
const [sentText = '', resentText = ''] = sampleTexts(recovery, 'submittedText', 'resentText');
const [mailedText = '', codeAdvice = ''] = sampleTexts(security, 'compromiseReportMailed', 'mfaOffDo');
const support = { href: '#support', label: 'Contact Support', newTab: '(opens in a new tab)' };
const back = { href: '#security', label: security.title };
const sent = {
  title: 'Check your email',
  text: sentText,
  hint: recovery.submittedHint,
  login,
};

export const stories: Stories = {
  form: (
    <ForgotPasswordView
      view="default"
      title="Forgot your password?"
      text={recovery.forgotIntro}
      login={login}
    >
      <p>The form stands here.</p>
    </ForgotPasswordView>
  ),
  'the mail is on its way': (
    <ForgotPasswordView view="submitted" {...sent}>
      <p>The form stands here.</p>
    </ForgotPasswordView>
  ),
  'it is on its way, to a browser without cookies': (
    <ForgotPasswordView view="submitted" {...sent} text={recovery.submittedUnnamed} />
  ),
  'it is on its way again': (
    <ForgotPasswordView
      view="resent"
      {...sent}
      title={recovery.resentTitle}
      text={resentText}
      hint={recovery.resentHint}
      support={support}
    />
  ),
  'support by e-mail': (
    <ForgotPasswordView
      view="resent"
      {...sent}
      support={{ href: '#mail', label: 'Contact Support', newTab: undefined }}
    />
  ),
  'a sign-in was not the person': (
    <ForgotPasswordView
      view="submitted"
      {...sent}
      text={mailedText}
      login={back}
      notice={{
        kind: 'success',
        done: [security.compromiseReportSessions, security.compromiseReportBrowsers],
        advice: [security.compromiseReportSocial, codeAdvice],
        support,
      }}
    >
      <p>The form stands here.</p>
    </ForgotPasswordView>
  ),
  'it was not, and nobody knows what is done': (
    <ForgotPasswordView
      view="default"
      title={recovery.resetTitle}
      text={security.compromiseReportMailUnsure}
      login={back}
      notice={{
        kind: 'warning',
        done: [
          security.compromiseReportSessionsUnsure,
          security.compromiseReportBrowsersUnsure,
          security.compromiseReportLookAgain,
        ],
        advice: [security.compromiseReportApp],
        support,
      }}
    >
      <p>The form stands here.</p>
    </ForgotPasswordView>
  ),
  'it was not, and too many links were asked for': (
    <ForgotPasswordView
      view="default"
      title={recovery.resetTitle}
      text={security.compromiseReportMailSpent}
      login={back}
      notice={{
        kind: 'success',
        done: [security.compromiseReportSessions, security.compromiseReportBrowsers],
        advice: [],
        support: undefined,
      }}
    >
      <p>The form stands here.</p>
    </ForgotPasswordView>
  ),
};
