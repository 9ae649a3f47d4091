import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { fillIn } from '../../copy/fill-in.ts';
import '../../styles/card-links.css';
import { Alert } from '../../components/alert.tsx';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Field } from '../../components/field.tsx';
import { useForm } from '../form/use-form.ts';
import type { CodeState } from './mfa-state.ts';
import { codeStore } from './mfa-store.ts';
import { useSecondsUntil } from './use-seconds-until.ts';

export type CodeFormProps = {
  /** What a plain form's try left to say. */
  notice: { kind: 'error' | 'success'; title: string; text?: string | undefined } | undefined;
  /** Milliseconds until another code may be asked for, by the server's count. */
  waitMs: number;
  words: {
    intro: string;
    hint: string;
    code: string;
    verify: string;
    verifying: string;
    resend: string;
    resending: string;
    resendIn: string;
    okay: string;
    back: string;
    offline: string;
    verification_failed: string;
    resend_failed: string;
  };
};

/** The code of a sign-in's second step, and asking for another. Two plain forms before, or without, script. */
export function CodeForm({ notice, waitMs, words }: CodeFormProps) {
  const [store] = useState(() =>
    codeStore(
      { state: initialState(notice), waitMs },
      { offline: words.offline, failed: words.verification_failed, resendFailed: words.resend_failed },
      ports,
    ),
  );
  const state = useStore(store.$code);
  const seconds = useSecondsUntil(useStore(store.$resendAtMs));
  // As served the button submits; once alive it waits for a code.
  const code = useForm({ store: store.verify, watch: isEmpty, request: codeIn });
  const again = useForm({ store: store.resend, request: () => ({}) });
  const inAlert = state.at === 'told' && state.closes === 'alert' ? state : undefined;
  const inDialog = state.at === 'told' && state.closes === 'dialog' ? state : undefined;
  return (
    <>
      <div className="notice">
        {inAlert ? (
          <Alert
            kind={inAlert.kind}
            title={inAlert.text && inAlert.title}
            text={inAlert.text ?? inAlert.title}
            focus={inAlert.kind === 'error'}
          />
        ) : (
          <p className="muted">{words.intro}</p>
        )}
      </div>
      <form {...code.props} className="form" method="post" action="/api/second-step/verify">
        <Field
          code
          name="code"
          label={words.code}
          hint={words.hint}
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="\s*(\d[\s\-]*){6}"
          maxLength={20}
          required
        />
        <Button wide disabled={code.typed && !code.busy} busyText={code.busy ? words.verifying : undefined}>
          {words.verify}
        </Button>
      </form>
      <form
        {...again.props}
        className="form"
        method="post"
        action="/api/second-step/resend"
        onSubmit={(event) => {
          code.reset();
          again.props.onSubmit(event);
        }}
      >
        <Button
          wide
          variant="quiet"
          disabled={seconds > 0 && !again.busy}
          busyText={again.busy ? words.resending : undefined}
        >
          {seconds > 0 ? fillIn(words.resendIn, { seconds }) : words.resend}
        </Button>
      </form>
      <p className="card-links">
        <a href="/login">{words.back}</a>
      </p>
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

function initialState(notice: CodeFormProps['notice']): CodeState {
  return notice
    ? { at: 'told', kind: notice.kind, title: notice.title, text: notice.text, closes: 'alert' }
    : { at: 'idle' };
}

function codeIn(data: FormData): { code: string } {
  return { code: String(data.get('code') ?? '').trim() };
}

function isEmpty(data: FormData): boolean {
  return codeIn(data).code === '';
}

const ports = {
  leave: (next: string) => window.location.assign(next),
  nowMs: () => Date.now(),
};
