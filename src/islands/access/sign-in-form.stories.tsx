import { Alert } from '../../components/alert.tsx';
import { sampleTexts, type Stories } from '../../components/stories.ts';
import { deletion } from '../../copy/en/access/deletion.ts';
import { signIn } from '../../copy/en/access/signIn.ts';
import { SignInForm, type SignInFormProps } from './sign-in-form.tsx';

const usual: SignInFormProps = {
  intro: signIn.intro,
  notice: undefined,
  message: undefined,
  code: undefined,
  username: '',
  rememberMe: false,
  redirectUri: undefined,
  toggle: { show: 'Show', hide: 'Hide', showLabel: 'Show password', hideLabel: 'Hide password' },
  newPassword: { href: '#forgot', isLinked: true },
  support: {
    hint: 'The link is in an email from us. Please check your spam folder too.',
    href: '#support',
    label: 'Contact Support',
    newTab: '(opens in a new tab)',
  },
  words: {
    email: 'Email Address',
    password: 'Password',
    rememberMe: 'Remember Me',
    submit: 'Sign In',
    submitting: 'Signing in',
    noEmail: 'Please enter your email address.',
    noPassword: 'Please enter your password.',
    closeAlert: 'Close',
    forgotPassword: 'Forgot Password?',
    offline: signIn.offline,
    failed: 'Sorry there was an error while logging in.',
  },
};

const { rememberMe: _label, closeAlert: _close, ...linkingWords } = usual.words;
const linkingProps: SignInFormProps = { ...usual, intro: undefined, words: linkingWords };

const messages = sampleTexts(
  signIn,
  'missing_parameters',
  'wrong_credentials',
  'sign_in_incomplete',
  'service_busy',
  'too_many_codes',
  'too_many_attempts',
  'offline',
);
const notices = sampleTexts(
  signIn,
  'reasonIdle',
  'reasonEnded',
  'reasonDoubled',
  'reasonRecent',
  'backFromOrder',
  'backFromCard',
  'reasonSignedOut',
  'reasonUnavailable',
  'reasonNoToken',
  'reasonTokenRefused',
  'reasonSsoFailed',
);

export const stories: Stories = {
  usual: <SignInForm {...usual} />,
  'with a notice': (
    <SignInForm {...usual} notice={{ text: 'You were signed out.', link: { href: '#why', label: 'Why?' } }} />
  ),
  'after the account’s end was asked for': (
    <SignInForm
      {...usual}
      notice={{
        takesFocus: true,
        title: 'Your account will be deleted',
        text: deletion.askedText,
      }}
    />
  ),
  'every message and notice': (
    <div className="stack">
      {messages.map((text) => (
        <Alert key={text} kind="error" text={text} />
      ))}
      {notices.map((text) => (
        <Alert key={text} kind="info" text={text} />
      ))}
    </div>
  ),
  'after a failure': (
    <SignInForm
      {...usual}
      message="The email or password is wrong."
      code="platform_message"
      username="jane@example.com"
      rememberMe
    />
  ),
  'an address that is not verified': (
    <SignInForm
      {...usual}
      message="Email is not verified. Please verify and try again."
      code="email_not_verified"
    />
  ),
  'an account that is locked': (
    <SignInForm
      {...usual}
      message="Your account is locked. Please wait 10 minutes and try again."
      code="account_locked"
    />
  ),
  'to link an assistant': (
    <SignInForm
      {...linkingProps}
      linking={{
        note: 'sealed',
        withoutPassword: undefined,
      }}
    />
  ),
  'to link an assistant, after a failure': (
    <SignInForm
      {...linkingProps}
      message="The email or password is wrong."
      code="platform_message"
      username="jane@example.com"
      linking={{
        note: 'sealed',
        withoutPassword: {
          text: 'If you signed up with Google or Apple, set a password first.',
          href: '#forgot',
          label: 'Set or reset your password',
        },
      }}
    />
  ),
};
