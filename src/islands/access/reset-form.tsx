import type { PasswordFault } from '../../contracts/access/recovery.ts';
import { newPasswordFault, PASSWORD_LENGTH, passwordFault } from '../../domain/access/password-rule.ts';
import '../../styles/new-password.css';
import { Alert } from '../../components/alert.tsx';
import { Button } from '../../components/button.tsx';
import { PasswordField } from '../../components/password-field.tsx';
import { useForm } from '../form/use-form.ts';
import { resetOutcome } from './reset-outcome.ts';

export type ResetFormProps = {
  /** The account's address, for a password manager; never the link's token. */
  email: string | undefined;
  /** Why a plain form's password was not taken. */
  message: string | undefined;
  specialCharacter: boolean;
  /** Offers to show what was typed. */
  toggle: boolean;
  words: Record<
    | 'newPassword'
    | 'confirmation'
    | 'rules'
    | 'submit'
    | 'submitting'
    | 'show'
    | 'hide'
    | 'showNewLabel'
    | 'hideNewLabel'
    | 'showConfirmationLabel'
    | 'hideConfirmationLabel'
    | 'close'
    | 'offline'
    | 'failed'
    | 'passwords_differ'
    | PasswordFault,
    string
  >;
};

/** What the fields say of themselves; nothing while a field is empty. */
type Look = { fault: PasswordFault | undefined; differs: boolean; ready: boolean };

/** Byte for byte as typed. */
type NewPassword = { password: string; confirmation: string };

/** As served the button submits; once alive it waits for a password that will do. */
const AS_SERVED: Look = { fault: undefined, differs: false, ready: true };

/** A new password and its confirmation. A plain form before, or without, script; the same rules on the server. */
export function ResetForm({ email, message, specialCharacter, toggle, words }: ResetFormProps) {
  const form = useForm({
    words,
    closeText: words.close,
    failure: message === undefined ? undefined : { message },
    watch: (data) => lookOf(typedIn(data), { specialCharacter }),
    request: typedIn,
    read: resetOutcome,
    // The clean page now shows what came of it, in place of the form.
    leave: (next) => window.location.replace(next),
  });
  const entered = form.typed ?? AS_SERVED;
  const error = entered.fault && words[entered.fault];
  const mismatch = entered.differs ? words.passwords_differ : undefined;
  return (
    <>
      {form.alert && <Alert {...form.alert} />}
      <form {...form.props} className="form new-password" method="post" action="/api/recovery/reset-password">
        {email && <input hidden readOnly type="text" name="username" autoComplete="username" value={email} />}
        <PasswordField
          name="password"
          label={words.newPassword}
          hint={words.rules}
          error={error}
          autoComplete="new-password"
          minLength={PASSWORD_LENGTH.least}
          required
          toggle={toggle ? toggleOf(words, words.showNewLabel, words.hideNewLabel) : undefined}
        />
        <PasswordField
          name="confirmation"
          label={words.confirmation}
          error={mismatch}
          autoComplete="new-password"
          required
          toggle={
            toggle ? toggleOf(words, words.showConfirmationLabel, words.hideConfirmationLabel) : undefined
          }
        />
        <Button
          wide
          disabled={!entered.ready && !form.busy}
          busyText={form.busy ? words.submitting : undefined}
        >
          {words.submit}
        </Button>
      </form>
      <p className="visually-hidden" role="status">
        {error ?? mismatch}
      </p>
    </>
  );
}

function typedIn(data: FormData): NewPassword {
  return {
    password: String(data.get('password') ?? ''),
    confirmation: String(data.get('confirmation') ?? ''),
  };
}

function lookOf(typed: NewPassword, rule: { specialCharacter: boolean }): Look {
  return {
    fault: typed.password === '' ? undefined : passwordFault(typed.password, rule),
    differs: typed.confirmation !== '' && typed.confirmation !== typed.password,
    ready: newPasswordFault(typed, rule) === undefined,
  };
}

function toggleOf({ show, hide }: { show: string; hide: string }, showLabel: string, hideLabel: string) {
  return { show, hide, showLabel, hideLabel };
}
