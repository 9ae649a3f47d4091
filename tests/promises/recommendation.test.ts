import { describe, expect, test } from 'vitest';
import { uncoveredDevices } from '../../src/domain/devices/covered-devices.ts';
import { currentSubscription } from '../../src/domain/plans/current-subscription.ts';
import { recommend } from '../../src/domain/orders/recommendation.ts';
import { statedCharge } from '../../src/domain/plans/subscription-state.ts';
import { momentOf } from '../../src/domain/text/when.ts';
import type { SandboxBrand } from '../../src/sandbox/catalogue/sandbox-brands.ts';
import { brandOf } from '../../src/sandbox/world/world.fixture.ts';
import { type OrderAccount, orderContextOf } from '../../src/server/account/order-context.ts';
import { withUnsoldPlans } from '../../src/domain/plans/offered-plans.ts';
import { changeTo, type PromiseDesk, promiseDesk, worldOf } from './promise-desk.ts';

const SOON_MS = 60_000;

/** The paid plan of an account, with its next charge. Throws where it has none. */
function paidPlan(brand: SandboxBrand, { subscriptions }: OrderAccount) {
  const subscription = currentSubscription(subscriptions, brand.planCodes);
  const charge = subscription && statedCharge(subscription.state);
  if (!subscription || !charge) throw new Error('nothing is charged');
  return { subscription, charge };
}

async function order(brand: SandboxBrand, desk: PromiseDesk, planId: string): Promise<void> {
  const truth = await desk.truth();
  const change = changeTo(brand, truth, planId);
  if (!change) throw new Error(`${planId} cannot be ordered`);
  const read = await orderContextOf(desk.platform, desk.customer, truth, {
    change,
    couponCode: undefined,
    nowMs: desk.nowMs(),
  });
  if (read.kind !== 'orderContext') throw new Error(`${planId}: ${read.kind}`);
  expect(await desk.order(read.orderContext, undefined)).toBe(true);
}

/** The plan that My Plan names to an account. */
function named(brand: SandboxBrand, truth: OrderAccount) {
  const { subscription, charge } = paidPlan(brand, truth);
  return recommend({
    subscription,
    subscriptions: truth.subscriptions,
    devices: truth.devices,
    uncovered: uncoveredDevices(truth.subscriptions, truth.devices),
    offered: truth.available,
    plans: withUnsoldPlans(truth.available, truth.catalogue),
    currency: charge.currency,
    planCodes: brand.planCodes,
    freeHistoryHours: brand.features.freeHistoryHours,
    shown: (plan) => plan,
  });
}

/** Orders the named plan, and returns what the charge was, what is said to change, and what is charged next. */
async function takenAtItsWord(brand: SandboxBrand, desk: PromiseDesk) {
  const truth = await desk.truth();
  const { charge } = paidPlan(brand, truth);
  const found = named(brand, truth);
  if (found.kind === 'nothing') throw new Error('no plan is named');
  await order(brand, desk, found.plan.id);
  desk.goOnTo(momentOf(paidPlan(brand, await desk.truth()).charge.at) + SOON_MS);
  return {
    plan: found.plan.name,
    before: charge.total,
    change: found.kind === 'smaller' ? -found.saving.minorUnits : found.more.minorUnits,
    after: desk.ledger()[0]?.amountMinor,
  };
}

describe.each(['geeni', 'momentum', 'visi'].map((key) => brandOf(key)))('$key', (sold) => {
  // The plans of a brand are cached for all tests of the process.
  const brand: SandboxBrand = { ...sold, key: `${sold.key}-recommended` };
  const sandbox = worldOf(brand);

  test.each([
    ['roomy', 1],
    ['californian', 1],
    ['canadian', 1],
    ['japanese', 1],
    ['british', 12],
    ['european', 1],
  ])('the smaller plan that is named to %s costs so much less, to the cent', async (persona, months) => {
    const desk = await promiseDesk(sandbox, brand, persona);
    await sandbox.tried(async () => {
      const { available } = await desk.truth();
      const largest = available.findLast(({ billingCycle }) => billingCycle === months);
      const { subscription } = paidPlan(brand, await desk.truth());
      if (largest && largest.id !== subscription.planId) await order(brand, desk, largest.id);
      // After that a trial has ended, and a whole period is charged.
      desk.goOnTo(momentOf(paidPlan(brand, await desk.truth()).charge.at) + SOON_MS);
      const { before, change, after } = await takenAtItsWord(brand, desk);
      expect(change).toBeLessThan(0);
      expect(after).toBe(before + change);
    });
  });
});

test('geeni: the larger plan that is named to the owner costs so much more, to the cent', async () => {
  const brand: SandboxBrand = { ...brandOf('geeni'), key: 'geeni-larger' };
  const sandbox = worldOf(brand);
  const desk = await promiseDesk(sandbox, brand, 'owner');
  expect(await takenAtItsWord(brand, desk)).toEqual({
    plan: 'Premium',
    before: 399,
    change: 400,
    after: 799,
  });
});
