import type { SandboxBrand } from '../catalogue/sandbox-brands.ts';
import type { Tier } from '../catalogue/catalogue-schema.ts';
import { type Amounts, amountsOf } from './amounts.ts';
import { type Coupon, couponOn, couponPlans, findCoupon, redeemedFor } from './coupons.ts';
import type { Account, HeldPlan } from '../world/entities.ts';
import { orderTerms, type OrderTerms, planBilledHere } from './order-terms.ts';
import { isPaused } from '../world/plans-in-effect.ts';
import { answered, type Outcome, refused } from '../platform/refusal.ts';
import type { TaxAddress } from './taxes.ts';
import { priceOf } from '../world/tiers.ts';

/** The order to quote. */
export type QuoteRequest = {
  planCode: string;
  currency: string;
  couponCode: string | null;
  address: TaxAddress;
};

/** The customer of a quote: the account, its plans in effect, and the codes of its redeemed coupons. */
export type QuoteCustomer = {
  account: Account;
  plans: readonly HeldPlan[];
  redeemed: readonly string[];
  /** Whether an upgrade keeps the coupon of the current plan, unless it has one of its own. */
  keepsCoupon: boolean;
};

/**
 * The first charge of an order, without the credit for a current plan. `chargeAtMs` and `trialEndsAtMs` are
 * milliseconds since 1970.
 */
export type Quote = { amounts: Amounts; chargeAtMs: number; trialEndsAtMs: number | null };

/** The answer of POST /preview: the full price of the plan, and when it is charged. */
export function quoteOrder(
  brand: SandboxBrand,
  { account, plans, redeemed, keepsCoupon }: QuoteCustomer,
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
  const current = planBilledHere(plans);
  if (current && isPaused(current)) return refused('planPaused');
  const terms = orderTerms(brand, { account, plans, current }, target, nowMs);
  const coupon = couponFor(brand, { couponCode, target, redeemed, terms });
  if (coupon.at === 'refused') return coupon;
  const chargeAtMs = chargeDate(terms, nowMs);
  const code = coupon.answer?.code;
  const isKept = keepsCoupon && terms.when !== 'periodEnd';
  const earlier = isKept ? redeemedFor(target, current?.redeemed) : undefined;
  const amounts = amountsOf(address, {
    priceMinor: priceOf(target, currency),
    currency,
    coupon: couponOn(code === undefined ? earlier : { code, atMs: nowMs, charges: 0 }, chargeAtMs),
  });
  return answered({
    amounts,
    chargeAtMs,
    trialEndsAtMs: terms.when === 'newTrial' ? terms.endsAtMs : null,
  });
}

/** Quotes a plan with a pending change that the person keeps: its next period, charged when the change was due. */
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

/** True if a plan is sold in a currency. A free plan costs nothing in every currency of the brand. */
export function hasPriceIn(
  { catalogue }: SandboxBrand,
  { amounts, billingCycle }: Tier,
  currency: string,
): boolean {
  if (billingCycle > 0) return Object.hasOwn(amounts, currency);
  return catalogue.some((tier) => Object.hasOwn(tier.amounts, currency));
}

/** Returns the coupon of an order, checked against its plan and terms; null if the order has none. */
export function couponFor(
  brand: SandboxBrand,
  { couponCode, target, redeemed, terms }: CouponUse,
): Outcome<Coupon | null> {
  if (couponCode === null) return answered(null);
  const lookup = findCoupon(couponCode, redeemed);
  if (lookup.at === 'refused') return lookup;
  if (couponPlans(brand, lookup.answer)?.includes(target.code) === false)
    return refused('couponForOtherPlans');
  return terms.when === 'periodEnd' ? refused('couponNeedsImmediateChange') : lookup;
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
