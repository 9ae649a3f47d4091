import { Alert } from '../../components/alert.tsx';
import { sampleTexts, type Stories } from '../../components/stories.ts';
import { mfa } from '../../copy/en/access/mfa.ts';
import { MfaForm, type MfaFormProps } from './mfa-form.tsx';

const usual: MfaFormProps = {
  over: '#over',
  notice: undefined,
  waitMs: 0,
  signIn: '0123456789abcdef0123456789abcdef',
  redirectUri: '#back',
  back: { href: '#login', label: 'Back to sign in' },
  words: {
    intro: sampleTexts(mfa, 'intro').join(),
    hint: mfa.hint,
    byItself: 'We check it as soon as you’ve entered all 6 digits.',
    incomplete: 'The code has 6 digits.',
    code: 'Verification code',
    verify: 'Verify',
    verifying: mfa.verifying,
    resend: mfa.resend,
    resending: mfa.resending,
    resendIn: mfa.resendIn,
    okay: 'Okay',
    offline: mfa.offline,
    verification_failed: 'Verify your identity',
    resend_failed: mfa.resend_failed,
  },
};

const titled = [
  'account_locked',
  'too_many_attempts',
  'too_many_codes',
  'service_busy',
  'code_expired',
  'code_invalid',
  'code_incomplete',
  'code_pending',
  'another_code',
  'another_sign_in',
  'verification_failed',
] as const;

export const stories: Stories = {
  usual: <MfaForm {...usual} />,
  'after a wrong code': (
    <MfaForm
      {...usual}
      notice={{ kind: 'error', title: 'Wrong Verification Code', text: 'Please check it.' }}
    />
  ),
  'every message': (
    <div className="stack">
      {titled.map((code) => {
        const [title, text] = sampleTexts(mfa, code, `${code}_text`);
        return <Alert key={code} kind="error" title={title} text={text} />;
      })}
      {sampleTexts(mfa, 'resend_failed', 'resend_too_soon', 'sign_in_over').map((text) => (
        <Alert key={text} kind="error" text={text} />
      ))}
    </div>
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
