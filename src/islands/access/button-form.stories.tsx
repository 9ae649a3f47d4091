import type { Stories } from '../../components/stories.ts';
import { ButtonForm } from './button-form.tsx';

export const stories: Stories = {
  usual: <ButtonForm action="#again" words={{ submit: 'Try Again', submitting: 'Verifying…' }} />,
  'beside something else': (
    <ButtonForm
      action="#resend"
      variant="secondary"
      words={{ submit: 'Resend Reset Link', submitting: 'Sending…' }}
    />
  ),
};
