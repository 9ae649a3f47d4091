import type { SandboxBrand } from '../catalogue/sandbox-brands.ts';
import { type Bill, billFor } from './bill.ts';
import { dialectOf } from '../platform/dialects.ts';
import { cardRefusal } from './card-kinds.ts';
import { recordCharge } from './charges.ts';
import { type Coupon, couponOn } from './coupons.ts';
import type { Account, CardOnFile, HeldPlan } from '../world/entities.ts';
import { afterMonths, dayOfMonth } from '../world/months.ts';
import { hasEnded, isPaused, running } from '../world/plans-in-effect.ts';
import { taxAddress } from './taxes.ts';
import { tierByCode } from '../world/tiers.ts';
import type { World } from '../world/world.ts';

/** A charge that became due: `atMs` in milliseconds since 1970, its plan, and the coupon that applies. */
export type Charge = { atMs: number; planCode: string; coupon: Coupon | null };

/** The renewed plan and the charges that became due. */
export type Renewal = { held: HeldPlan; charges: Charge[] };

/**
 * Advances a plan to `nowMs`: a trial ends with a charge, paid periods follow each other, and a pending change is
 * applied without the devices beyond its limit. Periods billed by Apple continue without a charge here. A paused plan
 * and one that has ended do not change.
 */
export function renewPlan(brand: SandboxBrand, start: HeldPlan, nowMs: number): Renewal {
  const charges: Charge[] = [];
  let held = start;
  for (;;) {
    const step = nextStep(brand, held, nowMs);
    if (!step) return { held, charges };
    held = step.held;
    if (step.charge) charges.push(step.charge);
  }
}

/**
 * Renews every plan of an account and takes due charges. An account with a pending deletion is not changed, unless the dialect
 * has it charged until the end.
 */
export function renewAccount(world: World, brand: SandboxBrand, account: Account): void {
  const { store, clock } = world;
  if (account.status !== 'active' && !dialectOf(world, brand.key).has('deletion-charges-on')) return;
  for (const before of store.plans.ownedBy(account.key)) {
    const { held, charges } = renewPlan(brand, before, clock.nowMs());
    if (held === before) continue;
    store.transaction(() => {
      store.plans.put(held);
      for (const charge of charges) takeDue(world, brand, account, charge);
    });
  }
}

/** Returns the next charge of a plan as it will be taken; null if nothing is charged here. */
export function nextCharge(brand: SandboxBrand, payer: Payer, held: HeldPlan): DueCharge | null {
  const dueAtMs = held.pending?.effectiveAtMs ?? held.renewsAtMs;
  if (dueAtMs === null) return null;
  const [charge] = renewPlan(brand, held, dueAtMs).charges;
  return charge ? { charge, bill: billOfCharge(brand, payer, charge) } : null;
}

/** The account that pays, and its card, whose address determines the tax. */
export type Payer = { account: Account; card: CardOnFile | null };
/** A charge with its bill. */
export type DueCharge = { charge: Charge; bill: Bill };

function billOfCharge(brand: SandboxBrand, { account, card }: Payer, { planCode, coupon }: Charge): Bill {
  const target = tierByCode(brand, planCode);
  return billFor(taxAddress(account, card), {
    target,
    paidFor: null,
    currency: account.currency,
    coupon,
  });
}

/** A renewal needs no challenge, because the cardholder is not present. */
function takeDue(world: World, brand: SandboxBrand, account: Account, charge: Charge): void {
  const card = world.store.cards.get(account.key);
  const { currency } = account;
  const { atMs } = charge;
  const bill = billOfCharge(brand, { account, card }, charge);
  const paid = card !== null && cardRefusal(card) === null;
  recordCharge(world, account, { bill, atMs, currency, card, paid });
}

function nextStep(
  brand: SandboxBrand,
  held: HeldPlan,
  nowMs: number,
): { held: HeldPlan; charge?: Charge } | null {
  if (isPaused(held) || hasEnded(held)) return null;
  const { pending, renewsAtMs, expiresAtMs } = held;
  const billingDay = billingDayOf(held);
  if (pending && pending.effectiveAtMs <= nowMs) return changePlan(brand, held, pending);
  const { billingCycle } = tierByCode(brand, held.planCode);
  if (billingCycle === 0) return null;
  if (renewsAtMs !== null && renewsAtMs <= nowMs) {
    const { redeemed } = held;
    const coupon = couponOn(redeemed, renewsAtMs);
    return {
      held: {
        ...held,
        ...(redeemed && coupon ? { redeemed: { ...redeemed, charges: redeemed.charges + 1 } } : {}),
        trialEndsAtMs: null,
        renewsAtMs: afterMonths(renewsAtMs, billingCycle, billingDay),
        billingDay,
      },
      charge: { atMs: renewsAtMs, planCode: held.planCode, coupon },
    };
  }
  if (expiresAtMs !== null && expiresAtMs <= nowMs) {
    return {
      held: { ...held, expiresAtMs: afterMonths(expiresAtMs, billingCycle, billingDay), billingDay },
    };
  }
  return null;
}

/**
 * The day of the month on which the periods of a plan begin. Stripe (`billing_cycle_anchor`) and Recurly (end-of-month billing)
 * both charge on the last day of a month without that day, and go back to it in the next month that has it. A change to a plan of
 * the same cycle keeps it, and the end of a trial sets it.
 */
export function billingDayOf({ billingDay, renewsAtMs, expiresAtMs }: HeldPlan): number {
  return billingDay ?? dayOfMonth(renewsAtMs ?? expiresAtMs ?? 0);
}

function changePlan(
  brand: SandboxBrand,
  held: HeldPlan,
  { planCode, effectiveAtMs, deviceIds = held.deviceIds }: NonNullable<HeldPlan['pending']>,
) {
  const { billingCycle, deviceQuantity } = tierByCode(brand, planCode);
  const paid = billingCycle > 0;
  const isSameCycle = tierByCode(brand, held.planCode).billingCycle === billingCycle;
  const billingDay = isSameCycle ? billingDayOf(held) : dayOfMonth(effectiveAtMs);
  // The coupon was redeemed for the previous plan, and the standing was that of the previous plan.
  const { redeemed: _lost, billingDay: _before, ...rest } = running(held);
  const changed: HeldPlan = {
    ...rest,
    planCode,
    pending: null,
    trialEndsAtMs: null,
    biller: paid ? held.biller : null,
    renewsAtMs: paid ? afterMonths(effectiveAtMs, billingCycle, billingDay) : null,
    expiresAtMs: paid ? held.expiresAtMs : null,
    ...(paid ? { billingDay } : {}),
    deviceIds: deviceIds.slice(0, deviceQuantity),
  };
  return { held: changed, ...(paid ? { charge: { atMs: effectiveAtMs, planCode, coupon: null } } : {}) };
}
