import { describe, expect, it, vi } from 'vitest';
import type { BillingFields } from '../../contracts/billing/billing-fields.ts';
import type { CardFields, TokenAnswer, WrongPart } from './card-fields.ts';
import type { FormState } from '../form/next-form.ts';
import { type CardMessages, cardStore } from './card-store.ts';

const messages: CardMessages = {
  fields: 'Please check what you entered.',
  unavailable: 'The payment system is not there.',
  invalid: { number: 'a number', month: 'a month', year: 'a year', cvv: 'a CVV', card: 'a card' },
};
const owner: BillingFields = {
  firstName: 'Ada',
  lastName: 'Owner',
  address1: '1 Main Street',
  address2: '',
  city: 'Springfield',
  state: 'IL',
  postalCode: '62701',
  country: 'US',
};
const taken: TokenAnswer = { ok: true, token: 'token-1' };

/** Card fields that accept everything. */
const idle: CardFields = {
  token: () => Promise.resolve(taken),
  check: () => Promise.resolve([]),
  focus: () => undefined,
  remove: () => undefined,
};

/** A card form whose provider gives that answer, or whose fields never load. */
async function aForm(
  answer?: () => Promise<TokenAnswer>,
  check: () => Promise<readonly WrongPart[]> = () => Promise.resolve([]),
) {
  const card = cardStore(undefined, messages);
  const asked: BillingFields[] = [];
  const focused: WrongPart[] = [];
  const remove = vi.fn<() => void>();
  const fields: CardFields = {
    token: (whose) => {
      asked.push(whose);
      return answer?.() ?? Promise.reject(new Error('no answer'));
    },
    check,
    focus: (part) => focused.push(part),
    remove,
  };
  const disconnect = answer ? card.connect(() => Promise.resolve(fields)) : undefined;
  if (answer) await vi.waitUntil(() => card.$provider.get() === 'ready');
  return { card, asked, focused, remove, disconnect };
}

describe('the provider is called', () => {
  it('for the token of the card, with the cardholder only', async () => {
    const { card, asked } = await aForm(() => Promise.resolve(taken));
    await card.ask(owner, {});
    expect(asked).toEqual([owner]);
    expect(card.$token.get()).toBe('token-1');
  });

  it('only once while a token is requested or sent', async () => {
    const { card, asked } = await aForm(() => Promise.resolve(taken));
    await Promise.all([card.ask(owner, {}), card.ask(owner, {})]);
    await card.ask(owner, {});
    expect(asked).toHaveLength(1);
    card.handOver();
    await card.ask(owner, {});
    expect(asked).toHaveLength(1);
  });

  it('not at all while the address lacks something, which is told at its fields', async () => {
    const { card, asked } = await aForm(() => Promise.resolve(taken));
    const fields = { city: 'a city', postalCode: 'a code' };
    await card.ask({ ...owner, city: ' ', postalCode: '' }, fields);
    expect(asked).toEqual([]);
    expect(card.$form.get()).toEqual({ at: 'failed', failure: { message: messages.fields, fields } });
  });

  it('not at all while its fields are missing', async () => {
    const { card } = await aForm();
    await card.ask(owner, {});
    expect(card.$form.get()).toEqual({ at: 'failed', failure: { message: messages.unavailable } });
  });
});

describe('the message that the fields are missing', () => {
  it('goes away once they are there', async () => {
    const { card } = await aForm();
    await card.ask(owner, {});
    card.connect(() => Promise.resolve(idle));
    await vi.waitUntil(() => card.$provider.get() === 'ready');
    expect(card.$form.get()).toEqual({ at: 'idle' });
  });

  it.each([
    ['of an earlier attempt', cardStore({ message: messages.unavailable }, messages)],
    ['about a field', cardStore({ message: messages.fields, fields: { city: 'a city' } }, messages)],
  ])('a message %s stays', async (_what, card) => {
    const before = card.$form.get();
    card.connect(() => Promise.resolve(idle));
    await vi.waitUntil(() => card.$provider.get() === 'ready');
    expect(card.$form.get()).toBe(before);
  });
});

