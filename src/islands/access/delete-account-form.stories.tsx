import type { Stories } from '../../components/stories.ts';
import { DeleteAccountForm } from './delete-account-form.tsx';

const words = { confirm: 'Delete my account', confirming: 'Sending your request…' };

export const stories: Stories = {
  'after a recent sign-in': (
    <DeleteAccountForm
      action="/api/account/delete?account=sample"
      password={undefined}
      knows={undefined}
      words={words}
    />
  ),
  'with a plan that Apple bills': (
    <DeleteAccountForm
      action="/api/account/delete?account=sample"
      password={undefined}
      knows={{
        label: 'I know that Apple will go on charging me until I cancel there.',
        missing: 'Please check the box first. Nothing has been deleted.',
      }}
      words={words}
    />
  ),
  'by password': (
    <DeleteAccountForm
      action="/api/account/delete?account=sample"
      password={{
        ask: 'Please enter your password to confirm it’s you.',
        label: 'Password',
        missing: 'Please enter your password.',
        username: 'jane@example.com',
      }}
      knows={undefined}
      words={words}
    />
  ),
};
