import { atom, type ReadableAtom } from 'nanostores';
import type { BillingFieldName, BillingFields } from '../../contracts/billing/billing-fields.ts';
import { lackingFields } from '../../domain/billing/billing-fields.ts';
import type { FormStore } from '../form/form-store.ts';
import { type FormEvent, type FormFailure, type FormState, nextForm } from '../form/next-form.ts';
import type { CardFields, CardPart } from './card-fields.ts';

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
    if (lacks.length > 0)
      return void take({
        type: 'found',
        failure: { message: messages.fields, fields: named(lacks, messages.lacks) },
      });
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

  return {
    $form,
    $provider,
    $token,
    connect,
    ask,
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
