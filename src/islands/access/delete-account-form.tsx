import { AccountMark } from '../../components/account-mark.tsx';
import { Button } from '../../components/button.tsx';
import { PasswordField } from '../../components/password-field.tsx';
import { useForm } from '../form/use-form.ts';

export type DeleteAccountFormProps = {
  accountMark: string | undefined;
  /** Set where the password proves that it is them. */
  password: { ask: string; label: string; missing: string } | undefined;
  words: { confirm: string; confirming: string };
};

/** Deletes the account, with a password where none was given lately. */
export function DeleteAccountForm({ accountMark, password, words }: DeleteAccountFormProps) {
  const form = useForm({ as: 'browser', ...(password && { invalid: { password: password.missing } }) });
  return (
    <form {...form.props} className="stack" method="post" action="/api/account/delete">
      <AccountMark mark={accountMark} />
      {password && (
        <>
          <p>{password.ask}</p>
          <PasswordField
            name="password"
            label={password.label}
            error={form.fieldErrors['password']}
            required
            maxLength={1024}
            autoComplete="current-password"
          />
        </>
      )}
      <Button variant="danger" wide busyText={form.busy ? words.confirming : undefined}>
        {words.confirm}
      </Button>
    </form>
  );
}
