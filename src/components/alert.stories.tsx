import { Alert } from './alert.tsx';
import type { Stories } from './stories.ts';

const close = { href: '#close', label: 'Close' };

export const stories: Stories = {
  error: <Alert kind="error" text="Sorry there was an error while logging in." close={close} />,
  success: <Alert kind="success" text="Verification code sent." close={close} />,
  warning: <Alert kind="warning" text="Your card expires next month." close={close} />,
  info: <Alert kind="info" text="Your plan changes on Dec 3, 2026." close={close} />,
  'with a title': (
    <Alert
      kind="error"
      title="Your card was declined"
      text="Use another card, or ask your bank. Nothing was charged."
    />
  ),
  'with a reference': (
    <Alert
      kind="error"
      text={'Sorry there was an error while logging in.\nReference: 5de051eb-0b5c-4f0e-9d0a-6c1f5a3b7e21'}
      close={close}
    />
  ),
  'with a way on': (
    <Alert kind="info" text="You were signed out.">
      <a href="#login">Sign in</a>
    </Alert>
  ),
  'with a way on in its line': (
    <Alert
      kind="error"
      text="The email or password is wrong."
      after={<a href="#forgot">Forgot Password?</a>}
    />
  ),
  'closed by script': (
    <Alert kind="success" text="Saved." close={{ label: 'Close the message', onClose: () => {} }} />
  ),
};
