import { beforeEach, describe, expect, it, test } from 'vitest';
import * as z from 'zod';
import { platformOperations as operations } from '../../contracts/platform/platform-table.ts';
import { DAY_MS } from '../world/clock.ts';
import { accountKey, personaEmail } from '../world/seed.ts';
import { testWorld } from '../world/world.fixture.ts';
import { makeCardToken } from './card-tokens.ts';
import { customer, enteredCard, orderFailure, refusalOf } from './customer.fixture.ts';

let sandbox: ReturnType<typeof testWorld>;
beforeEach(() => {
  sandbox = testWorld();
});

const wireDevices = z.array(z.looseObject({ subscription: z.unknown() }));

/** A persona of geeni, with the changes of a plan by its id. */
async function holder(persona: string) {
  const who = await customer(sandbox, persona);
  return {
    ...who,
    statuses: async () => (await who.plans()).map(({ status }) => status),
    covered: async () =>
      wireDevices
        .parse(await (await who.get('/devices/devices?excludeExternalSub=false')).json())
        .filter(({ subscription }) => subscription !== null).length,
    saveDevices: (id: string, numbers: number[]) =>
      who.post('/subscriptions/saveDevices', {
        pepperSubscriptionId: id,
        devices: numbers.map(who.device),
        devicesRemoved: [],
      }),
    cancelPlan: (id: string, planCode: string) =>
      who.post('/subscriptions/cancelPlan', {
        pepperSubscriptionId: id,
        pepperPlanId: `plan-${planCode}`,
        defaultPlanId: 'plan-not_a_plan_geeni',
      }),
  };
}

describe('the status of a subscription', () => {
  test.each([
    ['owner', ['active']],
    ['free', ['active']],
    ['apple', ['active']],
    ['pending', ['active']],
    ['pastdue', ['active']],
    ['cancelled', ['active']],
    ['trial', ['in_trial']],
    ['paused', ['paused']],
    ['unclear', ['in_review']],
    ['ended', ['expired']],
    ['returned', ['expired', 'active']],
    ['newcomer', []],
  ])('%s: %j', async (persona, statuses) => {
    expect(await (await holder(persona)).statuses()).toEqual(statuses);
  });

  it('is in_trial from the order of a trial until its end', async () => {
    const newcomer = await holder('newcomer');
    await newcomer.order('geeni_plus_m', [1], {
      pepperSubscriptionId: null,
      billingToken: makeCardToken(sandbox.world, 'test-', enteredCard()).id,
    });
    expect(await newcomer.statuses()).toEqual(['in_trial']);
    sandbox.world.clock.advance(30 * DAY_MS);
    expect(await (await holder('newcomer')).statuses()).toEqual(['active']);
  });
});

describe('a paused plan', () => {
  it('is never renewed or charged, and has neither a renewal nor a next charge', async () => {
    const before = await (await holder('paused')).plans();
    expect(before).toMatchObject([{ renewsAt: null, expiresAt: null, nextCharge: null }]);
    sandbox.world.clock.advance(400 * DAY_MS);
    const later = await holder('paused');
    expect([await later.plans(), later.ledger()]).toEqual([before, []]);
  });

  it('refuses orders, previews and choices of devices, and changes nothing', async () => {
    const paused = await holder('paused');
    const before = await paused.plans();
    const refused = { status: 409, errorCode: 'error.subscription.paused' };
    for (const attempt of [
      paused.order('geeni_premium_m', [1, 2]),
      paused.order('geeni_basic_m', [1]),
      paused.order('geeni_plus_m', [1]),
      paused.manage('geeni_premium_y', [1, 2]),
      paused.preview('geeni_premium_m'),
      paused.saveDevices('geeni-paused-plan', [1]),
    ])
      expect(await refusalOf(await attempt)).toEqual(refused);
    expect([await paused.plans(), paused.ledger()]).toEqual([before, []]);
  });

  it('is refused by the hosted checkout', async () => {
    const { device, post } = await customer(sandbox, 'paused', 'notion');
    const asked = await post('/billing/checkoutDelegate', {
      pepperPlanId: 'plan-notion_premium_m',
      devices: [device(1)],
      successUrl: 'http://notion.localhost/a',
      cancelUrl: 'http://notion.localhost/b',
    });
    expect(await orderFailure(asked)).toBe('error.subscription.paused');
  });

  it('can be cancelled: the free plan follows at once', async () => {
    const paused = await holder('paused');
    expect((await paused.cancelPlan('geeni-paused-plan', 'geeni_plus_m')).status).toBe(200);
    expect(await paused.plans()).toMatchObject([
      { status: 'active', planCode: 'not_a_plan_geeni', pendingChange: null, deviceIds: [] },
    ]);
  });
});

