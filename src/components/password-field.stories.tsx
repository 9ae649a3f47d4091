import { PasswordField } from './password-field.tsx';
import type { Stories } from './stories.ts';

const toggle = { show: 'Show', hide: 'Hide', showLabel: 'Show password', hideLabel: 'Hide password' };

export const stories: Stories = {
  plain: <PasswordField name="sample-secret" label="Password" autoComplete="current-password" />,
  'that can be shown': (
    <PasswordField name="sample-shown" label="Password" autoComplete="current-password" toggle={toggle} />
  ),
  wrong: (
    <PasswordField
      name="sample-new"
      label="New password"
      autoComplete="new-password"
      hint="Eight characters or more."
      error="Too short."
    />
  ),
};
