import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aDevice, aState } from '../../../tests/support/platform-fixtures.ts';
import { allSandboxBrands } from '../../sandbox/catalogue/all-sandbox-brands.ts';
import type { SandboxBrand } from '../../sandbox/catalogue/sandbox-brands.ts';
import { type Plan, plan } from '../../contracts/plans/plan.ts';
import { subscription } from '../../contracts/plans/subscription.ts';
import { wirePlan, wirePlanConfig } from '../../sandbox/platform/wire-plan.ts';
import { subscribableDevices } from '../devices/covered-devices.ts';
import { planChange, type PlanChangeParams } from './plan-change.ts';
import { isFreePlan } from './plan-codes.ts';
import type { LiveState } from './subscription-state.ts';
import { type Subscription, subscriptionsOf } from './subscription.ts';

const brands = [...allSandboxBrands.byKey.values()];
const soldBy = new Map(
  brands.map((brand) => [
    brand.key,
    brand.catalogue.map((tier) => plan.parse(wirePlan(tier, { currency: 'USD', trialOffered: true }))),
  ]),
);
const plansOf = (brand: SandboxBrand): Plan[] => soldBy.get(brand.key) ?? [];

/** A subscription to the plan with devices on it, paid by card unless the plan is free. */
function onPlan(brand: SandboxBrand, held: Plan, deviceIds: string[]): Subscription {
  const tier = brand.catalogue.find(({ code }) => code === held.code);
  if (!tier) throw new Error(`no plan ${held.code}`);
  const listed = subscription.parse({
    id: 'sub-1',
    plan_config_id: held.id,
    plan_code: held.code,
    recurly_plan_code: isFreePlan(held.code, brand.planCodes) ? null : held.code,
    device_ids: deviceIds,
    plan_config: wirePlanConfig(tier, 'recurly'),
  });
  const [live] = subscriptionsOf([listed], { planCodes: brand.planCodes, nowMs: 0, hasPastDue: false }).live;
  if (!live) throw new Error(`the plan ${held.code} has ended`);
  return live;
}

function choice(brand: SandboxBrand, from: Plan | undefined, toPlan: Plan, owned: number, covered: number) {
  const devices = Array.from({ length: owned }, (_, at) => aDevice(`d${at + 1}`));
  const on = devices.slice(0, covered).map(({ id }) => id);
  return {
    toPlan,
    available: plansOf(brand),
    subscriptions: from ? [onPlan(brand, from, on)] : [],
    devices,
    hasBillingInfo: true,
    flow: brand.flow,
    downgradeComparesNames: brand.features.downgradeComparesNames,
    freeHistoryHours: brand.features.freeHistoryHours,
    planCodes: brand.planCodes,
    promoCodes: [],
    confirmed: false,
  } satisfies PlanChangeParams;
}

const pairs = brands.flatMap((brand) =>
  plansOf(brand).flatMap((from) => plansOf(brand).map((to) => ({ brand, from, to }))),
);

/** The rules of a plan change written a second time, as the expected verdict. */
function ruleText({ brand, from, to }: (typeof pairs)[number], owned: number, covered: number): string {
  if (from.code === to.code) return 'refused';
  const lower = to.billingOrder < from.billingOrder;
  if (lower && (!brand.features.downgradeComparesNames || to.name !== from.name)) return 'confirm';
  if (isFreePlan(to.code, brand.planCodes)) return 'confirm';
  const choosesDevices = to.deviceQuantity === 1 ? covered > 1 : owned > to.deviceQuantity;
  if (choosesDevices) return 'devices';
  return brand.flow === 'delegatedCheckout' ? 'checkoutSession' : 'orderSummary';
}

const said = (params: PlanChangeParams) => {
  const verdict = planChange(params);
  return verdict.kind === 'proceed' ? verdict.intent.step : verdict.kind;
};

