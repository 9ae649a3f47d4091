import type { FormAnswer, FormOutcome } from '../form/form-store.ts';
import { nextOf } from '../../contracts/api-answer.ts';
import { resetLinkErrorCodes } from '../../contracts/access/reset-link-error.ts';
import type { PasswordFault } from '../../contracts/access/recovery.ts';
import {
  newPasswordFault,
  PASSWORD_LENGTH,
  passwordFault,
  type PasswordNeed,
  passwordNeeds,
} from '../../domain/access/password-rule.ts';
import type { Copy } from '../../copy/copy.ts';
import { PasswordNeeds } from '../../components/access/password-needs.tsx';
import { Alert } from '../../components/alert.tsx';
import { Button } from '../../components/button.tsx';
import { PasswordField } from '../../components/password-field.tsx';
import { useCheckedForm } from '../form/use-checked-form.ts';

export type ResetFormProps = {
  /** The e-mail address of the account, for a password manager; never the token of the link. */
  email: string | undefined;
  /** The address of this page without the secret of the link, which shows the outcome. */
  outcome: string;
  /** Why the password sent by a plain form was rejected. */
  message: string | undefined;
  specialCharacter: boolean;
  words: Pick<
    Copy['recovery'],
    | 'newPassword'
    | 'confirmation'
    | 'needMet'
    | `need_${PasswordNeed}`
    | 'show'
    | 'hide'
    | 'showNewLabel'
    | 'hideNewLabel'
    | 'showConfirmationLabel'
    | 'hideConfirmationLabel'
    | 'close'
    | 'offline'
    | 'passwords_differ'
    | PasswordFault
  > & { submit: string; submitting: string; failed: string };
};

/** What the fields show about their values; nothing while a field is empty. */
type PasswordState = {
  fault: PasswordFault | undefined;
  differs: boolean;
  ready: boolean;
  /** Undefined in the server-rendered page. */
  met: ReadonlySet<PasswordNeed> | undefined;
};

/** Both values exactly as typed. */
type NewPassword = { password: string; confirmation: string };

/** As rendered, the button is active; after hydration it waits for a valid password. */
const AS_SERVED: PasswordState = { fault: undefined, differs: false, ready: true, met: undefined };

/**
 * Asks for a new password and its confirmation; a plain form before hydration and without script. The server applies
 * the same rules.
 */
export function ResetForm({ outcome, email, message, specialCharacter, words }: ResetFormProps) {
  const form = useCheckedForm({
    words,
    closeText: words.close,
    failure: message === undefined ? undefined : { message },
    watch: (data) => stateOf(typedIn(data), { specialCharacter }),
    invalid: { password: words.password_short, confirmation: words.passwords_differ },
    faults(data): Record<string, string> {
      const fault = newPasswordFault(typedIn(data), { specialCharacter });
      if (!fault) return {};
      return { [fault === 'passwords_differ' ? 'confirmation' : 'password']: words[fault] };
    },
    request: typedIn,
    read: (answer) => resetOutcome(answer, outcome),
    // The page without the secret in its address shows the outcome in place of the form.
    leave: (next) => window.location.replace(next),
  });
  const entered = form.typed ?? AS_SERVED;
  const error = (entered.fault && words[entered.fault]) ?? form.fieldErrors['password'];
  const mismatch = entered.differs ? words.passwords_differ : form.fieldErrors['confirmation'];
  return (
    <>
      {form.alert && <Alert {...form.alert} />}
      <form {...form.props} className="form new-password" method="post" action="/api/recovery/reset-password">
        {email && <input hidden readOnly type="text" name="username" autoComplete="username" value={email} />}
        <PasswordField
          name="password"
          label={words.newPassword}
          error={error}
          autoComplete="new-password"
          minLength={PASSWORD_LENGTH.least}
          required
          aria-describedby="password-needs"
          toggle={toggleOf(words, words.showNewLabel, words.hideNewLabel)}
        />
        <PasswordNeeds
          id="password-needs"
          needs={passwordNeeds('', { specialCharacter }).map(({ need }) => ({
            need: words[`need_${need}`],
            met: entered.met?.has(need),
          }))}
          metText={words.needMet}
        />
        <PasswordField
          name="confirmation"
          label={words.confirmation}
          error={mismatch}
          autoComplete="new-password"
          required
          toggle={toggleOf(words, words.showConfirmationLabel, words.hideConfirmationLabel)}
        />
        <Button wide waits={!entered.ready} busyText={form.busy ? words.submitting : undefined}>
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

function stateOf(typed: NewPassword, rule: { specialCharacter: boolean }): PasswordState {
  return {
    fault: typed.password === '' ? undefined : passwordFault(typed.password, rule),
    differs: typed.confirmation !== '' && typed.confirmation !== typed.password,
    ready: newPasswordFault(typed, rule) === undefined,
    met: new Set(passwordNeeds(typed.password, rule).flatMap(({ need, met }) => (met ? [need] : []))),
  };
}

function toggleOf({ show, hide }: { show: string; hide: string }, showLabel: string, hideLabel: string) {
  return { show, hide, showLabel, hideLabel };
}

/** Returns the page that shows the outcome, `page`, if the password was accepted or the link is not usable; undefined for any other answer. */
export function resetOutcome({ ok, data, code }: FormAnswer, page: string): FormOutcome | undefined {
  const isOver = ok ? nextOf(data) !== undefined : resetLinkErrorCodes.some((each) => each === code);
  return isOver ? { next: page } : undefined;
}
