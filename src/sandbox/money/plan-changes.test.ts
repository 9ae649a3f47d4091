import { beforeEach, describe, expect, it, test } from 'vitest';
import * as z from 'zod';
import { allSandboxBrands } from '../catalogue/all-sandbox-brands.ts';
import { platformOperations as operations } from '../../contracts/platform/platform-table.ts';
import { subscription, subscriptionList } from '../../contracts/plans/subscription.ts';
import { DAY_MS } from '../world/clock.ts';
import { setFault } from '../platform/faults.ts';
import { brandOf, signedIn, testWorld } from '../world/world.fixture.ts';
import { resetWorld } from '../world/world.ts';
import { fallbackTier } from '../world/tiers.ts';

let sandbox: ReturnType<typeof testWorld>;
beforeEach(() => {
  sandbox = testWorld();
});

const invoices = z.array(z.unknown());

/** A signed-in persona with the calls of these tests. */
async function person(persona: string, brand = brandOf('geeni')) {
  const { get, post, who } = await signedIn(sandbox, brand, persona);
  const json = async (path: string): Promise<unknown> => (await get(path)).json();
  return {
    id: who.pepperUser.account_id,
    device: (number: number) => `${who.pepperUser.account_id}-device-${number}`,
    plans: async () => subscriptionList.parse(await json('/account/subscriptions')),
    invoices: async () => invoices.parse(await json('/billing/paymentHistory')),
    profile: async () => operations.accountProfile.answer.parse(await json('/account/profile')),
    required: async () =>
      operations.migrationRequired.answer.parse(await json('/subscriptions/migration/required')).required,
    saveDevices: (devices: string[], more: object = {}) =>
      post('/subscriptions/saveDevices', {
        pepperSubscriptionId: `${who.pepperUser.account_id}-plan`,
        devices,
        devicesRemoved: [],
        ...more,
      }),
    cancelPlan: (pepperPlanId: string, more: object = {}) =>
      post('/subscriptions/cancelPlan', {
        pepperSubscriptionId: `${who.pepperUser.account_id}-plan`,
        pepperPlanId,
        defaultPlanId: 'plan-not_a_plan_geeni',
        ...more,
      }),
    migrate: () => post('/subscriptions/migrateSubscriptions'),
  };
}

const refusal = async (response: Response) => ({
  status: response.status,
  ...z.object({ errorCode: z.string() }).parse(await response.json()),
});
const answer = async (response: Response) => subscription.parse(await response.json());
const migrated = async (response: Response) =>
  operations.migrateSubscriptions.answer.parse(await response.json()).subscription;

describe('POST /saveDevices', () => {
  it('covers exactly the chosen devices and returns the subscription, also when repeated', async () => {
    const owner = await person('owner');
    const chosen = [owner.device(1), owner.device(3)];
    for (let time = 1; time <= 2; time += 1) {
      const saved = await answer(await owner.saveDevices(chosen, { devicesRemoved: [owner.device(2)] }));
      expect(saved).toMatchObject({ id: 'geeni-owner-plan', deviceIds: chosen });
      expect(saved.devices.map(({ id }) => id)).toEqual(chosen);
      expect(await owner.plans()).toEqual([saved]);
    }
  });

  test.each<[string, string, number[], object, number, string]>([
    ['an unknown subscription', 'owner', [1], { pepperSubscriptionId: 'nope' }, 404, 'not_found'],
    ['one of another account', 'owner', [1], { pepperSubscriptionId: 'geeni-free-plan' }, 404, 'not_found'],
    ['one that Apple bills', 'apple', [1], {}, 409, 'billed_by_apple'],
    ['an unknown device', 'owner', [1, 9], {}, 400, 'devices.unknown'],
    ['an unknown removed device', 'owner', [1], { devicesRemoved: ['x'] }, 400, 'devices.unknown'],
    ['a bulb', 'yearly', [1, 3], {}, 400, 'devices.not_subscribable'],
    ['a device twice', 'owner', [1, 1], {}, 400, 'devices.twice'],
    [
      'a device in both lists',
      'owner',
      [1],
      { devicesRemoved: ['geeni-owner-device-1'] },
      400,
      'devices.twice',
    ],
    ['more than the plan covers', 'owner', [1, 2, 3], {}, 400, 'devices.limit'],
  ])('refuses %s and changes nothing', async (_what, persona, numbers, more, status, code) => {
    const { plans, device, saveDevices } = await person(persona);
    const before = await plans();
    expect(await refusal(await saveDevices(numbers.map(device), more))).toEqual({
      status,
      errorCode: `error.subscription.${code}`,
    });
    expect(await plans()).toEqual(before);
  });

  it.each([{ devices: 'all' }, { devicesRemoved: null }, { pepperSubscriptionId: 1 }, { more: true }])(
    'refuses the body with %j',
    async (more) => {
      const { saveDevices } = await person('owner');
      expect(await refusal(await saveDevices([], more))).toEqual({ status: 400, errorCode: 'BadRequest' });
    },
  );

  it('moves a device from the other plan of the account', async () => {
    const double = await person('double');
    await double.saveDevices([double.device(1), double.device(3)], { devicesRemoved: [double.device(2)] });
    expect((await double.plans()).map(({ deviceIds }) => deviceIds)).toEqual([
      [double.device(1), double.device(3)],
      [],
    ]);
  });

  it('replaces the devices of an account with two hundred', async () => {
    const household = await person('household');
    const chosen = Array.from({ length: 10 }, (_, index) => household.device(200 - index));
    const first = Array.from({ length: 10 }, (_, index) => household.device(index + 1));
    const saved = await answer(await household.saveDevices(chosen, { devicesRemoved: first }));
    expect(saved.deviceIds).toEqual(chosen);
  });
});

