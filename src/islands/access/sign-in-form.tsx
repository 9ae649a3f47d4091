import { Alert } from '../../components/alert.tsx';
import { Button } from '../../components/button.tsx';
import { Checkbox } from '../../components/checkbox.tsx';
import { Field } from '../../components/field.tsx';
import { PasswordField } from '../../components/password-field.tsx';
import type { SignInRequest } from '../../contracts/access/sign-in.ts';
import { useForm } from '../form/use-form.ts';

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

/** The pause before a sign-in is sent, in milliseconds: nobody sees a flash, and whoever guesses is slower. */
const PAUSE_MS = 400;

/** Sign-in by password. A plain form before, or without, script; the fields keep what was typed. */
export function SignInForm({ words, ...props }: SignInFormProps) {
  const form = useForm({
    words,
    closeText: words.closeAlert,
    failure: props.message === undefined ? undefined : { message: props.message },
    pauseMs: PAUSE_MS,
    watch: isEmpty,
    request: (data) => ({ ...signInOf(data), ...(props.redirectUri && { redirectUri: props.redirectUri }) }),
  });

  return (
    <>
      <div className="notice">
        {form.alert ? (
          <Alert {...form.alert} />
        ) : props.notice ? (
          <Alert kind="info" text={props.notice.text}>
            {props.notice.link && <a href={props.notice.link.href}>{props.notice.link.label}</a>}
          </Alert>
        ) : (
          <p className="muted">{props.intro}</p>
        )}
      </div>
      <form {...form.props} className="form" method="post" action="/api/auth/sign-in">
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
        <Button wide disabled={form.typed && !form.busy} busyText={form.busy ? words.submitting : undefined}>
          {words.submit}
        </Button>
      </form>
    </>
  );
}

function signInOf(data: FormData): SignInRequest {
  return {
    username: String(data.get('username') ?? ''),
    password: String(data.get('password') ?? ''),
    rememberMe: data.has('rememberMe'),
  };
}

function isEmpty(data: FormData): boolean {
  const { username, password } = signInOf(data);
  return username.trim() === '' || password === '';
}
