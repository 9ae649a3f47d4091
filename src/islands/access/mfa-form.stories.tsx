import type { Stories } from '../../components/stories.ts';
import { MfaForm, type MfaFormProps } from './mfa-form.tsx';

const usual: MfaFormProps = {
  notice: undefined,
  waitMs: 0,
  signIn: '0123456789abcdef0123456789abcdef',
  redirectUri: '/billing',
  back: { href: '#login', label: 'Back to sign in' },
  words: {
    intro: 'We sent a code to j***@example.com.',
    hint: 'Six digits.',
    byItself: 'We check it as soon as you’ve entered all 6 digits.',
    incomplete: 'The code has 6 digits.',
    code: 'Verification code',
    verify: 'Verify',
    verifying: 'Verifying',
    resend: 'Resend code',
    resending: 'Sending',
    resendIn: 'Resend code in {seconds}',
    okay: 'Okay',
    offline: 'You seem to be offline.',
    verification_failed: 'Verify your identity',
    resend_failed: 'Sorry.',
  },
};

export const stories: Stories = {
  usual: <MfaForm {...usual} />,
  'after a wrong code': (
    <MfaForm
      {...usual}
      notice={{ kind: 'error', title: 'Wrong Verification Code', text: 'Please check it.' }}
    />
  ),
  'another code sent': <MfaForm {...usual} notice={{ kind: 'success', title: 'Verification code sent.' }} />,
  'after another sign-in in this browser': (
    <MfaForm
      {...usual}
      notice={{
        kind: 'error',
        title: 'Another sign-in was started in this browser.',
        text: 'Your code was not checked. Please enter the code we sent to j***@example.com.',
      }}
    />
  ),
  'too soon for another code': <MfaForm {...usual} waitMs={45_000} />,
  'at the end of a linking': (
    <MfaForm
      {...usual}
      linking="aB3dE6gH"
      notice={{ kind: 'error', title: 'Wrong Verification Code', text: 'Please check it.' }}
    />
  ),
};
