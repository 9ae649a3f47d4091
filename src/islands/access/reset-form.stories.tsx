import type { Stories } from '../../components/stories.ts';
import { ResetForm, type ResetFormProps } from './reset-form.tsx';

const usual: ResetFormProps = {
  email: 'jane@example.com',
  message: undefined,
  specialCharacter: true,
  words: {
    newPassword: 'New password',
    confirmation: 'Confirm password',
    needMet: '(done)',
    need_length: '8 to 40 characters',
    need_uppercase: 'An uppercase letter',
    need_lowercase: 'A lowercase letter',
    need_number: 'A number',
    need_special: 'A special character',
    submit: 'Reset password',
    submitting: 'Saving',
    show: 'Show',
    hide: 'Hide',
    showNewLabel: 'Show the new password',
    hideNewLabel: 'Hide the new password',
    showConfirmationLabel: 'Show the confirmation',
    hideConfirmationLabel: 'Hide the confirmation',
    close: 'Close',
    offline: 'You seem to be offline.',
    failed: 'Sorry.',
    passwords_differ: 'The passwords differ.',
    password_short: 'Use eight characters or more.',
    password_long: 'Use fewer characters.',
    password_uppercase: 'Use a capital letter.',
    password_lowercase: 'Use a small letter.',
    password_number: 'Use a number.',
    password_special: 'Use a special character.',
  },
};

export const stories: Stories = {
  usual: <ResetForm {...usual} />,
  'not taken': <ResetForm {...usual} message="Too similar to the old one." />,
};
