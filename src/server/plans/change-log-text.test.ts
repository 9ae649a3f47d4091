import { describe, expect, test } from 'vitest';
import { aContext, fakeEnv } from '../../../tests/support/fake-env.ts';
import { withoutIsolates } from '../../domain/text/bidi.ts';
import type { LoggedChange } from '../../domain/orders/change-log.ts';
import type { OrderReceipt } from '../../domain/orders/order-outcome.ts';
import { readChangeLog } from '../account/account-reader.ts';
import { changeLogText, changeText } from './change-log-text.ts';
import { wordsFor } from '../request/words.ts';

const context = aContext('https://account.otis.example/plan-record');
const atMs = Date.UTC(2026, 10, 8, 17, 5, 9);
const receipt: OrderReceipt = {
  planName: 'Premium',
  currency: 'USD',
  chargedToday: 799,
  perPeriod: 799,
  billingCycle: 1,
  deviceCount: 2,
  startsAt: null,
  nextChargeAt: null,
  trialEndsAt: null,
  renewal: { amount: 799, tax: 'included', total: 799 },
};
const RENEWS = 'Renews at $7.99 per month, tax included, until you cancel.';
const order = (
  more: Partial<OrderReceipt> = {},
  keeps = false,
): Extract<LoggedChange, { kind: 'order' }> => ({
  atMs,
  kind: 'order',
  planId: 'p',
  planCode: 'premium_m',
  keeps,
  receipt: { ...receipt, ...more },
});
const cancel = {
  atMs,
  kind: 'cancelPlan',
  plan: 'Premium',
  until: '2026-12-08',
  inTrial: false,
} as const;
const devices = { atMs, kind: 'saveDevices', plan: 'Plus', count: 2 } as const;
const text = (change: LoggedChange) => {
  const { what, means } = changeText(change, context);
  return [what, ...means].map(withoutIsolates);
};

const elsewhere = [
  { kind: 'store', plan: 'Basic', by: { kind: 'apple' }, paidUntil: null, inTrial: false },
] as const;
const GOES_ON =
  'Apple bills Basic. Only Apple can end it, and Apple goes on charging you until you cancel there.';

