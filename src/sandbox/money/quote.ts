import type { SandboxBrand } from '../catalogue/sandbox-brands.ts';
import type { Tier } from '../catalogue/catalogue-schema.ts';
import { type Amounts, amountsOf } from './amounts.ts';
import { type Coupon, couponOn, couponPlans, findCoupon } from './coupons.ts';
import type { Account, HeldPlan } from '../world/entities.ts';
import { orderTerms, type OrderTerms, planBilledHere } from './order-terms.ts';
import { answered, type Outcome, refused } from '../platform/refusal.ts';
import type { TaxAddress } from './taxes.ts';
import { priceOf } from '../world/tiers.ts';

/** What somebody wants to know the price of. */
export type QuoteRequest = {
  planCode: string;
  currency: string;
  couponCode: string | null;
  address: TaxAddress;
};

/** Who asks: the account, its plans, and the coupons it has redeemed. */
export type Customer = { account: Account; plans: readonly HeldPlan[]; redeemed: readonly string[] };

/**
 * What an order would cost: its first charge, without what a current plan is set off with. `chargeAtMs` and `trialEndsAtMs` in
 * milliseconds since 1970.
 */
export type Quote = { amounts: Amounts; chargeAtMs: number; trialEndsAtMs: number | null };

/** Answers POST /preview: the whole price of the plan, and when it is charged. */
export function quoteOrder(
  brand: SandboxBrand,
  { account, plans, redeemed }: Customer,
  { planCode, currency, couponCode, address }: QuoteRequest,
  nowMs: number,
): Outcome<Quote> {
  const held = plans.find((plan) => plan.planCode === planCode);
  const target = brand.catalogue.find(({ code, visible }) => (visible || held) && code === planCode);
  if (!target) return refused('planNotFound');
  if (!hasPriceIn(brand, target, currency)) return refused('unknownCurrency');
  if (held)
    return held.pending
      ? quoteKept(held, target, { currency, address }, nowMs)
      : refused('alreadySubscribed');
  const terms = orderTerms(brand, { account, plans, current: planBilledHere(plans) }, target, nowMs);
  const coupon = couponFor(brand, { couponCode, target, redeemed, terms });
  if (coupon.at === 'refused') return coupon;
  const chargeAtMs = chargeDate(terms, nowMs);
  const code = coupon.answer?.code;
  const amounts = amountsOf(address, {
    priceMinor: priceOf(target, currency),
    currency,
    coupon: code === undefined ? null : couponOn({ code, atMs: nowMs, charges: 0 }, chargeAtMs),
  });
  return answered({
    amounts,
    chargeAtMs,
    trialEndsAtMs: terms.when === 'newTrial' ? terms.endsAtMs : null,
  });
}

/** A plan that is about to be left, and is kept: its next period, charged when the change was to be. */
function quoteKept(
  { pending, redeemed, renewsAtMs, trialEndsAtMs }: HeldPlan,
  target: Tier,
  { currency, address }: Pick<QuoteRequest, 'currency' | 'address'>,
  nowMs: number,
): Outcome<Quote> {
  const chargeAtMs = renewsAtMs ?? trialEndsAtMs ?? pending?.effectiveAtMs ?? nowMs;
  const amounts = amountsOf(address, {
    priceMinor: priceOf(target, currency),
    currency,
    coupon: redeemed ? couponOn(redeemed, chargeAtMs) : null,
  });
  return answered({ amounts, chargeAtMs, trialEndsAtMs: null });
}

/** Whether a plan is sold in a currency. What is free costs nothing in every currency of the brand. */
export function hasPriceIn(
  { catalogue }: SandboxBrand,
  { amounts, billingCycle }: Tier,
  currency: string,
): boolean {
  if (billingCycle > 0) return Object.hasOwn(amounts, currency);
  return catalogue.some((tier) => Object.hasOwn(tier.amounts, currency));
}

/** The coupon of an order, checked against its plan and its terms; null where it has none. */
export function couponFor(
  brand: SandboxBrand,
  { couponCode, target, redeemed, terms }: CouponUse,
): Outcome<Coupon | null> {
  if (couponCode === null) return answered(null);
  const found = findCoupon(couponCode, redeemed);
  if (found.at === 'refused') return found;
  if (couponPlans(brand, found.answer)?.includes(target.code) === false)
    return refused('couponForOtherPlans');
  return terms.when === 'periodEnd' ? refused('couponNeedsImmediateChange') : found;
}

type CouponUse = {
  couponCode: string | null;
  target: Tier;
  redeemed: readonly string[];
  terms: OrderTerms;
};

function chargeDate(terms: OrderTerms, nowMs: number): number {
  switch (terms.when) {
    case 'now':
      return nowMs;
    case 'periodEnd':
      return terms.atMs;
    case 'newTrial':
    case 'runningTrial':
      return terms.endsAtMs;
  }
}