describe('a submit while the provider’s fields are loading', () => {
  /** A form whose fields load or fail when the test decides. */
  function early() {
    const card = cardStore(undefined, messages);
    const asked: BillingFields[] = [];
    const { promise, resolve, reject } = Promise.withResolvers<CardFields>();
    card.connect(() => promise);
    const token = (whose: BillingFields) => {
      asked.push(whose);
      return Promise.resolve(taken);
    };
    return {
      card,
      asked,
      come: () => resolve({ ...idle, token }),
      stayAway: reject,
    };
  }

  it('waits as if it were being sent until they are loaded', async () => {
    const { card, asked, come } = early();
    const pressed = card.ask(owner, {});
    await card.ask(owner, {});
    expect([card.$form.get(), asked]).toEqual([{ at: 'sending' }, []]);
    come();
    await pressed;
    expect([asked, card.$token.get()]).toEqual([[owner], 'token-1']);
  });

  it('fails once it is known that they cannot load', async () => {
    const log = vi.spyOn(console, 'info').mockImplementation(() => undefined);
    const { card, stayAway } = early();
    const pressed = card.ask(owner, {});
    stayAway(new Error('blocked'));
    await pressed;
    expect(card.$form.get()).toEqual({ at: 'failed', failure: { message: messages.unavailable } });
    log.mockRestore();
  });
});

describe('the answer of the provider', () => {
  it('is shown in one sentence and at the wrong parts of the card', async () => {
    const { card } = await aForm(() =>
      Promise.resolve({ ok: false, message: 'Please check it.', parts: ['number', 'year'] }),
    );
    await card.ask(owner, {});
    const fields = { number: 'a number', year: 'a year' };
    expect(card.$form.get()).toEqual({ at: 'failed', failure: { message: 'Please check it.', fields } });
    expect(card.$token.get()).toBe('');
    card.close();
    expect(card.$form.get()).toEqual({ at: 'idle' });
  });

  it('is shown as unavailable if the provider does not respond', async () => {
    const { card } = await aForm(() => Promise.reject(new Error('too slow')));
    const log = vi.spyOn(console, 'info').mockImplementation(() => undefined);
    await card.ask(owner, {});
    expect(card.$form.get()).toEqual({ at: 'failed', failure: { message: messages.unavailable } });
    expect(log).toHaveBeenCalledOnce();
    log.mockRestore();
  });

  it('follows the message of an earlier attempt, which is shown at first', () => {
    const failure = { message: 'Your card was declined.', fields: {} };
    expect(cardStore(failure, messages).$form.get()).toEqual({ at: 'failed', failure });
  });
});

describe('a token works once', () => {
  it('the browser may submit the form with it only once', async () => {
    const { card } = await aForm(() => Promise.resolve(taken));
    expect(card.handOver()).toBe(false);
    await card.ask(owner, {});
    expect(card.$form.get()).toEqual({ at: 'sending' });
    expect(card.handOver()).toBe(true);
    expect(card.handOver()).toBe(false);
    expect(card.$form.get()).toEqual({ at: 'leaving', next: undefined });
  });

  it('and is removed when the page is restored: the next attempt requests another', async () => {
    const answers: TokenAnswer[] = [taken, { ok: true, token: 'token-2' }];
    const { card } = await aForm(() => Promise.resolve(answers.shift() ?? taken));
    await card.ask(owner, {});
    card.handOver();
    card.restore();
    expect(card.$token.get()).toBe('');
    expect(card.$form.get()).toEqual({ at: 'idle' });
    await card.ask(owner, {});
    expect(card.$token.get()).toBe('token-2');
  });
});

describe('the provider’s fields', () => {
  it('count as unavailable if they fail to load, and can be loaded again', async () => {
    const { card } = await aForm();
    const log = vi.spyOn(console, 'info').mockImplementation(() => undefined);
    expect(card.$provider.get()).toBe('waiting');
    card.connect(() => Promise.reject(new Error('blocked')));
    await vi.waitUntil(() => card.$provider.get() === 'unavailable');
    log.mockRestore();
    card.connect(() => Promise.resolve(idle));
    expect(card.$provider.get()).toBe('waiting');
    await vi.waitUntil(() => card.$provider.get() === 'ready');
  });

  it('are removed with the component that shows them, and not called any more', async () => {
    const { card, asked, remove, disconnect } = await aForm(() => Promise.resolve(taken));
    disconnect?.();
    expect(remove).toHaveBeenCalledOnce();
    await card.ask(owner, {});
    expect(asked).toEqual([]);
  });

  it('that load after that component was removed are removed at once', async () => {
    const { card, remove } = await aForm(() => Promise.resolve(taken));
    const late = vi.fn<() => void>();
    const { promise, resolve } = Promise.withResolvers<CardFields>();
    const signals: AbortSignal[] = [];
    const disconnect = card.connect((signal) => {
      signals.push(signal);
      return promise;
    });
    disconnect();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
    resolve({ ...idle, remove: late });
    await vi.waitUntil(() => late.mock.calls.length === 1);
    expect(remove).not.toHaveBeenCalled();
  });
});

