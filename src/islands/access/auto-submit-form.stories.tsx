import type { Stories } from '../../components/stories.ts';
import { AutoSubmitForm } from './auto-submit-form.tsx';

const words = {
  busy: 'Signing you in…',
  still: 'Almost there. Press Continue to sign in.',
  button: 'Continue',
  offline: 'You seem to be offline.',
  failed: 'Please try again.',
};

export const stories: Stories = {
  submitting: <AutoSubmitForm action="#sso" fields={{ via: 'sso' }} words={words} />,
  'inside an app': <AutoSubmitForm action="#sso" fields={{ via: 'isolated' }} app="app" words={words} />,
};
