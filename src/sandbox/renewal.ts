import type { Brand } from '../brands/brand-schema.ts';
import { billFor } from './bill.ts';
import { cardRefusal } from './card-kinds.ts';
import { recordCharge } from './charges.ts';
import { monthsLater } from './clock.ts';
import { coupons } from './coupons.ts';
import type { Account, HeldPlan } from './entities.ts';
import { tierByCode } from './tiers.ts';
import type { World } from './world.ts';

/** Money that became due: `atMs` in milliseconds, the plan it is for and a coupon that comes off, by their codes. */
export type Charge = { atMs: number; planCode: string; couponCode?: string };

/** What time did to a plan. */
export type Renewal = { held: HeldPlan; charges: Charge[] };

/**
 * Brings a plan up to `nowMs`: trials end in a charge, paid periods follow each other, a pending change takes its place (and
 * drops the devices it has no room for), and Apple's periods go on without a charge of ours.
 */
export function renewPlan(brand: Brand, start: HeldPlan, nowMs: number): Renewal {
  const charges: Charge[] = [];
  let held = start;
  for (;;) {
    const step = nextStep(brand, held, nowMs);
    if (!step) return { held, charges };
    held = step.held;
    if (step.charge) charges.push(step.charge);
  }
}

/** Renews every plan of an account and takes what is due. An account that is to be deleted is left as it is. */
export function renewAccount(world: World, brand: Brand, account: Account): void {
  const { store, clock } = world;
  if (account.status !== 'active') return;
  for (const before of store.plans.ownedBy(account.key)) {
    const { held, charges } = renewPlan(brand, before, clock.nowMs());
    if (held === before) continue;
    store.transaction(() => {
      store.plans.put(held);
      for (const charge of charges) takeDue(world, brand, account, charge);
    });
  }
}

/** A renewal asks for no challenge: the bank knows that nobody is there. */
function takeDue(world: World, brand: Brand, account: Account, { atMs, planCode, couponCode }: Charge): void {
  const { currency } = account;
  const card = world.store.cards.get(account.key);
  const coupon = coupons.find(({ code }) => code === couponCode) ?? null;
  const bill = billFor(brand, { target: tierByCode(brand, planCode), paidFor: null, currency, coupon });
  const paid = card !== null && cardRefusal(card) === null;
  recordCharge(world, account, { bill, atMs, currency, card, paid });
}

function nextStep(brand: Brand, held: HeldPlan, nowMs: number): { held: HeldPlan; charge?: Charge } | null {
  const { pending, renewsAtMs, expiresAtMs } = held;
  if (pending && pending.effectiveAtMs <= nowMs) return changePlan(brand, held, pending);
  const { billingCycle } = tierByCode(brand, held.planCode);
  if (billingCycle === 0) return null;
  if (renewsAtMs !== null && renewsAtMs <= nowMs) {
    const { nextCoupon, ...rest } = held;
    return {
      held: { ...rest, trialEndsAtMs: null, renewsAtMs: monthsLater(renewsAtMs, billingCycle) },
      charge: {
        atMs: renewsAtMs,
        planCode: held.planCode,
        ...(nextCoupon ? { couponCode: nextCoupon } : {}),
      },
    };
  }
  if (expiresAtMs !== null && expiresAtMs <= nowMs) {
    return { held: { ...held, expiresAtMs: monthsLater(expiresAtMs, billingCycle) } };
  }
  return null;
}

function changePlan(
  brand: Brand,
  held: HeldPlan,
  { planCode, effectiveAtMs, deviceIds = held.deviceIds }: NonNullable<HeldPlan['pending']>,
) {
  const { billingCycle, deviceQuantity } = tierByCode(brand, planCode);
  const paid = billingCycle > 0;
  // A coupon that was kept for the first charge was for the plan that is left.
  const { nextCoupon: _lost, ...rest } = held;
  const changed: HeldPlan = {
    ...rest,
    planCode,
    pending: null,
    trialEndsAtMs: null,
    biller: paid ? held.biller : null,
    renewsAtMs: paid ? monthsLater(effectiveAtMs, billingCycle) : null,
    expiresAtMs: paid ? held.expiresAtMs : null,
    deviceIds: deviceIds.slice(0, deviceQuantity),
  };
  return { held: changed, ...(paid ? { charge: { atMs: effectiveAtMs, planCode } } : {}) };
}
