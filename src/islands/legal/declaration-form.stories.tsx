import type { Stories } from '../../components/stories.ts';
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
    name: 'Your name',
    email: 'Email address for the receipt',
    contract: 'Which contract',
    contractHint: 'The plan, or the number of an order or invoice.',
    orderedOn: 'Ordered on (optional)',
    causeLegend: 'Kind of cancellation',
    ordinary: 'Ordinary cancellation',
    ordinaryHint: 'To the end of the period that is paid.',
    special: 'Cancellation for cause',
    specialHint: 'At once, for a reason that you name.',
    reason: 'Reason',
    endsLegend: 'When the contract is to end',
    soonest: 'As soon as possible',
    onDay: 'On a certain day',
    endsOn: 'Last day of the contract',
    sending: 'Sending…',
    about: 'This goes to support, and a receipt to your email address.',
    submit: 'Cancel now',
    declares: 'I cancel this contract.',
    writeMail: 'Write the email to support@example.com',
    nameLabel: 'Name',
    contractLabel: 'Contract',
    orderedOnLabel: 'Ordered on',
    endsLabel: 'To end',
    offline: 'You seem to be offline.',
    name_missing: 'Please enter your name.',
    email_invalid: 'Please enter one valid email address.',
    contract_missing: 'Please say which contract.',
    orderedOn_invalid: 'Please enter a day that has come.',
    reason_missing: 'Please name the reason.',
    text_long: 'Please shorten this text.',
    endsOn_invalid: 'Please enter a day from today on.',
    fields_refused: 'Please check the marked fields. Nothing has been sent yet.',
    declaration_limited: 'Too many declarations have come from here lately.',
    declaration_not_sent: 'We could not confirm that this was sent.',
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
  'not sent': (
    <DeclarationForm
      {...usual}
      fields={{ ...typed, email: 'erika@person.example' }}
      refused={{ problem: 'declaration_not_sent', faults: {} }}
    />
  ),
};