describe('an error', () => {
  const wrong = () => Promise.resolve<readonly WrongPart[]>(['number', 'cvv']);
  const failureOf = ({ $form }: { $form: { get: () => FormState } }) => {
    const state = $form.get();
    return state.at === 'failed' ? state.failure : undefined;
  };

  it('of the card is shown together with missing fields, and no token is requested', async () => {
    const { card, asked } = await aForm(() => Promise.resolve(taken), wrong);
    await card.ask({ ...owner, city: '' }, { city: 'a city' });
    expect(failureOf(card)).toEqual({
      message: messages.fields,
      fields: { number: 'a number', cvv: 'a CVV', city: 'a city' },
    });
    expect(asked).toEqual([]);
  });

  it('is told once, whatever is pressed while the card is checked', async () => {
    const { promise, resolve } = Promise.withResolvers<readonly WrongPart[]>();
    const check = vi.fn<() => typeof promise>(() => promise);
    const { card } = await aForm(() => Promise.resolve(taken), check);
    const asking = card.ask({ ...owner, city: '' }, { city: 'a city' });
    await card.ask({ ...owner, city: '' }, { city: 'a city' });
    expect(card.$form.get()).toEqual({ at: 'idle' });
    resolve(['number']);
    await asking;
    expect(failureOf(card)?.fields).toEqual({ number: 'a number', city: 'a city' });
    expect(check).toHaveBeenCalledOnce();
  });

  it('of a missing field is told without the card if the provider does not say what is wrong there', async () => {
    const log = vi.spyOn(console, 'info').mockImplementation(() => undefined);
    const { card } = await aForm(
      () => Promise.resolve(taken),
      () => Promise.reject(new Error('not now')),
    );
    await card.ask({ ...owner, city: '' }, { city: 'a city' });
    expect(failureOf(card)?.fields).toEqual({ city: 'a city' });
    log.mockRestore();
  });

  it('at the provider’s own fields counts as one, until nothing is missing there', async () => {
    const { card } = await aForm(() => Promise.resolve({ ok: false, message: undefined, parts: ['card'] }));
    await card.ask(owner, {});
    expect(failureOf(card)).toEqual({ message: messages.fields, fields: { card: 'a card' } });
    card.amend({});
    expect(failureOf(card)?.fields).toEqual({ card: 'a card' });
    card.amendPart('card');
    expect(card.$form.get()).toEqual({ at: 'idle' });
  });

  it('of the card takes the focus into the provider’s field, if it is loaded', async () => {
    const { card, focused, disconnect } = await aForm(() => Promise.resolve(taken));
    card.focusPart('cvv');
    disconnect?.();
    card.focusPart('number');
    expect(focused).toEqual(['cvv']);
  });

  it('is removed field by field as it is corrected, and the alert with the last', async () => {
    const { card } = await aForm(() => Promise.resolve(taken), wrong);
    await card.ask({ ...owner, city: '', postalCode: '' }, { city: 'a city', postalCode: 'a code' });
    card.amend({ postalCode: 'a code' });
    expect(failureOf(card)?.fields).toEqual({ number: 'a number', cvv: 'a CVV', postalCode: 'a code' });
    card.amendPart('number');
    card.amend({ city: 'a city' });
    expect(failureOf(card)?.fields).toEqual({ cvv: 'a CVV' });
    card.amendPart('cvv');
    expect(card.$form.get()).toEqual({ at: 'idle' });
  });

  it('of the card as a whole stays until the form is submitted again', async () => {
    const declined = { message: 'Your card was declined.', fields: { number: 'a number' } };
    const card = cardStore(declined, messages);
    card.amendPart('number');
    expect(failureOf(card)).toEqual({ message: 'Your card was declined.', fields: {} });
  });
});
