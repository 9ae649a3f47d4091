import { Button } from '../../components/button.tsx';
import { KnowsTick } from '../../components/access/knows-tick.tsx';
import { PasswordField } from '../../components/password-field.tsx';
import type { MarkedCall } from '../../contracts/account-call.ts';
import { useCheckedForm } from '../form/use-checked-form.ts';

export type DeleteAccountFormProps = {
  action: MarkedCall;
  /** Set if the person proves their identity with the password. */
  password: { ask: string; label: string; missing: string; username: string } | undefined;
  /** What a person ticks who is, or may be, billed by somebody else; undefined for anybody else. */
  knows: { label: string; missing: string } | undefined;
  words: { confirm: string; confirming: string };
};

/**
 * Deletes the account, once the person has ticked what goes on without it, and asks for the password if the last sign-in is not
 * recent.
 */
export function DeleteAccountForm({ action, password, knows, words }: DeleteAccountFormProps) {
  const form = useCheckedForm({
    as: 'browser',
    invalid: { ...(password && { password: password.missing }), ...(knows && { knows: knows.missing }) },
  });
  return (
    <form {...form.props} className="stack" method="post" action={action}>
      {password && (
        <>
          <p>{password.ask}</p>
          {/* For password managers; it has no name, so it is not sent. */}
          <input hidden readOnly type="text" autoComplete="username" value={password.username} />
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
      {knows && <KnowsTick label={knows.label} error={form.fieldErrors['knows']} />}
      <Button variant="danger" wide busyText={form.busy ? words.confirming : undefined}>
        {words.confirm}
      </Button>
    </form>
  );
}