describe('every change between two plans of every brand', () => {
  it('has the verdict of the rules, and proceeds once it is confirmed', () => {
    const wrong = pairs.flatMap((pair) => {
      const { brand, from, to } = pair;
      return [
        [1, 1],
        [3, 2],
        [12, 10],
      ].flatMap(([owned = 0, covered = 0]) => {
        const params = choice(brand, from, to, owned, covered);
        const verdicts = `${said(params)}, then ${planChange({ ...params, confirmed: true }).kind}`;
        const then = from.code === to.code ? 'refused' : 'proceed';
        const expected = `${ruleText(pair, owned, covered)}, then ${then}`;
        return verdicts === expected
          ? []
          : [
              `${brand.key}: ${from.code} to ${to.code}, ${owned} owned, ${covered} covered: ${verdicts} instead of ${expected}`,
            ];
      });
    });
    expect(pairs.length).toBeGreaterThan(300);
    expect(wrong).toEqual([]);
  });

  it('includes every brand', () => {
    expect(new Set(pairs.map(({ brand }) => brand.key)).size).toBe(allSandboxBrands.byKey.size);
  });
});

/** States in which no order can change a subscription. */
const closed: LiveState[] = [aState.apple(), aState.paused(), { kind: 'updating' }, aState.unknown()];

describe('any choice of any account', () => {
  const anybody = fc
    .record({
      pair: fc.constantFrom(...pairs),
      isNew: fc.boolean(),
      owned: fc.nat(20),
      covered: fc.nat(20),
      odd: fc.nat(3),
      hasBillingInfo: fc.boolean(),
      confirmed: fc.boolean(),
      closedIn: fc.constantFrom(undefined, undefined, undefined, undefined, ...closed),
      flow: fc.constantFrom('portal' as const, 'delegatedCheckout' as const),
    })
    .map(({ pair, isNew, owned, covered, odd, closedIn, ...more }): PlanChangeParams => {
      const params = choice(pair.brand, isNew ? undefined : pair.from, pair.to, owned, covered);
      const plugs = Array.from({ length: odd }, (_, at) => aDevice(`plug${at}`, { subscribable: false }));
      return {
        ...params,
        ...more,
        subscriptions: params.subscriptions.map((each) => ({
          ...each,
          state: closedIn ?? each.state,
          deviceIds: [...each.deviceIds, ...plugs.map(({ id }) => id), 'gone'],
        })),
        devices: [...params.devices, ...plugs],
      };
    });

  it('has one verdict, and the same verdict again', () => {
    fc.assert(
      fc.property(anybody, (params) => {
        const verdict = planChange(params);
        expect(['refused', 'confirm', 'proceed']).toContain(verdict.kind);
        expect(planChange(structuredClone(params))).toEqual(verdict);
      }),
    );
  });

  it('selects at most the devices the plan covers, and only own devices that can be covered', () => {
    fc.assert(
      fc.property(anybody, (params) => {
        const verdict = planChange(params);
        if (verdict.kind !== 'proceed') return;
        const { deviceIds } = verdict.intent;
        expect(deviceIds.length).toBeLessThanOrEqual(params.toPlan.deviceQuantity);
        expect(new Set(deviceIds).size).toBe(deviceIds.length);
        const own = subscribableDevices(params.devices).map(({ id }) => id);
        for (const id of deviceIds) expect(own).toContain(id);
      }),
    );
  });

  it('never continues to a lower or free plan without a confirmation, nor asks for a card for a free plan', () => {
    fc.assert(
      fc.property(anybody, (params) => {
        const verdict = planChange(params);
        if (verdict.kind !== 'proceed') return;
        const [current] = params.subscriptions;
        const namesCount = params.downgradeComparesNames && params.toPlan.name === current?.plan.name;
        const isLower = current && params.toPlan.billingOrder < current.plan.billingOrder && !namesCount;
        if (isLower || isFreePlan(params.toPlan.code, params.planCodes)) expect(params.confirmed).toBe(true);
        if (isFreePlan(params.toPlan.code, params.planCodes)) expect(verdict.intent.step).not.toBe('billing');
        expect(closed).not.toContainEqual(current?.state);
      }),
    );
  });
});
