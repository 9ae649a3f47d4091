import type { Stories } from '../stories.ts';
import { ForgotPasswordView } from './forgot-password-view.tsx';

const login = { href: '#login', label: 'Return to Login' };
const sent = {
  title: 'Check your email',
  text: 'If jane@example.com belongs to an account, a link is on its way.',
  hint: 'It may take a few minutes.',
  login,
};

export const stories: Stories = {
  form: (
    <ForgotPasswordView
      view="default"
      title="Forgot your password?"
      text="We will send you a link."
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
