import type { Stories } from '../../components/stories.ts';
import { CodeForm, type CodeFormProps } from './mfa-form.tsx';

const usual: CodeFormProps = {
  notice: undefined,
  waitMs: 0,
  words: {
    intro: 'We sent a code to j***@example.com.',
    hint: 'Six digits.',
    code: 'Verification code',
    verify: 'Verify',
    verifying: 'Verifying',
    resend: 'Resend code',
    resending: 'Sending',
    resendIn: 'Resend code in {seconds}',
    okay: 'Okay',
    back: 'Back to sign in',
    offline: 'You seem to be offline.',
    verification_failed: 'Verify your identity',
    resend_failed: 'Sorry.',
  },
};

export const stories: Stories = {
  usual: <CodeForm {...usual} />,
  'after a wrong code': (
    <CodeForm
      {...usual}
      notice={{ kind: 'error', title: 'Wrong Verification Code', text: 'Please check it.' }}
    />
  ),
  'another code sent': <CodeForm {...usual} notice={{ kind: 'success', title: 'Verification code sent.' }} />,
};
