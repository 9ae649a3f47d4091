import type { Stories } from '../../components/stories.ts';
import { ForgotForm, type ForgotFormProps } from './forgot-form.tsx';

const usual: ForgotFormProps = {
  email: '',
  redirectUri: undefined,
  error: undefined,
  smallLabel: false,
  words: {
    email: 'Email Address',
    emailInvalid: 'Please enter a valid email address.',
    send: 'Send Reset Link',
    sending: 'Sending…',
  },
};

export const stories: Stories = {
  usual: <ForgotForm {...usual} />,
  'not an address': (
    <ForgotForm {...usual} email="jane@" error="Please enter a valid email address." smallLabel />
  ),
};
