import { Alert } from '../../components/alert.tsx';
import { Button } from '../../components/button.tsx';
import { Checkbox } from '../../components/checkbox.tsx';
import { Field } from '../../components/field.tsx';
import { PasswordField } from '../../components/password-field.tsx';
import { SupportLink, type SupportLinkProps } from '../../components/support-link.tsx';
import type { SignInRequest } from '../../contracts/access/sign-in.ts';
import { MAX_TYPED_ADDRESS, normalizeIdentifier } from '../../contracts/typed-line.ts';
import { type SignInHelp, signInHelp } from '../../domain/access/sign-in-help.ts';
import { languageOfFailure } from '../../domain/text/platform-words.ts';
import { useCheckedForm } from '../form/use-checked-form.ts';
import { useFilesAhead } from './use-files-ahead.ts';

export type SignInFormProps = {
  /** Shown while there is no notice. */
  intro: string | undefined;
  /** Why the person is here again, with a link if one helps; one that answers an action takes the focus. */
  notice:
    | {
        takesFocus?: true;
        title?: string;
        text: string;
        link?: { href: string; label: string };
        help?: SignInHelp | undefined;
      }
    | undefined;
  /** The failure of a plain form, shown when the page is rendered again. */
  message: string | undefined;
  /** The code of that failure, which selects the links that help. */
  code: string | undefined;
  username: string;
  rememberMe: boolean;
  /** A checked return route, or undefined. */
  redirectUri: string | undefined;
  toggle: { show: string; hide: string; showLabel: string; hideLabel: string } | undefined;
  /** The page for a new password; `isLinked` where the brand has a link to it beside the password. */
  newPassword: { href: string; isLinked: boolean };
  /** The way out for an address that is not verified: what to look for first, and the brand's support. */
  support: { hint: string } & SupportLinkProps['support'];
  /** URLs of files of the next page, fetched in advance. */
  ahead?: readonly string[];
  /**
   * Set if the sign-in links an assistant: the browser then submits the form and follows the redirect to the assistant.
   */
  linking?: {
    /** The linking request as a sealed text. */
    note: string;
    /** The hint that an account may have no password yet, with a link to set one. */
    withoutPassword: { text: string; href: string; label: string } | undefined;
  };
  words: {
    email: string;
    password: string;
    /** Label of the checkbox that remembers the e-mail address. */
    rememberMe?: string;
    submit: string;
    submitting: string;
    noEmail: string;
    noPassword: string;
    closeAlert?: string;
    forgotPassword: string;
    offline: string;
    failed: string;
  };
};

/** The delay before a sign-in is sent, in milliseconds: avoids a flash, and slows down guessing. */
const PAUSE_MS = 400;

/** Signs in with a password, to the portal or to link an assistant. */
export function SignInForm({ words, linking, support, newPassword, ahead, ...props }: SignInFormProps) {
  const form = useCheckedForm({
    as: linking ? 'browser' : 'json',
    words,
    ...(words.closeAlert !== undefined && { closeText: words.closeAlert }),
    failure: props.message === undefined ? undefined : { message: props.message, code: props.code },
    pauseMs: PAUSE_MS,
    watch: isEmpty,
    invalid: { username: words.noEmail, password: words.noPassword },
    faults: (data): Record<string, string> => (hasNoName(data) ? { username: words.noEmail } : {}),
    request: (data) => ({ ...signInOf(data), ...(props.redirectUri && { redirectUri: props.redirectUri }) }),
  });

  useFilesAhead(ahead);

  const setting = linking?.withoutPassword;
  // Setting a password and resetting it happen on the same page, so one link is enough.
  const help = setting ? undefined : signInHelp(form.failure?.code);
  return (
    <>
      {(form.alert ?? props.notice ?? props.intro) && (
        <div className="notice">
          {form.alert ? (
            // In the page rendered after a failed linking, the empty field has the focus, not the alert.
            <Alert
              {...form.alert}
              lang={languageOfFailure(form.failure?.code)}
              after={help && <Help help={help} {...{ words, support, newPassword }} />}
              id="sign-in-message"
              focus={!linking}
            >
              {setting && <WithoutPassword {...setting} />}
            </Alert>
          ) : props.notice ? (
            <Alert
              kind="info"
              title={props.notice.title}
              text={props.notice.text}
              after={
                props.notice.help && <Help help={props.notice.help} {...{ words, support, newPassword }} />
              }
              focus={props.notice.takesFocus}
            >
              {props.notice.link && <a href={props.notice.link.href}>{props.notice.link.label}</a>}
            </Alert>
          ) : (
            <p className="muted">{props.intro}</p>
          )}
        </div>
      )}
      <form {...form.props} className="form" method="post" action={linking ? LINKING_CALL : SIGN_IN_CALL}>
        {linking && <input type="hidden" name="note" value={linking.note} />}
        <Field
          name="username"
          type="text"
          dir="ltr"
          inputMode="email"
          label={words.email}
          defaultValue={props.username}
          error={form.fieldErrors['username']}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          maxLength={MAX_TYPED_ADDRESS}
        />
        <PasswordField
          name="password"
          label={words.password}
          error={form.fieldErrors['password']}
          autoComplete="current-password"
          required
          maxLength={1024}
          autoFocus={linking && form.alert !== undefined}
          aria-describedby={linking && form.alert && 'sign-in-message'}
          toggle={props.toggle}
          aside={
            newPassword.isLinked && (
              <a className="field-link" href={newPassword.href}>
                {words.forgotPassword}
              </a>
            )
          }
        />
        {words.rememberMe !== undefined && (
          <Checkbox name="rememberMe" label={words.rememberMe} defaultChecked={props.rememberMe} />
        )}
        {props.redirectUri && <input type="hidden" name="redirectUri" value={props.redirectUri} />}
        <Button wide waits={form.typed} busyText={form.busy ? words.submitting : undefined}>
          {words.submit}
        </Button>
      </form>
    </>
  );
}

const SIGN_IN_CALL = '/api/auth/sign-in';
const LINKING_CALL = '/api/linking/sign-in';

function Help({
  help,
  words,
  support,
  newPassword,
}: { help: SignInHelp } & Pick<SignInFormProps, 'words' | 'support' | 'newPassword'>) {
  if (help === 'forgotPassword') return <a href={newPassword.href}>{words.forgotPassword}</a>;
  return (
    <>
      <span>{`${support.hint} `}</span>
      <SupportLink support={support} />
    </>
  );
}

function WithoutPassword({ text, href, label }: { text: string; href: string; label: string }) {
  return (
    <p>
      <span>{`${text} `}</span>
      <a href={href}>{label}</a>
    </p>
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
  return hasNoName(data) || signInOf(data).password === '';
}

function hasNoName(data: FormData): boolean {
  return normalizeIdentifier(signInOf(data).username) === '';
}
