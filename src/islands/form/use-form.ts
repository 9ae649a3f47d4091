import { useStore } from '@nanostores/react';
import { type SubmitEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { AlertProps } from '../../components/alert.tsx';
import { asText, formRequest } from './form-request.ts';
import { formStore, type FormStore, type FormStoreOptions } from './form-store.ts';
import type { FormFailure } from './next-form.ts';

export type FormOptions<Typed> = Pick<FormStoreOptions, 'read' | 'failure'> & {
  /** `json` and `fields` are sent by script, `browser` by the browser itself. Default: `json`. */
  as?: 'json' | 'fields' | 'browser';
  /** Messages for failures without a message from the server; not needed for `browser`. */
  words?: FormStoreOptions['words'];
  /** Label of the button that closes the alert; without it, the alert stays until the form is sent again. */
  closeText?: string;
  /** Reads the form after every change; the result is `typed`. */
  watch?: (data: FormData) => Typed;
  /** Checks the form before it is sent: a failure is shown, and nothing is sent. */
  check?: (data: FormData) => FormFailure | undefined;
  /** Returns the object sent as JSON. Default: every field as a string. */
  request?: (data: FormData) => object;
  /** The delay before the form is sent, in milliseconds. */
  pauseMs?: number;
  /** Goes to the next page. Default: `location.assign`. */
  leave?: (next: string) => void;
  /** A store made outside, for a form whose state depends on another form. Read on the first render only. */
  store?: FormStore;
};

/**
 * Sends a form once to its own `action`. The form is busy while it is sent, idle again after the page is restored,
 * keeps its values, and focuses the failure. Spread `props` on the form.
 */
export function useForm<Typed = undefined>(options: FormOptions<Typed>) {
  const form = useRef<HTMLFormElement>(null);
  const [store] = useState(() => options.store ?? newFormStore(options));
  const state = useStore(store.$form);
  const [typed, setTyped] = useState<Typed>();

  function update() {
    if (!form.current || !options.watch) return;
    const seen = options.watch(new FormData(form.current));
    setTyped(() => seen);
  }
  const updateNow = useEffectEvent(update);
  // Before the first paint after hydration, so that a button pressed right after it is judged by the current values.
  useLayoutEffect(() => updateNow(), []);
  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent) => {
      if (persisted) store.restore();
      // The browser may restore the page with the values that were typed.
      updateNow();
    };
    window.addEventListener('pageshow', shown);
    return () => window.removeEventListener('pageshow', shown);
  }, [store]);

  const failure = state.at === 'failed' ? state.failure : undefined;
  const focused = useRef(failure);
  useEffect(() => {
    if (failure && failure !== focused.current) focusWrong(form.current, failure);
    focused.current = failure;
  }, [failure]);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    const { currentTarget: element } = event;
    const { submitter } = event.nativeEvent;
    const data = new FormData(element, submitter);
    const fault = options.check?.(data);
    if (fault) {
      event.preventDefault();
      store.find(fault);
    } else if (options.as === 'browser') {
      if (!store.handOver()) event.preventDefault();
    } else {
      const body = options.as === 'fields' ? data : (options.request?.(data) ?? asText(data));
      const send = formRequest(element, submitter, body);
      // Called only now: if anything above throws, the browser still submits the form.
      event.preventDefault();
      void store.submit(send);
    }
  }

  return {
    props: { ref: form, onSubmit: submit, onInput: update },
    busy: state.at === 'sending' || state.at === 'leaving',
    /** The props of the Alert that shows the failure; undefined without one. */
    alert: failure && alertOf(failure, options.closeText, store.close),
    failure,
    /** Messages of single fields, by name. */
    fieldErrors: failure?.fields ?? {},
    /**
     * The result of `watch`; undefined in the server-rendered page, so that the form works before hydration and without
     * script.
     */
    typed,
    close: store.close,
    /** Clears the form. */
    reset() {
      form.current?.reset();
      update();
    },
  };
}

function newFormStore({
  failure,
  words = { offline: '', failed: '' },
  read,
  pauseMs,
  leave = (next) => window.location.assign(next),
}: Pick<FormOptions<unknown>, 'failure' | 'words' | 'read' | 'pauseMs' | 'leave'>): FormStore {
  const pause = pauseMs && (() => new Promise<void>((resolve) => setTimeout(resolve, pauseMs)));
  return formStore({ failure, words, read, leave, ...(pause && { pause }) });
}

function alertOf(
  { message }: FormFailure,
  closeText: string | undefined,
  onClose: () => void,
): AlertProps | undefined {
  if (message === '') return undefined;
  const close = closeText === undefined ? undefined : { label: closeText, onClose };
  return { kind: 'error', text: message, focus: true, close };
}

/** The alert takes the focus itself; without an alert, the first wrong field gets it. */
function focusWrong(form: HTMLFormElement | null, { message, fields = {} }: FormFailure): void {
  if (message !== '') return;
  const wrong = [...(form?.elements ?? [])].find(
    (element) => element instanceof HTMLElement && Object.hasOwn(fields, element.getAttribute('name') ?? ''),
  );
  if (wrong instanceof HTMLElement) wrong.focus();
}
