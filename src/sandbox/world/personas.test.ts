import { beforeAll, describe, expect, it, test } from 'vitest';
import { allSandboxBrands } from '../catalogue/all-sandbox-brands.ts';
import type { SandboxBrand } from '../catalogue/sandbox-brands.ts';
import { deployments } from '../../../environments/sandbox.ts';
import { sandboxBrands } from '../catalogue/sandbox-brands.ts';
import { brandSet } from '../../brands/checked-brands.ts';
import { deviceList } from '../../contracts/devices/device.ts';
import { platformOperations as operations } from '../../contracts/platform/platform-table.ts';
import { DAY_MS } from './clock.ts';
import { momentOf } from '../../domain/text/when.ts';
import { personas, personasOf } from './personas.ts';
import { fallbackTier } from './tiers.ts';
import { brandOf, signedIn, testWorld } from './world.fixture.ts';

const catalogues = import.meta.glob('../catalogue/data/*.ts', { eager: true });
const { brand: geeni } = await import('../../brands/data/geeni.ts');
const eighth = {
  ...geeni,
  key: 'eighth',
  displayName: 'Eighth',
};
const brands = sandboxBrands(
  brandSet(
    { './data/eighth.ts': { brand: eighth }, ...import.meta.glob('../../brands/data/*.ts', { eager: true }) },
    { name: 'sandbox', deployments },
  ),
  Object.fromEntries(
    [...allSandboxBrands.byKey].map(([key]) => [
      `./data/${key}.ts`,
      catalogues[`../catalogue/data/${key}.ts`],
    ]),
  ),
);

/** The answers that a signed-in persona's pages read, parsed by the contracts. */
async function home(persona: string, brand: SandboxBrand, sandbox: ReturnType<typeof testWorld>) {
  const { who, get } = await signedIn(sandbox, brand, persona);
  const json = async (path: string) => (await get(path)).json();
  const account = operations.accountSubscriptions.answer.parse(
    await json(`/subscriptions/subscriptions/${who.pepperUser.account_id}`),
  );
  return {
    profile: operations.accountProfile.answer.parse(await json('/account/profile')),
    contact: operations.contactInfo.answer.parse(await json('/account/contactInfo')),
    subscriptions: operations.subscriptions.answer.parse(await json('/account/subscriptions')),
    trialPlans: account.trialEligibility.plans,
    sameSubscriptions: operations.subscriptions.answer.parse(account.subscriptions),
    available: operations.listAvailableSubscriptions.answer.parse(
      await json('/subscriptions/listAvailableSubscriptions'),
    ),
    devices: deviceList.parse(await json('/devices/devices?excludeExternalSub=false')),
    invoices: operations.paymentHistory.answer.parse(await json('/billing/paymentHistory')),
    card: operations.billingInfo.answer.parse(await json('/billing/billingInfo')),
  };
}

const everyBrand = [...brands.byKey.values()];
const sandbox = testWorld({ brands });

it('leaves out personas whose plan a catalogue does not have', () => {
  const missing = (catalogue: SandboxBrand['catalogue']) => {
    const there = personasOf(catalogue);
    return personas.filter((persona) => !there.includes(persona)).map(({ key }) => key);
  };
  const { catalogue } = brandOf('geeni');
  expect(missing(catalogue)).toEqual([]);
  expect(
    missing(catalogue.filter(({ code }) => ['not_a_plan_geeni', 'geeni_plus_m'].includes(code))),
  ).toEqual(['yearly', 'pending', 'legacy', 'double', 'migrating', 'stuck', 'returned', 'british']);
});

it('covers every brand, and one more that only a fixture defines', () => {
  expect(everyBrand).toHaveLength(allSandboxBrands.byKey.size + 1);
});