describe('a plan that has ended', () => {
  it('covers no device, and is never renewed', async () => {
    const ended = await holder('ended');
    const before = await ended.plans();
    expect(before[0]?.expiresAt).toBeLessThan(sandbox.world.clock.nowMs());
    expect(await ended.covered()).toBe(0);
    sandbox.world.clock.advance(400 * DAY_MS);
    const later = await holder('ended');
    expect([await later.plans(), later.ledger()]).toEqual([before, []]);
  });

  test.each(['ended', 'returned'])('of %s cannot be changed', async (persona) => {
    const who = await holder(persona);
    const before = await who.plans();
    const id = `geeni-${persona}-plan-ended`;
    const planCode = before[0]?.planCode ?? '';
    const unknown = { status: 404, errorCode: 'error.subscription.not_found' };
    for (const attempt of [
      who.saveDevices(id, [1]),
      who.cancelPlan(id, planCode),
      who.order('geeni_premium_y', [1], { pepperSubscriptionId: id }),
      who.manage(planCode, [1], { pepperSubscriptionId: id }),
    ])
      expect(await refusalOf(await attempt)).toEqual(unknown);
    expect([await who.plans(), who.ledger()]).toEqual([before, []]);
  });

  it('is not the current plan of an order: the same plan can be bought again, at its full price', async () => {
    const ended = await holder('ended');
    const quote = operations.preview.answer.parse(await (await ended.preview('geeni_plus_m')).json());
    expect(quote).toMatchObject({ total: 399, trial: null });
    const placed = await ended.order('geeni_plus_m', [1, 2], { pepperSubscriptionId: null });
    expect(await orderFailure(placed)).toBeNull();
    expect(ended.ledger()).toMatchObject([{ amountMinor: 399, planCode: 'geeni_plus_m' }]);
    expect(await ended.plans()).toMatchObject([
      { id: 'geeni-ended-plan-ended', status: 'expired' },
      { id: 'geeni-ended-plan', status: 'active', planCode: 'geeni_plus_m' },
    ]);
    expect(await ended.covered()).toBe(2);
  });

  it('gives no credit: an upgrade is credited for the plan that runs', async () => {
    const returned = await holder('returned');
    await returned.order('geeni_plus_m', [1, 2]);
    expect(returned.ledger()).toMatchObject([{ amountMinor: 200 }]);
  });

  it('does not hinder a trial', async () => {
    const { accounts } = sandbox.world.store;
    const account = accounts.get(accountKey('geeni', personaEmail('ended', 'geeni')));
    if (!account) throw new Error('nobody');
    accounts.put({ ...account, trialUsed: false });
    const ended = await holder('ended');
    await ended.order('geeni_basic_m', [1], { pepperSubscriptionId: null });
    expect([await ended.statuses(), ended.ledger()]).toEqual([['expired', 'in_trial'], []]);
  });

  it('keeps the list of its devices when another plan takes them', async () => {
    const returned = await holder('returned');
    const [earlier] = await returned.plans();
    await returned.saveDevices('geeni-returned-plan', [2]);
    const [unchanged, current] = await returned.plans();
    expect(unchanged).toEqual(earlier);
    expect(current?.deviceIds).toEqual([returned.device(2)]);
  });

  it('is not migrated', async () => {
    const { store } = sandbox.world;
    const migrating = await holder('migrating');
    const [held] = store.plans.ownedBy(accountKey('geeni', personaEmail('migrating', 'geeni')));
    if (!held) throw new Error('nothing held');
    store.plans.put({ ...held, standing: { kind: 'ended', atMs: sandbox.world.clock.nowMs() } });
    const required = await migrating.get('/subscriptions/migration/required');
    expect(operations.migrationRequired.answer.parse(await required.json())).toEqual({ required: false });
    const tried = await migrating.post('/subscriptions/migrateSubscriptions');
    expect(await tried.json()).toEqual({ subscription: null });
  });

  it('does not hinder the hosted checkout of a first plan', async () => {
    const { device, post } = await customer(sandbox, 'ended', 'notion');
    const asked = await post('/billing/checkoutDelegate', {
      pepperPlanId: 'plan-notion_plus_m',
      devices: [device(1)],
      successUrl: 'http://notion.localhost/a',
      cancelUrl: 'http://notion.localhost/b',
    });
    expect(asked.status).toBe(200);
  });
});

describe('a plan whose state is an unknown word', () => {
  it('is charged as any other', async () => {
    sandbox.world.clock.advance(20 * DAY_MS);
    const unclear = await holder('unclear');
    expect(await unclear.statuses()).toEqual(['in_review']);
    expect(unclear.ledger()).toMatchObject([{ amountMinor: 399 }]);
  });

  it('simply runs after an order of another plan', async () => {
    const unclear = await holder('unclear');
    await unclear.order('geeni_premium_m', [1, 2]);
    expect(await unclear.statuses()).toEqual(['active']);
  });
});

it('a cancelled plan falls to the free plan, without a charge', async () => {
  sandbox.world.clock.advance(12 * DAY_MS);
  const cancelled = await holder('cancelled');
  expect(await cancelled.plans()).toMatchObject([{ planCode: 'not_a_plan_geeni', pendingChange: null }]);
  expect(cancelled.ledger()).toEqual([]);
});
