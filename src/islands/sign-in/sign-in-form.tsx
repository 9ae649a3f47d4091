import { useStore } from '@nanostores/react';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Alert } from '../../components/alert.tsx';
import { Button } from '../../components/button.tsx';
import { Checkbox } from '../../components/checkbox.tsx';
import { Field } from '../../components/field.tsx';
import { PasswordField } from '../../components/password-field.tsx';
import { usePageRestored } from '../parts/use-page-restored.ts';
import { signInStore } from './sign-in-store.ts';

export type SignInFormProps = {
  intro: string;
  /** Why the person is here again, with a way on where there is one. */
  notice: { text: string; link?: { href: string; label: string } } | undefined;
  /** The failure of a plain form post, shown when the page comes back. */
  message: string | undefined;
  username: string;
  rememberMe: boolean;
  /** A checked return route, or undefined. */
  redirectUri: string | undefined;
  toggle: { show: string; hide: string; showLabel: string; hideLabel: string } | undefined;
  forgotPasswordHref: string | undefined;
  words: {
    email: string;
    password: string;
    rememberMe: string;
    submit: string;
    submitting: string;
    closeAlert: string;
    forgotPassword: string;
    offline: string;
    failed: string;
  };
};

const ACTION = '/api/auth/sign-in';

/** Sign-in by password. A plain form before, or without, script; the fields keep what was typed. */
export function SignInForm({ words, ...props }: SignInFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [store] = useState(() =>
    signInStore({ message: props.message }, { offline: words.offline, failed: words.failed }, ports),
  );
  const state = useStore(store.$signIn);
  const [empty, setEmpty] = useState(false);
  // Before hydration the button must submit (design decision 23); from here on it waits for both fields.
  useEffect(() => setEmpty(isEmpty(form.current)), []);
  usePageRestored(store.restore);
  const busy = state.at === 'sending' || state.at === 'leaving';

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const data = new FormData(event.currentTarget);
    const request = {
      username: String(data.get('username') ?? ''),
      password: String(data.get('password') ?? ''),
      rememberMe: data.has('rememberMe'),
      ...(props.redirectUri ? { redirectUri: props.redirectUri } : {}),
    };
    void store.submit(request, event.currentTarget.getAttribute('action') ?? undefined);
  }

  return (
    <>
      <div className="notice">
        {state.at === 'failed' ? (
          <Alert
            kind="error"
            text={state.message}
            focus
            close={{ label: words.closeAlert, onClose: store.closeAlert }}
          />
        ) : props.notice ? (
          <Alert kind="info" text={props.notice.text}>
            {props.notice.link && <a href={props.notice.link.href}>{props.notice.link.label}</a>}
          </Alert>
        ) : (
          <p className="muted">{props.intro}</p>
        )}
      </div>
      <form
        ref={form}
        className="form"
        method="post"
        action={ACTION}
        onSubmit={submit}
        onInput={(event) => setEmpty(isEmpty(event.currentTarget))}
      >
        <Field
          name="username"
          type="text"
          inputMode="email"
          label={words.email}
          defaultValue={props.username}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          maxLength={320}
        />
        <PasswordField
          name="password"
          label={words.password}
          autoComplete="current-password"
          required
          maxLength={1024}
          toggle={props.toggle}
          aside={
            props.forgotPasswordHref && (
              <a className="field-link" href={props.forgotPasswordHref}>
                {words.forgotPassword}
              </a>
            )
          }
        />
        <Checkbox name="rememberMe" label={words.rememberMe} defaultChecked={props.rememberMe} />
        {props.redirectUri && <input type="hidden" name="redirectUri" value={props.redirectUri} />}
        <Button wide disabled={empty && !busy} busyText={busy ? words.submitting : undefined}>
          {words.submit}
        </Button>
      </form>
    </>
  );
}

const ports = {
  send: (request: object, action = ACTION) =>
    fetch(action, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-portal-request': '1' },
      body: JSON.stringify(request),
    }),
  leave: (next: string) => window.location.assign(next),
  pause: (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)),
};

function isEmpty(form: HTMLFormElement | null): boolean {
  if (!form) return false;
  const data = new FormData(form);
  return String(data.get('username') ?? '').trim() === '' || String(data.get('password') ?? '') === '';
}
