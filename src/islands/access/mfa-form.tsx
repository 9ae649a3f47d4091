import { useStore } from '@nanostores/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { fillIn } from '../../copy/fill-in.ts';
import { MAX_TYPED_CODE, normalizeIdentifier } from '../../contracts/typed-line.ts';
import { oneTimeCode } from '../../domain/access/one-time-code.ts';
import { Alert } from '../../components/alert.tsx';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Field } from '../../components/field.tsx';
import { navigationType } from '../page/navigation-type.ts';
import { useCheckedForm } from '../form/use-checked-form.ts';
import { useForm } from '../form/use-form.ts';
import type { MfaState } from './mfa-state.ts';
import { mfaStore } from './mfa-store.ts';

const SECOND_MS = 1_000;

export type MfaFormProps = {
  /** The message after an attempt by a plain form. */
  notice: { kind: 'error' | 'success'; title: string; text?: string | undefined } | undefined;
  /** Milliseconds until another code can be requested, as counted by the server. */
  waitMs: number;
  /**
   * The public id of the transaction if the code ends a linking: the browser then submits the form and follows the
   * redirect to the assistant.
   */
  linking?: string;
  /** The mark of the sign-in that the code completes; a linking has its transaction instead. */
  signIn?: string | undefined;
  /** A return route from the page's address, already checked. */
  redirectUri?: string | undefined;
  /** The sign-in page, where it says that this sign-in is over. */
  over: string;
  /** The link back to the sign-in. */
  back?: { href: string; label: string };
  words: {
    intro: string;
    hint: string;
    /** Tells screen readers that a complete code is submitted automatically. */
    byItself: string;
    incomplete: string;
    code: string;
    verify: string;
    verifying: string;
    resend: string;
    resending: string;
    resendIn: string;
    okay: string;
    offline: string;
    verification_failed: string;
    resend_failed: string;
  };
};

