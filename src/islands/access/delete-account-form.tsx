import { AccountMark } from '../../components/account-mark.tsx';
import { Button } from '../../components/button.tsx';
import { PasswordField } from '../../components/password-field.tsx';
import { useCheckedForm } from '../form/use-checked-form.ts';

export type DeleteAccountFormProps = {
  accountMark: string | undefined;
  /** Set if the person proves their identity with the password. */
  password: { ask: string; label: string; missing: string } | undefined;
  words: { confirm: string; confirming: string };
};

/** Deletes the account, and asks for the password if the last sign-in is not recent. */
export function DeleteAccountForm({ accountMark, password, words }: DeleteAccountFormProps) {
  const form = useCheckedForm({ as: 'browser', invalid: password ? { password: password.missing } : {} });
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
