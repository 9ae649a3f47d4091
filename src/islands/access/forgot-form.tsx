import { Button } from '../../components/button.tsx';
import { Field } from '../../components/field.tsx';
import { MAX_TYPED_ADDRESS } from '../../contracts/typed-line.ts';
import { emailAddress } from '../../domain/text/email-address.ts';
import { useCheckedForm } from '../form/use-checked-form.ts';

export type ForgotFormProps = {
  email: string;
  /** Where the person was going; undefined where that is unknown. */
  redirectUri: string | undefined;
  /** Why the address sent by a plain form was rejected. */
  error: string | undefined;
  smallLabel: boolean;
  words: { email: string; emailInvalid: string; send: string; sending: string };
};

/** Asks for the e-mail address to which a password reset link is sent. */
export function ForgotForm({ email, redirectUri, error, smallLabel, words }: ForgotFormProps) {
  const invalid = { email: words.emailInvalid };
  const form = useCheckedForm({
    as: 'browser',
    watch: hasNoAddress,
    invalid,
    faults: (data): Record<string, string> => (hasNoAddress(data) ? invalid : {}),
  });
  return (
    <form
      {...form.props}
      className={smallLabel ? 'form small-label' : 'form'}
      method="post"
      action="/api/recovery/forgot"
    >
      {redirectUri !== undefined && <input type="hidden" name="redirectUri" value={redirectUri} />}
      <Field
        name="email"
        type="text"
        dir="ltr"
        inputMode="email"
        label={words.email}
        defaultValue={email}
        error={form.fieldErrors['email'] ?? error}
        autoFocus={error !== undefined}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={MAX_TYPED_ADDRESS}
        required
      />
      <Button wide waits={form.typed} busyText={form.busy ? words.sending : undefined}>
        {words.send}
      </Button>
    </form>
  );
}

function hasNoAddress(data: FormData): boolean {
  return emailAddress(String(data.get('email') ?? '')) === undefined;
}