/** Asks for the MFA code of a sign-in or a linking, and can request another code. */
export function MfaForm({ notice, waitMs, linking, signIn, redirectUri, back, over, words }: MfaFormProps) {
  const returnField = redirectUri === undefined ? {} : { redirectUri };
  const carried = {
    ...returnField,
    ...(signIn !== undefined && { signIn }),
    ...(linking !== undefined && { request: linking }),
  };
  const [store] = useState(() =>
    mfaStore(
      {
        state: initialState(notice),
        waitMs,
        over,
      },
      { offline: words.offline, failed: words.verification_failed, resendFailed: words.resend_failed },
      ports,
    ),
  );
  const state = useStore(store.$code);
  const seconds = useSecondsUntil(useStore(store.$resendAtMs));
  // As rendered, the button is active; after hydration it waits until a code is typed.
  const as = linking === undefined ? 'json' : 'browser';
  const invalid = { code: words.incomplete };
  const code = useCheckedForm({
    store: store.verify,
    as,
    watch: isEmpty,
    request: (data) => ({ ...codeIn(data), ...carried }),
    invalid,
    faults: (data): Record<string, string> => (oneTimeCode(codeIn(data).code) === undefined ? invalid : {}),
  });
  const again = useForm({ store: store.resend, as, request: () => carried });
  const field = useRef<HTMLInputElement>(null);
  const sentByItself = useRef<string>(undefined);
  const calls = linking === undefined ? SIGN_IN_CALLS : LINKING_CALLS;
  const hidden = Object.entries(carried).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
  const inAlert = state.at === 'shown' && state.closes === 'alert' ? state : undefined;
  const inDialog = state.at === 'shown' && state.closes === 'dialog' ? state : undefined;
  const isAlive = code.typed !== undefined;
  const isAsked = inDialog !== undefined;
  const wasAsked = useRef(isAsked);
  useEffect(() => {
    // After the dialog is closed, the code is selected so that it can be typed again.
    if (wasAsked.current && !isAsked) {
      field.current?.focus();
      field.current?.select();
    }
    wasAsked.current = isAsked;
  }, [isAsked]);

  /** Submits a complete code once, whether it was typed, pasted or filled in by the phone. */
  function sendWhole(form: HTMLFormElement) {
    const whole = oneTimeCode(codeIn(new FormData(form)).code);
    if (whole === undefined || whole === sentByItself.current) return;
    sentByItself.current = whole;
    form.requestSubmit();
  }
  const sendTypedBefore = useEffectEvent(() => {
    // After a reload or Back the browser may have restored an old code, which would count as another wrong one.
    if (code.props.ref.current && navigationType() === 'navigate') sendWhole(code.props.ref.current);
  });
  useEffect(() => sendTypedBefore(), []);
  return (
    <>
      <div className="notice">
        {inAlert ? (
          <Alert
            kind={inAlert.kind}
            title={inAlert.text && inAlert.title}
            text={inAlert.text ?? inAlert.title}
            id="mfa-message"
            focus={inAlert.kind === 'error' && linking === undefined}
          />
        ) : (
          <p className="muted">{words.intro}</p>
        )}
      </div>
      <form
        {...code.props}
        className="form"
        method="post"
        action={calls.verify}
        onInput={(event) => {
          code.props.onInput(event);
          sendWhole(event.currentTarget);
        }}
      >
        {hidden}
        <Field
          ref={field}
          code
          name="code"
          label={words.code}
          hint={words.hint}
          error={code.fieldErrors['code']}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={MAX_TYPED_CODE}
          autoFocus={linking !== undefined}
          aria-describedby={
            [inAlert && linking !== undefined && 'mfa-message', isAlive && 'code-by-itself']
              .filter(Boolean)
              .join(' ') || undefined
          }
          required
        />
        {isAlive && (
          <p className="visually-hidden" id="code-by-itself">
            {words.byItself}
          </p>
        )}
        <Button wide waits={code.typed} busyText={code.busy ? words.verifying : undefined}>
          {words.verify}
        </Button>
      </form>
      <form
        {...again.props}
        className="form mfa-again"
        method="post"
        action={calls.resend}
        onSubmit={(event) => {
          if (seconds > 0) return event.preventDefault();
          code.reset();
          again.props.onSubmit(event);
        }}
      >
        {hidden}
        <Button wide variant="quiet" waits={seconds > 0} busyText={again.busy ? words.resending : undefined}>
          {seconds > 0 ? fillIn(words.resendIn, { seconds }) : words.resend}
        </Button>
      </form>
      {back && (
        <p className="card-links">
          <a href={back.href}>{back.label}</a>
        </p>
      )}
      <Dialog
        id="code-problem"
        open={inDialog !== undefined}
        heading={inDialog?.title ?? ''}
        text={inDialog?.text}
        onClose={() => store.close()}
        actions={
          <Button type="button" onClick={store.close}>
            {words.okay}
          </Button>
        }
      />
    </>
  );
}

const SIGN_IN_CALLS = { verify: '/api/mfa/verify', resend: '/api/mfa/resend' };
const LINKING_CALLS = { verify: '/api/linking/code', resend: '/api/linking/resend' };

function initialState(notice: MfaFormProps['notice']): MfaState {
  return notice
    ? { at: 'shown', kind: notice.kind, title: notice.title, text: notice.text, closes: 'alert' }
    : { at: 'idle' };
}

function codeIn(data: FormData): { code: string } {
  return { code: String(data.get('code') ?? '') };
}

function isEmpty(data: FormData): boolean {
  return normalizeIdentifier(codeIn(data).code) === '';
}

const ports = {
  leave: (next: string) => window.location.assign(next),
  nowMs: () => Date.now(),
};

/**
 * Returns the whole seconds until `atMs`, counted down while the page is open. The server-rendered page has 0: without
 * script the button works, and the server refuses a request that is too early.
 */
function useSecondsUntil(atMs: number): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const count = () => setSeconds(Math.max(0, Math.ceil((atMs - Date.now()) / SECOND_MS)));
    count();
    const timer = setInterval(count, SECOND_MS);
    return () => clearInterval(timer);
  }, [atMs]);
  return seconds;
}
