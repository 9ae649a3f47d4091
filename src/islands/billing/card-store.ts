import { atom, type ReadableAtom } from 'nanostores';
import type { BillingFieldName, BillingFields } from '../../contracts/billing/billing-fields.ts';
import { lackingFields } from '../../domain/billing/billing-fields.ts';
import type { FormStore } from '../form/form-store.ts';
import { type FormEvent, type FormFailure, type FormState, nextForm } from '../form/next-form.ts';
import { type CardFields, type CardPart, cardParts } from './card-fields.ts';

/** What the card form says by itself: in one sentence, and at single fields. */
export type CardMessages = {
  fields: string;
  unavailable: string;
  lacks: Readonly<Record<Exclude<BillingFieldName, 'address2'>, string>>;
  invalid: Readonly<Record<CardPart, string>>;
};

/** Whether the provider's fields are on the page. */
export type ProviderState = 'waiting' | 'ready' | 'unavailable';

export type CardStore = FormStore & {
  $provider: ReadableAtom<ProviderState>;
  /** The provider's token, which works once: empty until it is there, and again when the page comes back. */
  $token: ReadableAtom<string>;
  /** Brings the provider's fields. Returns what takes them away again, also while they are on their way. */
  connect: (load: (signal: AbortSignal) => Promise<CardFields>) => () => void;
  /** Asks the provider for the token of the card, once its fields are there. Does nothing while one is asked for or sent. */
  ask: (owner: BillingFields) => Promise<void>;
  /** Looks at the form as it stands now: what has been put right is said no longer. */
  amend: (owner: BillingFields) => void;
  /** The same for a part of the card that is typed anew. */
  amendPart: (part: CardPart) => void;
};

/** The state of one card form: `failure` is what an earlier try left to say. */
export function cardStore(failure: FormFailure | undefined, messages: CardMessages): CardStore {
  const $form = atom<FormState>(failure ? { at: 'failed', failure } : { at: 'idle' });
  const $provider = atom<ProviderState>('waiting');
  const $token = atom('');
  let fields: CardFields | undefined;
  /** Ends once the fields are there, or are known not to come. */
  let coming: Promise<void> | undefined;

  /** Takes the event; false where it changed nothing. */
  function take(event: FormEvent): boolean {
    const before = $form.get();
    $form.set(nextForm(before, event));
    return $form.get() !== before;
  }

  function connect(load: (signal: AbortSignal) => Promise<CardFields>): () => void {
    const controller = new AbortController();
    const { signal } = controller;
    let own: CardFields | undefined;
    $provider.set('waiting');
    async function bring() {
      try {
        const brought = await load(signal);
        if (signal.aborted) return brought.remove();
        own = brought;
        fields = brought;
        $provider.set('ready');
      } catch (error) {
        if (signal.aborted) return;
        console.info('The payment provider is not there:', String(error));
        $provider.set('unavailable');
      }
    }
    coming = bring();
    return () => {
      controller.abort();
      own?.remove();
      if (fields === own) fields = undefined;
    };
  }

  async function ask(owner: BillingFields): Promise<void> {
    const lacks = lackingFields(owner);
    if (lacks.length > 0) {
      const found = { message: messages.fields, fields: named(lacks, messages.lacks) };
      take({ type: 'found', failure: found });
      return checkCard(found);
    }
    if (!take({ type: 'submitted' })) return;
    // A press before the fields are there is kept until they are.
    if (!fields) await coming;
    if (!fields) return void take({ type: 'refused', failure: { message: messages.unavailable } });
    try {
      const answer = await fields.token(owner);
      if (answer.ok) return $token.set(answer.token);
      const { message, parts } = answer;
      take({ type: 'refused', failure: { message, fields: named(parts, messages.invalid) } });
    } catch (error) {
      console.info('The payment provider gave no token:', String(error));
      take({ type: 'refused', failure: { message: messages.unavailable } });
    }
  }

  /** Adds what is wrong with the card to what the form lacks, unless another thing has happened since. */
  async function checkCard(found: FormFailure): Promise<void> {
    try {
      const parts = (await fields?.check()) ?? [];
      const state = $form.get();
      if (parts.length === 0 || state.at !== 'failed' || state.failure !== found) return;
      const invalid = named(parts, messages.invalid);
      take({ type: 'found', failure: { ...found, fields: { ...invalid, ...found.fields } } });
    } catch (error) {
      console.info('The payment provider did not look at the card:', String(error));
    }
  }

  /** Keeps only what still holds of a failure; one that was about fields alone is over with the last of them. */
  function keep(holds: (name: string) => boolean): void {
    const state = $form.get();
    if (state.at !== 'failed' || !state.failure.fields) return;
    const { failure: told } = state;
    const before = Object.entries(told.fields ?? {});
    const left = before.filter(([name]) => holds(name));
    if (left.length === before.length) return;
    if (left.length === 0 && told.message === messages.fields) return void take({ type: 'closed' });
    take({ type: 'found', failure: { ...told, fields: Object.fromEntries(left) } });
  }

  return {
    $form,
    $provider,
    $token,
    connect,
    ask,
    amend(owner) {
      const lacks = new Set<string>(lackingFields(owner));
      const parts = new Set<string>(cardParts);
      keep((name) => parts.has(name) || lacks.has(name));
    },
    amendPart: (part) => keep((name) => name !== part),
    // The browser sends this form, with its token.
    submit: () => Promise.reject(new Error('the card form is sent by the browser alone')),
    handOver() {
      if ($token.get() === '') return false;
      take({ type: 'settled' });
      return take({ type: 'handedOver' });
    },
    find: (found) => void take({ type: 'found', failure: found }),
    close: () => void take({ type: 'closed' }),
    restore() {
      $token.set('');
      take({ type: 'restored' });
    },
  };
}

/** The message of each of these, by its name. */
function named<Name extends string>(
  names: readonly Name[],
  messages: Readonly<Partial<Record<Name, string>>>,
): Record<string, string> {
  return Object.fromEntries(names.flatMap((name) => (messages[name] ? [[name, messages[name]]] : [])));
}
