import { recovery } from '../../copy/en/access/recovery.ts';
import { sampleTexts, type Stories } from '../stories.ts';
import { ForgotPasswordView } from './forgot-password-view.tsx';

const login = { href: '#login', label: recovery.backToLoginPage };
const [sentText = '', resentText = ''] = sampleTexts(recovery, 'submittedText', 'resentText');
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
  'it is on its way again': (
    <ForgotPasswordView
      view="resent"
      {...sent}
      title={recovery.resentTitle}
      text={resentText}
      hint={recovery.resentHint}
      support={{ href: '#support', label: 'Contact Support', newTab: '(opens in a new tab)' }}
    />
  ),
  'support by e-mail': (
    <ForgotPasswordView
      view="resent"
      {...sent}
      support={{ href: '#mail', label: 'Contact Support', newTab: undefined }}
    />
  ),
};
