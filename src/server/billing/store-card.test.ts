import { describe, expect, it, test } from 'vitest';
import { brandOf, testPlatform } from '../../../tests/support/test-platform.ts';
import type { EnteredCard } from '../../domain/billing/entered-card.ts';
import { type CardOutcome, storeCard } from './store-card.ts';

const card: EnteredCard = {
  provider: 'recurly',
  token: 'token-1',
  fields: {
    firstName: 'Ada',
    lastName: 'Byron',
    address1: '1 Main Street',
    address2: '',
    city: 'Austin',
    state: 'TX',
    postalCode: '78701',
    country: 'US',
  },
  from: null,
};
const timedOut = {
  FunctionError: 'Unhandled',
  Payload: JSON.stringify({ errorType: 'Sandbox.Timedout', errorMessage: 'Task timed out' }),
};
const declined = {
  FunctionError: 'Handled',
  Payload: JSON.stringify({ errorType: 'error.subscription.card.declined' }),
};
const visa = { card_type: 'visa', last_four: '4242' };
const mastercard = { card_type: 'mastercard', last_four: '4444' };
const owner = { first_name: 'ADA ', last_name: 'Byron' };
const otherOwner = { first_name: 'Mary', last_name: 'Somerville' };

/** Stores the card; `onFile` are the cards on file before and after, and a number is a refusal with that status. */
function store(steps: { verify?: unknown; store?: unknown; onFile: [unknown, unknown] }) {
  const cards = [...steps.onFile];
  const { client, sent } = testPlatform((request) => {
    const { pathname } = new URL(request.url);
    const answer =
      request.method === 'GET'
        ? cards.shift()
        : pathname.includes('/verify')
          ? (steps.verify ?? {})
          : (steps.store ?? {});
    return typeof answer === 'number' ? Response.json({}, { status: answer }) : Response.json(answer);
  });
  const brand = { billing: { ...brandOf('geeni').billing, v3: false } };
  return { outcome: storeCard(client, brand, card, undefined, undefined), sent };
}

describe('a card whose answer does not prove the outcome', () => {
  test.each<[string, unknown, [unknown, unknown], CardOutcome]>([
    [
      'a function that timed out, and another card on file',
      timedOut,
      [visa, mastercard],
      { kind: 'stored', card: mastercard },
    ],
    [
      'a function that timed out, and the same card on file',
      timedOut,
      [visa, visa],
      { kind: 'refused', problem: 'unsure' },
    ],
    [
      'a function that timed out, and a card on file that cannot be read',
      timedOut,
      [visa, 400],
      { kind: 'refused', problem: 'unsure' },
    ],
    [
      'an error 500, and the same card on file',
      500,
      [visa, visa],
      { kind: 'refused', problem: 'cannotSave' },
    ],
    ['an error 502, and another card on file', 502, [visa, mastercard], { kind: 'stored', card: mastercard }],
    ['an error 500, and no card on file any more', 500, [visa, {}], { kind: 'refused', problem: 'unsure' }],
    [
      'a failure in words, and the same card on file',
      { errorMessage: 'Task timed out after 6.00 seconds' },
      [
        { ...visa, ...owner },
        { ...visa, ...owner },
      ],
      { kind: 'refused', problem: 'unsure' },
    ],
    [
      'a failure in words, and another card on file',
      { message: 'Internal server error' },
      [visa, mastercard],
      { kind: 'stored', card: mastercard },
    ],
    [
      'no success, and the same card on file',
      { success: false },
      [visa, visa],
      { kind: 'refused', problem: 'unsure' },
    ],
    [
      'a bare success, and another card on file',
      {},
      [visa, mastercard],
      { kind: 'stored', card: mastercard },
    ],
    [
      'a bare success, and the first card on file',
      { success: true },
      [{}, visa],
      { kind: 'stored', card: visa },
    ],
    [
      'a bare success, and a card of the owner that was entered',
      { statusCode: 200 },
      [
        { ...visa, ...owner },
        { ...visa, ...owner },
      ],
      { kind: 'stored', card: visa },
    ],
    [
      'a bare success, and a card of the owner that was entered, the one before not read',
      {},
      [500, { ...visa, ...owner }],
      { kind: 'stored', card: visa },
    ],
    [
      'a bare success, and the same card of another owner',
      {},
      [
        { ...visa, ...otherOwner },
        { ...visa, ...otherOwner },
      ],
      { kind: 'refused', problem: 'unsure' },
    ],
    ['a bare success, and no card on file', {}, [visa, {}], { kind: 'refused', problem: 'unsure' }],
    [
      'a bare success, and a card on file that cannot be read',
      {},
      [visa, 400],
      { kind: 'refused', problem: 'unsure' },
    ],
    [
      'a success that names the owner only, and the same card on file',
      owner,
      [visa, visa],
      { kind: 'refused', problem: 'unsure' },
    ],
  ])('%s', async (_what, answer, onFile, expected) => {
    expect(await store({ store: answer, onFile }).outcome).toEqual(expected);
  });
});

test.each([
  ['its type', { card_type: 'mastercard' }, { card_type: 'mastercard', last_four: null }],
  ['its last four digits', { last_four: 4444, currency: 7 }, { card_type: null, last_four: '4444' }],
])(
  'a success that names %s is believed: the card on file is not read again',
  async (_what, answer, named) => {
    const { outcome, sent } = store({ store: answer, onFile: [visa, visa] });
    expect(await outcome).toEqual({ kind: 'stored', card: named });
    expect(sent).toHaveLength(3);
  },
);

describe('a card that the platform refuses', () => {
  it('when it is stored, with a documented code: the card on file is not read again', async () => {
    const { outcome, sent } = store({ store: declined, onFile: [visa, mastercard] });
    expect(await outcome).toEqual({ kind: 'refused', problem: 'declined' });
    expect(sent).toHaveLength(3);
  });

  test.each([[declined, 'declined'] as const, [timedOut, 'cannotSave'] as const])(
    'when it is verified: nothing is stored',
    async (verify, problem) => {
      const { outcome, sent } = store({ verify, onFile: [visa, mastercard] });
      expect(await outcome).toEqual({ kind: 'refused', problem });
      expect(sent).toHaveLength(2);
    },
  );
});
