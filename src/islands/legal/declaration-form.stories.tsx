import type { Stories } from '../../components/stories.ts';
import { declaration } from '../../copy/en/legal/declaration.ts';
import { DeclarationForm, type DeclarationFormProps } from './declaration-form.tsx';

const usual: DeclarationFormProps = {
  kind: 'cancellation',
  formKey: 'k',
  fields: {
    name: '',
    email: '',
    contract: '',
    orderedOn: '',
    cause: 'ordinary',
    reason: '',
    ends: 'soonest',
    endsOn: '',
  },
  refused: undefined,
  support: 'support@example.com',
  words: {
    ...declaration,
    about: 'This goes to support, and a receipt to your email address.',
    submit: declaration.cancel,
    declares: declaration.mailCancellation,
    writeMail: 'Write the email to support@example.com',
  },
};
const typed: DeclarationFormProps['fields'] = {
  name: 'Erika Mustermann',
  email: 'erika@',
  contract: 'Premium',
  orderedOn: '',
  cause: 'special',
  reason: '',
  ends: 'day',
  endsOn: '',
};

export const stories: Stories = {
  'a cancellation': <DeclarationForm {...usual} />,
  'a withdrawal': (
    <DeclarationForm {...usual} kind="withdrawal" words={{ ...usual.words, submit: 'Confirm withdrawal' }} />
  ),
  'fields refused': (
    <DeclarationForm
      {...usual}
      fields={typed}
      refused={{
        problem: 'fields_refused',
        faults: {
          email: usual.words.email_invalid,
          reason: usual.words.reason_missing,
          endsOn: usual.words.endsOn_invalid,
        },
      }}
    />
  ),
  'too many from everywhere': (
    <DeclarationForm
      {...usual}
      fields={{ ...typed, email: 'erika@person.example' }}
      refused={{ problem: 'declaration_crowded', faults: {} }}
    />
  ),
  'not sent': (
    <DeclarationForm
      {...usual}
      fields={{ ...typed, email: 'erika@person.example' }}
      refused={{ problem: 'declaration_not_sent', faults: {} }}
    />
  ),
};
