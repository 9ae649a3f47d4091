import { useStore } from '@nanostores/react';
import {
  type FormEvent,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { AlertProps } from '../../components/alert.tsx';
import { asText, formRequest } from './form-request.ts';
import { formStore, type FormStore, type FormStoreOptions } from './form-store.ts';
import type { FormFailure } from './next-form.ts';

export type FormOptions<Typed> = Pick<FormStoreOptions, 'read' | 'failure'> & {
  /** `json` and `fields` are sent by script, `browser` by the browser itself. Usually `json`. */
  as?: 'json' | 'fields' | 'browser';
  /** For failures that carry no message of the server's; not needed where the browser sends. */
  words?: FormStoreOptions['words'];
  /** Names the button that closes the alert; without it the alert stays until the form is sent again. */
  closeText?: string;
  /** What is read of the form as it stands, anew at every change: `typed`. */
  watch?: (data: FormData) => Typed;
  /** Looks at the form before it is sent: what it finds is shown, and nothing is sent. */
  check?: (data: FormData) => FormFailure | undefined;
  /** What a field says that the browser finds empty or ill-formed, by its name; where nothing is said here, the browser speaks. */
  invalid?: Readonly<Record<string, string>>;
  /** What is sent as JSON; usually every field as text. */
  request?: (data: FormData) => object;
  /** How long the form waits before it is sent, in milliseconds. */
  pauseMs?: number;
  /** Goes to the next page; usually `location.assign`. */
  leave?: (next: string) => void;
  /** A store beside the form, where its flow is one with another form's. Made once. */
  store?: FormStore;
};

/**
 * Sends a form once, to its own `action`: busy while under way, fresh again when the page is brought back, the focus with what
 * was found wrong, what was typed kept. Spread `props` on the form.
 */
export function useForm<Typed = undefined>(options: FormOptions<Typed>) {
  const form = useRef<HTMLFormElement>(null);
  const [store] = useState(() => options.store ?? ownStore(options));
  const state = useStore(store.$form);
  const [typed, setTyped] = useState<Typed>();
  const [invalid, setInvalid] = useState<Readonly<Record<string, string>>>({});

  function update() {
    if (!form.current || !options.watch) return;
    const seen = options.watch(new FormData(form.current));
    setTyped(() => seen);
  }
  const updateNow = useEffectEvent(update);
  // With the first paint of the living form: what is pressed right after is judged by what stands in it.
  useLayoutEffect(() => updateNow(), []);
  const judgeNow = useEffectEvent(() => {
    for (const element of form.current?.elements ?? [])
      if (element.matches(':user-invalid')) sayInvalid(element);
  });
  // A press that came too early was held back (`whenTouched`): what it would have found is said now.
  useEffect(() => judgeNow(), []);
  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent) => {
      if (persisted) store.restore();
      // The browser may bring an old page back with what was typed in it.
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

  /** True where the form has words for what is wrong with a field; the first of such fields gets the focus. */
  function sayInvalid(element: Element): boolean {
    const name = element.getAttribute('name') ?? '';
    const words = options.invalid?.[name];
    if (words === undefined) return false;
    setInvalid((said) => ({ ...said, [name]: words }));
    const first = [...(form.current?.elements ?? [])].find((each) => each.matches(':invalid'));
    if (element === first && element instanceof HTMLElement) element.focus();
    return true;
  }

  /** Reads the form anew; what the event's field said of itself goes. */
  function input(event?: FormEvent<HTMLFormElement>) {
    const name = event?.target instanceof Element ? event.target.getAttribute('name') : null;
    if (name !== null && Object.hasOwn(invalid, name))
      setInvalid(Object.fromEntries(Object.entries(invalid).filter(([said]) => said !== name)));
    update();
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    const { currentTarget: element } = event;
    const { submitter } = event.nativeEvent;
    const data = new FormData(element, submitter);
    const found = options.check?.(data);
    if (found) {
      event.preventDefault();
      store.find(found);
    } else if (options.as === 'browser') {
      if (!store.handOver()) event.preventDefault();
    } else {
      const body = options.as === 'fields' ? data : (options.request?.(data) ?? asText(data));
      const send = formRequest(element, submitter, body);
      // Not before: had anything failed, the browser would send the form.
      event.preventDefault();
      void store.submit(send);
    }
  }

  return {
    props: {
      ref: form,
      onSubmit: submit,
      onInput: input,
      onInvalid(event: FormEvent<HTMLFormElement>) {
        if (event.target instanceof Element && sayInvalid(event.target)) event.preventDefault();
      },
    },
    busy: state.at === 'sending' || state.at === 'leaving',
    /** What to show of a failure, if any: spread it on an Alert. */
    alert: failure && alertOf(failure, options.closeText, store.close),
    failure,
    /** What is wrong with single fields, by name. */
    fieldErrors: { ...failure?.fields, ...invalid },
    /** What `watch` read; undefined as served, so that before, or without, script nothing waits for it. */
    typed,
    close: store.close,
    /** Empties the form. */
    reset() {
      form.current?.reset();
      update();
    },
  };
}

function ownStore({
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

/** The alert takes the focus itself; where there is none, the first field that is wrong does. */
function focusWrong(form: HTMLFormElement | null, { message, fields = {} }: FormFailure): void {
  if (message !== '') return;
  const wrong = [...(form?.elements ?? [])].find(
    (element) => element instanceof HTMLElement && Object.hasOwn(fields, element.getAttribute('name') ?? ''),
  );
  if (wrong instanceof HTMLElement) wrong.focus();
}