describe('POST /cancelPlan', () => {
  it('ends the plan with its period: no devices, no charge', async () => {
    const owner = await person('owner');
    const [before] = await owner.plans();
    const count = (await owner.invoices()).length;
    const cancelled = await answer(await owner.cancelPlan('plan-geeni_plus_m'));
    expect(cancelled).toEqual({
      ...before,
      nextCharge: null,
      pendingChange: {
        planName: 'No Plan',
        planCode: null,
        billingCycle: 0,
        effectiveAt: before?.renewsAt,
      },
    });
    expect(await owner.plans()).toEqual([cancelled]);

    sandbox.world.clock.advance(26 * DAY_MS);
    expect(await (await person('owner')).plans()).toEqual([cancelled]);
    sandbox.world.clock.advance(2 * DAY_MS);
    const later = await person('owner');
    expect(await later.plans()).toMatchObject([
      {
        id: 'geeni-owner-plan',
        planCode: 'not_a_plan_geeni',
        paidPlanCode: null,
        pendingChange: null,
        renewsAt: null,
        trialEndsAt: null,
        expiresAt: null,
        deviceIds: [],
        devices: [],
      },
    ]);
    sandbox.world.clock.advance(400 * DAY_MS);
    expect(await (await person('owner')).invoices()).toHaveLength(count);
  });

  it('ends a trial on its last day without a charge', async () => {
    const { plans, cancelPlan } = await person('trial');
    const [before] = await plans();
    const { pendingChange } = await answer(await cancelPlan('plan-geeni_plus_m'));
    expect(pendingChange?.effectiveAt).toBe(before?.trialEndsAt);
    sandbox.world.clock.advance(21 * DAY_MS);
    const later = await person('trial');
    expect(await later.plans()).toMatchObject([{ planCode: 'not_a_plan_geeni', trialEndsAt: null }]);
    expect(await later.invoices()).toHaveLength(1);
  });

  it('replaces a pending change to a lower plan', async () => {
    const { cancelPlan } = await person('pending');
    const { pendingChange } = await answer(await cancelPlan('plan-geeni_premium_m'));
    expect(pendingChange).toMatchObject({ planCode: null, billingCycle: 0 });
  });

  test.each<[string, string, string, object, number, string]>([
    ['an unknown subscription', 'owner', 'geeni_plus_m', { pepperSubscriptionId: 'x' }, 404, 'not_found'],
    [
      'one of another account',
      'owner',
      'geeni_plus_m',
      { pepperSubscriptionId: 'geeni-trial-plan' },
      404,
      'not_found',
    ],
    ['another plan', 'owner', 'geeni_basic_m', {}, 409, 'plan_not_held'],
    [
      'another fallback plan',
      'owner',
      'geeni_plus_m',
      { defaultPlanId: 'plan-geeni_basic_m' },
      400,
      'not_default_plan',
    ],
    ['one that Apple bills', 'apple', 'geeni_plus_m', {}, 409, 'billed_by_apple'],
    ['a free one', 'free', 'not_a_plan_geeni', {}, 409, 'free_plan'],
  ])('refuses %s and changes nothing', async (_what, persona, code, more, status, errorCode) => {
    const { plans, cancelPlan } = await person(persona);
    const before = await plans();
    expect(await refusal(await cancelPlan(`plan-${code}`, more))).toEqual({
      status,
      errorCode: `error.subscription.${errorCode}`,
    });
    expect(await plans()).toEqual(before);
  });

  it('refuses a second cancellation and keeps the first', async () => {
    const { plans, cancelPlan } = await person('owner');
    const first = await answer(await cancelPlan('plan-geeni_plus_m'));
    expect(await refusal(await cancelPlan('plan-geeni_plus_m'))).toEqual({
      status: 409,
      errorCode: 'error.subscription.already_cancelled',
    });
    expect(await plans()).toEqual([first]);
  });

  it('does not change another plan that Apple bills', async () => {
    const { plans, cancelPlan } = await person('double');
    const [, apple] = await plans();
    await cancelPlan('plan-geeni_plus_m');
    sandbox.world.clock.advance(18 * DAY_MS);
    const [card, stillApple] = await (await person('double')).plans();
    expect(card?.deviceIds).toEqual([]);
    expect(stillApple).toEqual(apple);
  });

  test.each([...allSandboxBrands.byKey.keys()])('%s has a fallback plan', async (key) => {
    const brand = brandOf(key);
    const { plans, cancelPlan } = await person('owner', brand);
    const [held] = await plans();
    const fallback = fallbackTier(brand.catalogue);
    const { pendingChange } = await answer(
      await cancelPlan(held?.planId ?? '', { defaultPlanId: `plan-${fallback?.code}` }),
    );
    expect(pendingChange).toMatchObject({ planName: fallback?.name, effectiveAt: held?.renewsAt });
  });
});

