import { useStore } from '@nanostores/react';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { fillIn } from '../../brands/copy/fill-in.ts';
import '../../styles/card-links.css';
import { Alert } from '../../components/alert.tsx';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Field } from '../../components/field.tsx';
import { usePageRestored } from '../parts/use-page-restored.ts';
import type { CodeState } from './code-state.ts';
import { codeStore } from './code-store.ts';
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

const BASE = '/api/second-step';

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
  const form = useRef<HTMLFormElement>(null);
  const [empty, setEmpty] = useState(false);
  // As served the button must submit (design decision 23); once alive it waits for a code (spec access.md section 2).
  useEffect(() => setEmpty(typed(form.current) === ''), []);

  function verify(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void store.verify(typed(event.currentTarget));
  }

  function resend(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    // Spec access.md section 2: Resend resets the code field.
    form.current?.reset();
    setEmpty(true);
    void store.resend();
  }

  usePageRestored(store.restore);
  const verifying = state.at === 'verifying' || state.at === 'leaving';
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
      <form
        ref={form}
        className="form"
        method="post"
        action={`${BASE}/verify`}
        onSubmit={verify}
        onInput={(event) => setEmpty(typed(event.currentTarget) === '')}
      >
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
        <Button wide disabled={empty && !verifying} busyText={verifying ? words.verifying : undefined}>
          {words.verify}
        </Button>
      </form>
      <form className="form" method="post" action={`${BASE}/resend`} onSubmit={resend}>
        <Button
          wide
          variant="quiet"
          disabled={seconds > 0 && state.at !== 'resending'}
          busyText={state.at === 'resending' ? words.resending : undefined}
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

function typed(form: HTMLFormElement | null): string {
  return form ? String(new FormData(form).get('code') ?? '').trim() : '';
}

const ports = {
  post: (path: string, data: object) =>
    fetch(`${BASE}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-portal-request': '1' },
      body: JSON.stringify(data),
    }),
  leave: (next: string) => window.location.assign(next),
  nowMs: () => Date.now(),
};