describe.each(everyBrand.map((brand) => [brand.key, brand] as const))('%s', (_key, brand) => {
  const homes = new Map<string, Awaited<ReturnType<typeof home>>>();
  const open = personas.filter(({ account, secondFactor }) => !account?.signIn && secondFactor !== 'nowhere');

  beforeAll(async () => {
    for (const { key } of open) homes.set(key, await home(key, brand, sandbox));
  });
  const of = (persona: string) => {
    const found = homes.get(persona);
    if (!found) throw new Error(`${persona} is not at home`);
    return found;
  };
  const planOf = (persona: string) => {
    const [plan] = of(persona).subscriptions;
    if (!plan) throw new Error(`${persona} has no plan`);
    return plan;
  };

  it('has every persona', () => {
    expect(personasOf(brand.catalogue)).toHaveLength(personas.length);
  });

  it('everybody’s dates are in the future, except where a plan has ended, and their devices fit the plan', () => {
    const nowMs = sandbox.world.clock.nowMs();
    for (const [persona, { subscriptions, sameSubscriptions, devices }] of homes) {
      expect.soft(subscriptions, persona).toEqual(sameSubscriptions);
      const withTwo = ['double', 'returned'];
      expect.soft(subscriptions.length, persona).toBeLessThanOrEqual(withTwo.includes(persona) ? 2 : 1);
      for (const each of subscriptions) {
        const { status, renewsAt, trialEndsAt, expiresAt, deviceIds, plan, devices: on } = each;
        const past = [renewsAt, trialEndsAt, expiresAt].filter(
          (when) => when !== null && momentOf(when) <= nowMs,
        );
        expect.soft(past, persona).toEqual(status === 'expired' ? [expiresAt] : []);
        expect.soft(deviceIds.length, persona).toBeLessThanOrEqual(plan.deviceQuantity ?? 0);
        expect
          .soft(
            on.map(({ id }) => id),
            persona,
          )
          .toEqual(deviceIds);
        expect
          .soft(
            devices.map(({ id }) => id),
            persona,
          )
          .toEqual(expect.arrayContaining(deviceIds));
      }
    }
  });

  it('offers the plans that are on sale', () => {
    const onSale = brand.catalogue.filter(({ visible }) => visible).map(({ code }) => code);
    expect(of('owner').available.map(({ code }) => code)).toEqual(onSale);
  });

  it('owner: paid monthly, 2 devices covered of 3, visa, 23 invoices in every status but past_due', () => {
    const { devices, card, invoices } = of('owner');
    const plan = planOf('owner');
    expect(plan).toMatchObject({
      biller: { kind: 'card' },
      paidPlanCode: plan.planCode,
      plan: { billingCycle: 1, isVisible: true },
    });
    expect([plan.deviceIds.length, devices.length]).toEqual([2, 3]);
    expect(card).toMatchObject({ card_type: 'visa', last_four: '4242', expired: false });
    expect(invoices).toHaveLength(23);
    expect(new Set(invoices.map(({ status }) => status))).toEqual(
      new Set(['paid', 'collected', 'pending', 'failed', 'void']),
    );
    expect(invoices.filter(({ invoiceTotal }) => invoiceTotal === 0)).toHaveLength(1);
    expect(invoices.filter(({ invoiceTotal }) => (invoiceTotal ?? 0) < 0)).toHaveLength(1);
  });

  it('newcomer: no plan, no card, 1 device, may start a trial', () => {
    const { subscriptions, card, devices, trialPlans, available } = of('newcomer');
    expect(subscriptions).toEqual([]);
    expect([card.card_type, card.last_four]).toEqual([null, null]);
    expect(devices).toHaveLength(1);
    expect(trialPlans.length).toBeGreaterThan(0);
    expect(available.find(({ code }) => code === trialPlans[0])?.trial).toEqual({
      duration: 30,
      unit: 'days',
    });
    expect(of('owner').trialPlans).toEqual([]);
  });

  it('free: on the default plan, 3 devices', () => {
    expect(planOf('free')).toMatchObject({
      paidPlanCode: null,
      renewsAt: null,
      plan: { isDefault: true, billingCycle: 0 },
    });
    expect(of('free').devices).toHaveLength(3);
  });

  it('trial: ends within 30 days', () => {
    expect(planOf('trial').trialEndsAt).toBeLessThan(sandbox.world.clock.nowMs() + 30 * DAY_MS);
    expect(of('trial').invoices).toMatchObject([{ invoiceTotal: 0 }]);
  });

  it('yearly, legacy, pending, apple and collector are on such plans', () => {
    expect(planOf('yearly').plan.billingCycle).toBe(12);
    expect(brand.catalogue.find(({ code }) => code === planOf('legacy').planCode)?.legacy).toBe(true);
    const { pendingChange, plan, renewsAt } = planOf('pending');
    const next = brand.catalogue.find(({ code }) => code === pendingChange?.planCode);
    expect(next?.billingOrder).toBeLessThan(plan.billingOrder ?? 0);
    expect(pendingChange?.effectiveAt).toBe(renewsAt);
    expect(planOf('apple')).toMatchObject({
      biller: { kind: 'apple' },
      renewsAt: null,
      expiresAt: expect.any(Number),
    });
    const orders = brand.catalogue.filter(({ visible }) => visible).map(({ billingOrder }) => billingOrder);
    expect(planOf('collector').plan.billingOrder).toBe(Math.max(...orders));
    expect(of('collector').devices).toHaveLength(12);
  });

  it('double: two plans at once, 2 cameras by card and 1 by Apple', () => {
    const { subscriptions, devices } = of('double');
    expect(subscriptions).toMatchObject([
      { id: `${brand.key}-double-plan`, biller: { kind: 'card' }, plan: { billingCycle: 1 } },
      {
        id: `${brand.key}-double-plan-apple`,
        biller: { kind: 'apple' },
        renewsAt: null,
        expiresAt: expect.any(Number),
        plan: { billingCycle: 1 },
      },
    ]);
    expect(new Set(subscriptions.map(({ planCode }) => planCode)).size).toBe(2);
    expect(subscriptions.map(({ deviceIds }) => deviceIds.length)).toEqual([2, 1]);
    expect(new Set(subscriptions.flatMap(({ deviceIds }) => deviceIds)).size).toBe(devices.length);
  });

  it('household: 200 cameras with different names, as many covered as the largest plan allows', () => {
    const { devices } = of('household');
    const plan = planOf('household');
    expect(new Set(devices.map(({ name }) => name)).size).toBe(200);
    expect(devices.every(({ subscribable }) => subscribable)).toBe(true);
    expect(plan.plan.code).toBe(planOf('collector').plan.code);
    expect(plan.deviceIds).toHaveLength(plan.plan.deviceQuantity ?? 0);
  });

  it('paused: nothing is charged or renewed, 2 devices', () => {
    expect(planOf('paused')).toMatchObject({
      status: 'paused',
      renewsAt: null,
      expiresAt: null,
      nextCharge: null,
      plan: { billingCycle: 1 },
    });
    expect(of('paused').devices).toHaveLength(2);
    expect(of('paused').invoices).toHaveLength(4);
  });

  it('ended: the only plan ended 40 days ago; a card, 5 invoices from before it, 2 devices', () => {
    const nowMs = sandbox.world.clock.nowMs();
    const { subscriptions, card, invoices, devices } = of('ended');
    expect(subscriptions).toMatchObject([{ status: 'expired', renewsAt: null, nextCharge: null }]);
    const endedAtMs = momentOf(subscriptions[0]?.expiresAt ?? 0);
    expect(Math.round((nowMs - endedAtMs) / DAY_MS)).toBe(40);
    expect([card.last_four, invoices.length, devices.length]).toEqual(['4242', 5, 2]);
    for (const { invoiceDate } of invoices) expect(invoiceDate).toBeLessThan(endedAtMs);
  });

  it('returned: the largest monthly plan ended 60 days ago, the smallest one runs; invoices of both', () => {
    const [earlier, current] = of('returned').subscriptions;
    const monthly = brand.catalogue
      .filter(({ visible, billingCycle }) => visible && billingCycle === 1)
      .toSorted((a, b) => a.billingOrder - b.billingOrder)
      .map(({ code }) => code);
    expect([earlier?.planCode, current?.planCode]).toEqual([monthly.at(-1), monthly[0]]);
    expect([earlier?.status, current?.status]).toEqual(['expired', 'active']);
    expect(current?.nextCharge?.total).toBe(of('returned').invoices.at(-1)?.invoiceTotal);
    const totals = of('returned').invoices.map(({ invoiceTotal }) => invoiceTotal);
    expect([totals.length, new Set(totals).size]).toEqual([5, 2]);
  });

  it('unclear: an unknown word for the state of a plan that renews', () => {
    expect(planOf('unclear')).toMatchObject({ status: 'in_review', renewsAt: expect.any(Number) });
  });

  it('cancelled: falls to the free plan in 11 days', () => {
    const { status, renewsAt, pendingChange, nextCharge } = planOf('cancelled');
    const fallback = fallbackTier(brand.catalogue);
    expect([status, nextCharge, fallback?.billingCycle]).toEqual(['active', null, 0]);
    expect(pendingChange).toMatchObject({ planName: fallback?.name, billingCycle: 0 });
    expect(pendingChange?.effectiveAt).toBe(renewsAt);
    expect(Math.round((momentOf(renewsAt ?? 0) - sandbox.world.clock.nowMs()) / DAY_MS)).toBe(11);
  });

  it('pastdue alone has a past_due invoice; expired has an expired card; leaving has a pending deletion', () => {
    for (const [persona, { invoices }] of homes) {
      expect(invoices.filter(({ status }) => status === 'past_due')).toHaveLength(
        persona === 'pastdue' ? 1 : 0,
      );
    }
    expect(of('expired').card.expired).toBe(true);
    expect(of('leaving').profile.pepperUser.account.status).toBe('pending_delete');
  });

  test.each(['migrating', 'stuck'])('%s has no completed migration', (persona) => {
    expect(of(persona).profile.pepperUser.account.migrationInfo).toBeNull();
    const account = sandbox.world.store.accounts.list().find(({ id }) => id === `${brand.key}-${persona}`);
    expect(account?.migration).toEqual({
      required: true,
      succeeds: persona === 'migrating',
      migratedAtMs: null,
    });
  });

  it('returns the whole catalogue and the models to visitors', async () => {
    const get = async (path: string) =>
      (await sandbox.fetch(new Request(`${brand.platform.api}/configuration${path}`))).json();
    const plans = operations.plans.answer.parse(await get(`/plans?brand=${brand.key}`));
    expect(plans.map(({ code }) => code)).toEqual(brand.catalogue.map(({ code }) => code));
    const models = operations.deviceModels.answer.parse(await get(`/deviceModels/${brand.key}`));
    const known = models.map(({ model }) => model);
    expect(known).toEqual(expect.arrayContaining(of('collector').devices.map(({ model }) => model)));
  });
});