describe('migration', () => {
  it('moves the legacy plan once', async () => {
    const miguel = await person('migrating');
    expect(await miguel.required()).toBe(true);
    const [before] = await miguel.plans();
    const moved = await migrated(await miguel.migrate());
    expect(moved).toMatchObject({
      id: before?.id,
      planCode: 'geeni_plus_m',
      plan: { isVisible: true, billingCycle: 1 },
      renewsAt: before?.renewsAt,
      deviceIds: before?.deviceIds,
    });
    expect(await miguel.plans()).toEqual([moved]);
    expect(await miguel.required()).toBe(false);
    expect((await miguel.profile()).pepperUser.account.migrationInfo).toMatchObject({
      status: 'success',
      date: expect.any(Number),
    });
    expect(await migrated(await miguel.migrate())).toBeNull();
    expect(await miguel.plans()).toEqual([moved]);
  });

  it('moves the plan once for two simultaneous requests', async () => {
    const miguel = await person('migrating');
    const both = await Promise.all([miguel.migrate(), miguel.migrate()]);
    const moved = await Promise.all(both.map(migrated));
    expect(moved.filter((each) => each?.planCode === 'geeni_plus_m')).toHaveLength(1);
    expect(moved.filter((each) => each === null)).toHaveLength(1);
    expect(await miguel.plans()).toMatchObject([{ planCode: 'geeni_plus_m' }]);
  });

  test.each([
    ['stuck', true],
    ['owner', false],
    ['legacy', false],
    ['newcomer', false],
  ])('%s keeps the plan as it is', async (persona, required) => {
    const { plans, profile, migrate, required: isRequired } = await person(persona);
    const before = await plans();
    expect(await isRequired()).toBe(required);
    expect(await migrated(await migrate())).toBeNull();
    expect(await plans()).toEqual(before);
    expect(await isRequired()).toBe(required);
    expect((await profile()).pepperUser.account.migrationInfo).toBeNull();
  });

  it('is charged at the price of the new plan from the next renewal', async () => {
    const { migrate, invoices: before } = await person('migrating');
    const count = (await before()).length;
    await migrate();
    sandbox.world.clock.advance(10 * DAY_MS);
    const list = await (await person('migrating')).invoices();
    expect(list).toHaveLength(count + 1);
    expect(list.at(-1)).toMatchObject({ invoiceTotal: 399 });
  });

  it('is required again after a reset', async () => {
    await (await person('migrating')).migrate();
    resetWorld(sandbox.world);
    const { required, profile } = await person('migrating');
    expect(await required()).toBe(true);
    expect((await profile()).pepperUser.account.migrationInfo).toBeNull();
  });
});

describe('a change under a fault', () => {
  const changes = {
    saveDevices: {
      persona: 'owner',
      make: ({ saveDevices, device }: Person) => saveDevices([device(3)]),
      done: { deviceIds: ['geeni-owner-device-3'] },
    },
    cancelPlan: {
      persona: 'owner',
      make: ({ cancelPlan }: Person) => cancelPlan('plan-geeni_plus_m'),
      done: { pendingChange: { billingCycle: 0 } },
    },
    migrateSubscriptions: {
      persona: 'migrating',
      make: ({ migrate }: Person) => migrate(),
      done: { planCode: 'geeni_plus_m' },
    },
  };
  type Person = Awaited<ReturnType<typeof person>>;
  const names = ['saveDevices', 'cancelPlan', 'migrateSubscriptions'] as const;
  const faults = [
    ['reset', true],
    ['hang', true],
    ['truncated', true],
    ['empty', true],
    ['status:503', false],
    ['error:error.subscription.devices.limit', false],
  ] as const;

  test.each(names.flatMap((name) => faults.map(([fault, carriedOut]) => [name, fault, carriedOut] as const)))(
    '%s under %s: carried out %s',
    async (name, fault, carriedOut) => {
      const { persona, make, done } = changes[name];
      const who = await person(persona);
      const before = await who.plans();
      const { method, path } = operations[name];
      setFault(sandbox.world, { method, path, fault, times: 1 });
      const lost = await make(who).catch((error: unknown) => error);
      expect(lost instanceof Error).toBe(fault === 'reset');
      const after = await who.plans();
      if (carriedOut) expect(after).toMatchObject([done]);
      else expect(after).toEqual(before);
    },
  );
});
