import { deletion } from '../../copy/en/access/deletion.ts';
import type { Stories } from '../stories.ts';
import { sampleDeletionBilling } from './deletion-billing.stories.tsx';
import { DeleteAccountView, type DeleteAccountViewProps } from './delete-account-view.tsx';

const usual: DeleteAccountViewProps = {
  proof: 'none',
  failure: undefined,
  whose: 'Account to delete: jane@example.com',
  video: 'To keep a clip, save it in the Geeni app before then.',
  billing: sampleDeletionBilling,
  signIn: { href: '#login', label: 'Sign in again' },
  words: {
    confirmTitle: 'Delete your account?',
    confirmText: deletion.confirmText,
    askSignIn: deletion.askSignIn,
    notNow: 'Keep my account',
  },
  children: <p>The form stands here.</p>,
};

export const stories: Stories = {
  usual: <DeleteAccountView {...usual} />,
  'by password': <DeleteAccountView {...usual} proof="password" />,
  'after a wrong password': (
    <DeleteAccountView
      {...usual}
      proof="password"
      failure={{ text: 'The password you entered is incorrect.', lang: undefined }}
    />
  ),
  'after another sign-in': <DeleteAccountView {...usual} proof="signIn" billing={undefined} />,
};
