import { useStore } from '@nanostores/react';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { PasswordFault } from '../../contracts/recovery.ts';
import { newPasswordFault, PASSWORD_LENGTH, passwordFault } from '../../domain/password-rule.ts';
import '../../styles/new-password.css';
import { Alert } from '../../components/alert.tsx';
import { Button } from '../../components/button.tsx';
import { PasswordField } from '../../components/password-field.tsx';
import { type NewPassword, resetStore } from './reset-store.ts';

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

const ACTION = '/api/recovery/reset-password';

/** A new password and its confirmation. A plain form before, or without, script; the same rules on the server. */
export function ResetForm({ email, message, specialCharacter, toggle, words }: ResetFormProps) {
  const [store] = useState(() => resetStore({ message }, words, ports));
  const state = useStore(store.$reset);
  const form = useRef<HTMLFormElement>(null);
  // As served the button must submit (design decision 23); once alive it waits for a password that will do.
  const [look, setLook] = useState<Look>({ fault: undefined, differs: false, ready: true });
  useEffect(() => {
    if (form.current) setLook(lookOf(typedIn(form.current), { specialCharacter }));
  }, [specialCharacter]);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void store.submit(typedIn(event.currentTarget));
  }

  const busy = state.at === 'sending' || state.at === 'leaving';
  const error = look.fault && words[look.fault];
  const mismatch = look.differs ? words.passwords_differ : undefined;
  return (
    <>
      {state.at === 'told' && (
        <Alert
          kind="error"
          text={state.message}
          focus
          close={{ label: words.close, onClose: store.closeBanner }}
        />
      )}
      <form
        ref={form}
        className="form new-password"
        method="post"
        action={ACTION}
        onSubmit={submit}
        onInput={(event) => setLook(lookOf(typedIn(event.currentTarget), { specialCharacter }))}
      >
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
        <Button wide disabled={!look.ready && !busy} busyText={busy ? words.submitting : undefined}>
          {words.submit}
        </Button>
      </form>
      <p className="visually-hidden" role="status">
        {error ?? mismatch}
      </p>
    </>
  );
}

function typedIn(form: HTMLFormElement): NewPassword {
  const data = new FormData(form);
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

const ports = {
  send: (typed: NewPassword) =>
    fetch(ACTION, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-portal-request': '1' },
      body: JSON.stringify(typed),
    }),
  // The clean page now shows what came of it, in place of the form.
  leave: () => window.location.replace('/reset-password'),
};
