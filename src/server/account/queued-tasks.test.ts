import { describe, expect, it, test } from 'vitest';
import { recordsInMemory } from '../../../tests/support/stored-records.ts';
import { aDevice, aListed, aPlan, planCodes } from '../../../tests/support/platform-fixtures.ts';
import { brandOf } from '../../../tests/support/test-platform.ts';
import type { ListedSubscription } from '../../contracts/plans/subscription.ts';
import { type AccountChange, subscriptionVersion } from '../../domain/orders/account-change.ts';
import { subscriptionsOf } from '../../domain/plans/subscription.ts';
import type { PlatformClient } from '../platform/platform-client.ts';
import type { PlatformResult } from '../platform/platform-failure.ts';
import { accountChanges } from './account-changes.ts';
import { READ_BACK_MS } from './perform-change.ts';
import { changeInQueue } from './queued-tasks.ts';

const NOW_MS = Date.UTC(2026, 11, 1);
const MINUTE_MS = 60_000;
const SENT = new Set(['saveDevices', 'cancelPlan', 'migrateSubscriptions']);
const held = aListed({ deviceIds: ['a', 'b'], renewsAt: NOW_MS + 30 * 24 * 60 * MINUTE_MS });
const free = aPlan({ id: 'plan-none', code: 'no_plan', billingCycle: 0, isDefault: true });
const migrated = aListed({ id: 'sub-9', planId: 'plan-30' });

const versionOf = (listed: ListedSubscription) =>
  subscriptionsOf([listed], { planCodes, nowMs: NOW_MS, hasPastDue: false }).live.map(
    subscriptionVersion,
  )[0] ?? '';
const cancel = (version = versionOf(held)): AccountChange => ({
  kind: 'cancelPlan',
  subscriptionId: 'sub-1',
  version,
});
const save = (deviceIds: string[], version = versionOf(held)): AccountChange => ({
  kind: 'saveDevices',
  subscriptionId: 'sub-1',
  deviceIds,
  version,
});
const migrate: AccountChange = { kind: 'migrate' };

let brandNumber = 0;

/**
 * An account whose platform answers every change with success, or with `failing`, and goes on to list `listed`, which a
 * test may replace.
 */
function account(failing?: PlatformResult<never>) {
  const state = { nowMs: NOW_MS, listed: [held], required: true };
  const sent: string[] = [];
  const platform = {
    async call(name: string): Promise<PlatformResult<unknown>> {
      const answers = new Map<string, unknown>([
        ['subscriptions', state.listed],
        ['devices', ['a', 'b', 'c'].map((id) => aDevice(id))],
        ['plans', [aPlan(), free]],
        ['migrationRequired', { required: state.required }],
        ['migrateSubscriptions', { subscription: migrated }],
      ]);
      if (SENT.has(name)) sent.push(name);
      return SENT.has(name) && failing ? failing : { ok: true, answer: answers.get(name) ?? {} };
    },
  };
  const changes = accountChanges(recordsInMemory(), () => state.nowMs);
  const key = `queue-brand-${(brandNumber += 1)}`;
  const make = async (change: AccountChange) => {
    const changeContext = {
      // Only `call` is used, with answers as the schemas return them.
      platform: platform as unknown as PlatformClient,
      brand: { key, planCodes, features: { ...brandOf('geeni').features, cancelPlan: true } },
      nowMs: () => state.nowMs,
      untilMs: state.nowMs + 7_600,
      readBackMs: READ_BACK_MS,
    };
    const outcome = await changeInQueue(changes, changeContext, change);
    return outcome.kind === 'refused' ? outcome.why : outcome.kind;
  };
  return { make, changes, sent, state };
}

describe('a change that the platform confirmed, while its list does not show it', () => {
  test.each<[string, AccountChange, AccountChange, string]>([
    ['the same cancellation', cancel(), cancel(), 'done'],
    ['the same cancellation, from a page that is older', cancel(), cancel('older'), 'done'],
    ['the same devices', save(['a']), save(['a']), 'done'],
    ['the same devices in another order', save(['a', 'c']), save(['c', 'a'], 'older'), 'done'],
    ['the same migration', migrate, migrate, 'done'],
    ['other devices', save(['a']), save(['b']), 'underWay'],
    ['the devices as they were', save(['a']), save(['a', 'b']), 'underWay'],
    ['a cancellation after devices', save(['a']), cancel(), 'underWay'],
    ['devices after a cancellation', cancel(), save(['a']), 'underWay'],
    ['a cancellation after a migration', migrate, cancel(), 'underWay'],
  ])('%s: nothing more is sent', async (_what, first, second, outcome) => {
    const { make, sent, changes } = account();
    expect(await make(first)).toBe('done');
    expect(await make(second)).toBe(outcome);
    expect(sent).toHaveLength(1);
    expect(await changes.open()).toMatchObject({ known: 'done' });
  });

  it('leaves room for the next change as soon as the list shows it', async () => {
    const { make, sent, state } = account();
    expect(await make(save(['a']))).toBe('done');
    state.listed = [{ ...held, deviceIds: ['a'] }];
    expect(await make(cancel(versionOf({ ...held, deviceIds: ['a'] })))).toBe('done');
    expect(sent).toEqual(['saveDevices', 'cancelPlan']);
  });

  it('the same change again, after the list shows it, is done', async () => {
    const { make, sent, state, changes } = account();
    expect(await make(cancel())).toBe('done');
    state.listed = [{ ...held, status: 'canceled' }];
    expect(await make(cancel())).toBe('done');
    expect(sent).toEqual(['cancelPlan']);
    expect(await changes.open()).toBeUndefined();
  });

  it('a migration is shown by the subscription of its answer', async () => {
    const { make, state, changes } = account();
    expect(await make(migrate)).toBe('done');
    expect(await make(save(['a']))).toBe('underWay');
    state.listed = [{ ...migrated, deviceIds: ['a'] }];
    expect(await make(save(['a']))).toBe('noSuchSubscription');
    expect(await changes.open()).toBeUndefined();
  });

  it('ends after a quarter of an hour, and My Plan says that it was never shown', async () => {
    const { make, state, changes } = account();
    expect(await make(save(['a']))).toBe('done');
    state.nowMs += 15 * MINUTE_MS - 1;
    expect(await make(cancel())).toBe('underWay');
    state.nowMs += 1;
    expect(await make(cancel())).toBe('done');
    expect(await changes.status()).toMatchObject({
      open: { wanted: { kind: 'cancelPlan' } },
      news: [{ kind: 'neverShown', wanted: { kind: 'saveDevices' } }],
    });
  });
});

describe('a change of unknown outcome', () => {
  it('is not done because it is wanted again, and no other change begins', async () => {
    const { make, sent, changes } = account({ ok: false, failure: { kind: 'late' } });
    expect(await make(save(['a']))).toBe('unsure');
    expect(await make(save(['a']))).toBe('unsure');
    expect(await make(save(['a'], 'older'))).toBe('underWay');
    expect(await make(cancel())).toBe('underWay');
    expect(sent).toHaveLength(1);
    expect(await changes.open()).toMatchObject({ known: 'unsure' });
  });
});

test.each<[string, PlatformResult<never>, string]>([
  ['was not sent', { ok: false, failure: { kind: 'notSent' } }, 'failed'],
  ['finds the session over', { ok: false, failure: { kind: 'signedOut' } }, 'signedOut'],
])('a change that %s leaves no change open', async (_what, failing, outcome) => {
  const { make, changes } = account(failing);
  expect(await make(save(['a']))).toBe(outcome);
  expect(await changes.open()).toBeUndefined();
});
