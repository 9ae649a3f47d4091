import type { Stories } from '../../components/stories.ts';
import { recovery } from '../../copy/en/access/recovery.ts';
import { ResetForm, type ResetFormProps } from './reset-form.tsx';

const usual: ResetFormProps = {
  outcome: '#outcome',
  email: 'jane@example.com',
  message: undefined,
  specialCharacter: true,
  words: {
    newPassword: recovery.newPassword,
    confirmation: recovery.confirmation,
    needMet: '(done)',
    need_length: '8 to 40 characters',
    need_uppercase: 'An uppercase letter',
    need_lowercase: 'A lowercase letter',
    need_number: 'A number',
    need_special: 'A special character',
    submit: recovery.reset,
    submitting: recovery.resetting,
    show: 'Show',
    hide: 'Hide',
    showNewLabel: recovery.showNewLabel,
    hideNewLabel: recovery.hideNewLabel,
    showConfirmationLabel: recovery.showConfirmationLabel,
    hideConfirmationLabel: recovery.hideConfirmationLabel,
    close: 'Close',
    offline: recovery.offline,
    failed: recovery.reset_unavailable,
    passwords_differ: recovery.passwords_differ,
    password_short: recovery.password_short,
    password_long: recovery.password_long,
    password_uppercase: recovery.password_uppercase,
    password_lowercase: recovery.password_lowercase,
    password_number: recovery.password_number,
    password_special: recovery.password_special,
  },
};

export const stories: Stories = {
  usual: <ResetForm {...usual} />,
  'not taken': <ResetForm {...usual} message={recovery.PASSWORDS_TOO_SIMILAR} />,
};
