import { atom, type ReadableAtom } from 'nanostores';
import type { BillingFields } from '../../contracts/billing/billing-fields.ts';
import { eventApplier } from '../form/event-applier.ts';
import type { FormStore } from '../form/form-store.ts';
import { type FormFailure, type FormState, nextForm } from '../form/next-form.ts';
import { inTime } from '../in-time.ts';
import { type CardFields, type CardPart, type WrongPart, wrongParts } from './card-fields.ts';

/** How long the fields of the address wait for what the provider says of the card, in milliseconds. */
const CHECK_MS = 1_500;

/** The messages of the card form: general ones, and those of the card's fields. */
export type CardMessages = {
  /** The message of a failure that is about single fields only. */
  fields: string;
  unavailable: string;
  invalid: Readonly<Record<CardPart, string> & { card?: string }>;
};

/** The messages of fields of the address that are missing or wrong, by name. */
type Lacks = Readonly<Record<string, string>>;

/** Whether the provider's fields are loaded. */
export type ProviderState = 'waiting' | 'ready' | 'unavailable';

export type CardStore = FormStore & {
  $provider: ReadableAtom<ProviderState>;
  /** The provider's token, which works once; empty before it is received and after the page is restored. */
  $token: ReadableAtom<string>;
  /** Loads the provider's fields. Returns a function that removes them, or cancels the loading. */
  connect: (load: (signal: AbortSignal) => Promise<CardFields>) => () => void;
  /**
   * Requests the card's token once the provider's fields are loaded. Does nothing while a token is requested or sent.
   * Where a field is missing or wrong, tells all of them at once: `lacks` are the messages of those of the address, by name.
   */
  ask: (owner: BillingFields, lacks: Lacks) => Promise<void>;
  /** Removes the messages of the fields that lack nothing any more. */
  amend: (lacks: Lacks) => void;
  /** Removes the message of a part of the card that is being edited. */
  amendPart: (part: WrongPart) => void;
  /** Moves the focus into the provider's field of that part, if it is loaded. */
  focusPart: (part: WrongPart) => void;
};

/** The state of one card form; `failure` is the failure of an earlier attempt. */
export function cardStore(failure: FormFailure | undefined, messages: CardMessages): CardStore {
  const $form = atom<FormState>(failure ? { at: 'failed', failure } : { at: 'idle' });
  const apply = eventApplier($form, nextForm);
  const $provider = atom<ProviderState>('waiting');
  const $token = atom('');
  let fields: CardFields | undefined;
  /** Resolves once the fields are loaded or have failed to load. */
  let coming: Promise<void> | undefined;
  let checking = false;
  /** Told because the fields were not there: it is over once they are. */
  let missed: FormFailure | undefined;

  function connect(load: (signal: AbortSignal) => Promise<CardFields>): () => void {
    const controller = new AbortController();
    const { signal } = controller;
    let cardFields: CardFields | undefined;
    $provider.set('waiting');
    async function bring() {
      try {
        const brought = await load(signal);
        if (signal.aborted) return brought.remove();
        cardFields = brought;
        fields = brought;
        $provider.set('ready');
        const state = $form.get();
        if (state.at === 'failed' && state.failure === missed) apply({ type: 'closed' });
      } catch (error) {
        if (signal.aborted) return;
        console.info('The payment provider did not load:', String(error));
        $provider.set('unavailable');
      }
    }
    coming = bring();
    return () => {
      controller.abort();
      cardFields?.remove();
      if (fields === cardFields) fields = undefined;
    };
  }

  async function ask(owner: BillingFields, lacks: Lacks): Promise<void> {
    if (checking) return;
    if (Object.keys(lacks).length > 0) {
      checking = true;
      const invalid = named(await wrongOfCard(), messages.invalid);
      checking = false;
      const faults = { ...invalid, ...lacks };
      return void apply({ type: 'found', failure: { message: messages.fields, fields: faults } });
    }
    if (!apply({ type: 'submitted' })) return;
    // A submit before the fields are loaded waits for them.
    if (!fields) await coming;
    if (!fields) {
      missed = { message: messages.unavailable };
      return void apply({ type: 'refused', failure: missed });
    }
    try {
      const answer = await fields.token(owner);
      if (answer.ok) return $token.set(answer.token);
      const { message = messages.fields, parts } = answer;
      apply({ type: 'refused', failure: { message, fields: named(parts, messages.invalid) } });
    } catch (error) {
      console.info('The payment provider gave no token:', String(error));
      apply({ type: 'refused', failure: { message: messages.unavailable } });
    }
  }

  /** Returns the wrong parts of the card; none where the provider is not there or does not say it soon. */
  async function wrongOfCard(): Promise<readonly WrongPart[]> {
    if (!fields) return [];
    try {
      return await inTime(fields.check(), CHECK_MS);
    } catch (error) {
      console.info('The payment provider did not validate the card:', String(error));
      return [];
    }
  }

  /** Keeps the field messages that still hold. If the last one goes, a failure about fields alone is closed. */
  function keep(holds: (name: string) => boolean): void {
    const state = $form.get();
    if (state.at !== 'failed' || !state.failure.fields) return;
    const { failure: current } = state;
    const before = Object.entries(current.fields ?? {});
    const left = before.filter(([name]) => holds(name));
    if (left.length === before.length) return;
    if (left.length === 0 && current.message === messages.fields) return void apply({ type: 'closed' });
    apply({ type: 'found', failure: { ...current, fields: Object.fromEntries(left) } });
  }

  return {
    $form,
    $provider,
    $token,
    connect,
    ask,
    amend(lacks) {
      const parts = new Set<string>(wrongParts);
      keep((name) => parts.has(name) || Object.hasOwn(lacks, name));
    },
    amendPart: (part) => keep((name) => name !== part),
    focusPart: (part) => fields?.focus(part),
    // Only the browser submits this form, with its token.
    submit: () => Promise.reject(new Error('only the browser submits the card form')),
    handOver() {
      if ($token.get() === '') return false;
      apply({ type: 'settled' });
      return apply({ type: 'handedOver' });
    },
    find: (fault) => void apply({ type: 'found', failure: fault }),
    close: () => void apply({ type: 'closed' }),
    restore() {
      $token.set('');
      apply({ type: 'restored' });
    },
  };
}

/** Returns the messages of the given names, by name. */
function named<Name extends string>(
  names: readonly Name[],
  messages: Readonly<Partial<Record<Name, string>>>,
): Record<string, string> {
  return Object.fromEntries(names.flatMap((name) => (messages[name] ? [[name, messages[name]]] : [])));
}