describe('a recorded change in words', () => {
  test.each<[string, LoggedChange, string[]]>([
    [
      'a cancellation beside a plan that Apple bills',
      { ...cancel, elsewhere },
      [
        'You cancelled Premium.',
        'You keep Premium until December 8, 2026, and you won’t be charged for it again.',
        GOES_ON,
      ],
    ],
    [
      'an order beside a plan that Apple bills',
      { ...order(), elsewhere },
      ['You ordered Premium.', `$7.99 was charged. ${RENEWS}`, GOES_ON],
    ],
    ['an order', order(), ['You ordered Premium.', `$7.99 was charged. ${RENEWS}`]],
    [
      'an order for later, with its next charge',
      order({
        chargedToday: 0,
        startsAt: '2026-12-08',
        nextChargeAt: '2026-12-08',
        next: { amount: 799, isMost: false },
      }),
      [
        'You ordered Premium.',
        `Premium starts on December 8, 2026. Nothing was charged. ${RENEWS}`,
        'Next charge: $7.99 on December 8, 2026',
      ],
    ],
    [
      'an order with a promo code, whose next charge may be less',
      order({ withPromo: 399, next: { amount: 399, isMost: true }, nextChargeAt: '2026-12-08' }),
      [
        'You ordered Premium.',
        `$7.99 was charged. ${RENEWS}`,
        'Next charge: $3.99 or less on December 8, 2026',
      ],
    ],
    [
      'an order with a promo code of an earlier release, which does not say what is charged next',
      order({ withPromo: 399, nextChargeAt: '2026-12-08', renewal: undefined }),
      ['You ordered Premium.', '$7.99 was charged.'],
    ],
    [
      'an order with a promo code that lasts, and renews at its price',
      order({
        withPromo: 679,
        lasts: { kind: 'always' },
        next: { amount: 679, isMost: false },
        nextChargeAt: '2026-12-08',
        renewal: { amount: 679, tax: 'none', total: 679 },
      }),
      [
        'You ordered Premium.',
        '$7.99 was charged. Renews at $6.79 per month until you cancel.',
        'Next charge: $6.79 on December 8, 2026',
      ],
    ],
    [
      'an order that began a free trial',
      order({ chargedToday: 0, isTrialNew: true }),
      ['You ordered Premium.', `Your free trial of Premium has started. Nothing was charged. ${RENEWS}`],
    ],
    [
      'an order of a free plan',
      order({ planName: 'Basic', chargedToday: 0, perPeriod: 0, billingCycle: 0, renewal: undefined }),
      ['You ordered Basic.', 'Nothing was charged.'],
    ],
    [
      'an order of a plan of the same name, told apart',
      order({
        deviceQuantity: 10,
        from: { name: 'Premium', deviceQuantity: 5, billingCycle: 1 },
      }),
      ['You ordered Premium (up to 10 devices).', `$7.99 was charged. ${RENEWS}`],
    ],
    [
      'a plan that was kept',
      order({ chargedToday: 0, from: { name: 'Premium', deviceQuantity: 5, billingCycle: 1 } }, true),
      ['You chose to keep Premium.', `It continues as before. Nothing was charged. ${RENEWS}`],
    ],
    [
      'a cancellation',
      cancel,
      [
        'You cancelled Premium.',
        'You keep Premium until December 8, 2026, and you won’t be charged for it again.',
      ],
    ],
    [
      'a cancellation in a trial',
      { ...cancel, inTrial: true },
      [
        'You cancelled Premium.',
        'Your free trial stays active until December 8, 2026, and you won’t be charged for this plan.',
      ],
    ],
    [
      'a cancellation to an unknown day',
      { ...cancel, until: null },
      ['You cancelled Premium.', 'You won’t be charged for this plan again.'],
    ],
    [
      'a cancellation in a trial, to an unknown day',
      { ...cancel, until: null, inTrial: true },
      ['You cancelled Premium.', 'You won’t be charged for this plan at all.'],
    ],
    [
      'a cancellation of a plan whose name is unknown',
      { ...cancel, plan: null },
      ['You cancelled your plan.', 'You won’t be charged for this plan again.'],
    ],
    ['devices', devices, ['You updated the devices on Plus (2).']],
    ['one device', { ...devices, count: 1 }, ['You updated the devices on Plus (1).']],
    ['no device', { ...devices, count: 0 }, ['You took every device off Plus.']],
    [
      'devices of a plan whose name is unknown',
      { ...devices, plan: null },
      ['You updated your devices (2).'],
    ],
    ['a migration', { atMs, kind: 'migrate', plan: 'Premium' }, ['Your plan was moved to Premium.']],
    ['a migration to an unknown plan', { atMs, kind: 'migrate', plan: null }, ['Your plan was upgraded.']],
  ])('%s', (_what, change, words) => {
    expect(text(change)).toEqual(words);
  });

  test('names the moment in the person’s time zone, and the request that sent it', () => {
    const there = { ...context, ...wordsFor({ ...context, timeZone: 'America/New_York' }) };
    const { at, reference } = changeText({ ...devices, reference: 'the-submit' }, there);
    expect(at).toEqual({
      text: 'November 8, 2026 at 12:05:09 PM EST',
      iso: '2026-11-08T17:05:09.000Z',
    });
    expect(withoutIsolates(reference ?? '')).toBe('Reference: the-submit');
    expect(changeText(devices, there).reference).toBeUndefined();
  });
});

test('a change log that cannot be read is no empty one', async () => {
  const { env } = fakeEnv(() => new Response(null, { status: 500 }));
  const session = {
    brand: 'otis',
    person: { name: 'Olivia Bennett', email: 'owner@otis.example', accountId: 'a1', status: 'active' },
  };
  const pageOf = async (changeLog: LoggedChange[] | null) => {
    Object.assign(env, { ACCOUNTS: { getByName: () => ({ changeRecord: async () => changeLog }) } });
    const there = aContext(context.url.href, {}, atMs, env);
    return changeLogText(await readChangeLog(there, session), session.person, there).page.kind;
  };
  expect(await pageOf(null)).toBe('failed');
  expect(await pageOf([])).toBe('empty');
  expect(await pageOf([devices])).toBe('changes');
});
