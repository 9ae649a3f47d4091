import { describe, expect, test } from 'vitest';
import { aSubscription, planCodes } from '../../../tests/support/platform-fixtures.ts';
import { subscriptionsBefore, type WantedChange } from '../../domain/orders/open-change.ts';
import { accountChanges } from './account-changes.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const held = aSubscription({ id: 'sub-1', planId: 'plan-1', planCode: 'small_m' });
const ordered = { ...held, planId: 'plan-2', planCode: 'big_m' };
const order: WantedChange = {
  kind: 'order',
  toPlanId: 'plan-2',
  toPlanCode: 'big_m',
  receipt: {
    planName: 'Big',
    currency: 'USD',
    chargedToday: 700,
    perPeriod: 999,
    billingCycle: 1,
    deviceCount: 1,
    startsAtMs: null,
    nextChargeAtMs: null,
    trialEndsAtMs: null,
  },
};
const cancel: WantedChange = { kind: 'cancelPlan', subscriptionId: 'sub-1', version: 'b' };

/** Records a change that began `afterMs` ago, and returns what My Plan reads where the account is `now`. */
async function lookedAt(wanted: WantedChange, afterMs: number, now: (typeof held)[]) {
  const kept = new Map<string, unknown>();
  let nowMs = 0;
  const changes = accountChanges(
    {
      // The record reads back only what it wrote.
      get: async <Value>(key: string) => kept.get(key) as Value | undefined,
      put: async (key, value) => void kept.set(key, value),
      delete: async (key) => kept.delete(key),
    },
    () => nowMs,
  );
  await changes.begin({ name: 'n', wanted, before: subscriptionsBefore([held]) });
  nowMs += afterMs;
  const standing = await changes.status();
  if (standing.open) await changes.shown(now, planCodes);
  const told = await changes.status();
  nowMs += 11 * MINUTE_MS;
  return {
    open: told.open !== null,
    news: told.news.map(({ kind }) => kind),
    later: (await changes.status()).news,
  };
}

describe('a change whose outcome was unknown, when My Plan is opened', () => {
  test.each<[string, WantedChange, number, (typeof held)[], boolean, string[]]>([
    ['an order that the account does not show yet', order, 23 * HOUR_MS, [held], true, []],
    ['an order that the account shows', order, MINUTE_MS, [ordered], false, ['made']],
    [
      'an order that the account shows after more than a day',
      order,
      25 * HOUR_MS,
      [ordered],
      false,
      ['made'],
    ],
    ['an order that the account never showed', order, 25 * HOUR_MS, [held], false, ['notFound']],
    [
      'a cancellation that the account shows after its time is over',
      cancel,
      16 * MINUTE_MS,
      [],
      false,
      ['made'],
    ],
    ['a cancellation that the account never showed', cancel, 16 * MINUTE_MS, [held], false, ['notFound']],
    [
      'a migration, which the list of subscriptions does not show',
      { kind: 'migrate' },
      16 * MINUTE_MS,
      [held],
      false,
      [],
    ],
  ])('%s', async (_what, wanted, afterMs, now, open, news) => {
    expect(await lookedAt(wanted, afterMs, now)).toEqual({ open, news, later: [] });
  });
});
