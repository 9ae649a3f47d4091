import type { SandboxBrand } from '../catalogue/sandbox-brands.ts';
import type { Tier } from '../catalogue/catalogue-schema.ts';
import { type Bill, billFor } from './bill.ts';
import { couponOn, fitsDevices, redeemedFor } from './coupons.ts';
import { coverDevices } from './covering.ts';
import type { Account, HeldPlan, OwnedDevice } from '../world/entities.ts';
import { orderTerms } from './order-terms.ts';
import { afterMonths, dayOfMonth } from '../world/months.ts';
import { running } from '../world/plans-in-effect.ts';
import type { TaxAddress } from './taxes.ts';
import { couponFor, hasPriceIn } from './quote.ts';
import { billingDayOf } from './renewal.ts';
import { answered, type Outcome, refused } from '../platform/refusal.ts';
import { billerOf, tierByCode } from '../world/tiers.ts';
import { namesPlan } from '../platform/wire-plan.ts';

/** An order. `planId` and `planCode` both name the ordered plan; `subscriptionId` names the plan it changes. */
export type RequestedOrder = {
  planId: string;
  planCode: string;
  subscriptionId: string | null;
  externalId: string | null;
  devices: readonly string[];
  devicesRemoved: readonly string[];
  currency: string;
  couponCode: string | null;
};

/**
 * The customer of an order, with the plans in effect and all devices of the account, and the codes of its redeemed
 * coupons.
 */
export type Buyer = {
  account: Account;
  plans: readonly HeldPlan[];
  owned: readonly OwnedDevice[];
  redeemed: readonly string[];
  /** The address that determines the tax. */
  address: TaxAddress;
  /** Whether an upgrade keeps the coupon of the current plan, unless it has one of its own. */
  keepsCoupon: boolean;
};

/** The outcome of an order, before anything is paid or written. */
export type ResolvedOrder = {
  account: Account;
  /** Every changed plan, the ordered one first. */
  plans: [HeldPlan, ...HeldPlan[]];
  needsCard: boolean;
  /** The bill that is charged at once; null if nothing is. */
  bill: Bill | null;
  redeemedCoupon: string | null;
};

/** Resolves an order into plans and a bill. The caller checks the card. */
export function resolveOrder(
  brand: SandboxBrand,
  buyer: Buyer,
  order: RequestedOrder,
  nowMs: number,
): Outcome<ResolvedOrder> {
  const named = orderedSubscription(buyer, order);
  if (named.at === 'refused') return named;
  const current = named.answer;
  const target = orderedTier(brand, order, current);
  if (!target) return refused('planNotFound');
  if (!hasPriceIn(brand, target, order.currency)) return refused('unknownCurrency');
  const { account, plans, owned } = buyer;
  const start = current ?? firstPlan(account);
  const covered = coverDevices(brand, { held: { ...start, planCode: target.code }, plans, owned }, order);
  if (covered.at === 'refused') return covered;
  if (isHeldAlready(buyer, current, target, order)) return refused('alreadySubscribed');
  const [held, ...others] = covered.answer;
  // Ordering the current plan cancels its pending change, including a cancellation.
  if (current?.planCode === target.code)
    return answered({
      account,
      plans: [{ ...held, pending: null }, ...others],
      needsCard: false,
      bill: null,
      redeemedCoupon: null,
    });
  const terms = orderTerms(brand, { account, plans, current }, target, nowMs);
  const coupon = couponFor(brand, { couponCode: order.couponCode, target, redeemed: buyer.redeemed, terms });
  if (coupon.at === 'refused') return coupon;
  const models = owned.filter(({ id }) => order.devices.includes(id)).map(({ model }) => model);
  if (coupon.answer && !fitsDevices(coupon.answer, models)) return refused('couponForOtherDevices');
  const needsCard = target.billingCycle > 0;
  const { currency } = order;
  if (current && terms.when === 'periodEnd') {
    const pending = {
      planCode: target.code,
      effectiveAtMs: terms.atMs,
      deviceIds: [...order.devices],
    };
    return answered({
      account,
      plans: [{ ...current, pending }],
      needsCard,
      bill: null,
      redeemedCoupon: null,
    });
  }
  if (!needsCard) return answered({ account, plans: [withoutBilling(held), ...others], ...nothingToPay });
  // An earlier coupon was redeemed for the previous plan, and the standing was that of the previous plan.
  const { redeemed: _ended, ...rest } = running(held);
  const code = coupon.answer?.code;
  const earlier = buyer.keepsCoupon ? redeemedFor(target, current?.redeemed) : undefined;
  const redeemed = code === undefined ? earlier : { code, atMs: nowMs, charges: 0 };
  const ordered: HeldPlan = {
    ...rest,
    ...(redeemed ? { redeemed } : {}),
    biller: billerOf(brand),
    pending: null,
  };
  const buying: Account = { ...account, currency, trialUsed: true };
  const redeemedCoupon = code ?? null;
  if (terms.when === 'now') {
    const before = current && tierByCode(brand, current.planCode);
    const paidFor = before && before.billingCycle > 0 ? before : null;
    const applied = couponOn(redeemed, nowMs);
    const bill = billFor(buyer.address, { target, paidFor, currency, coupon: applied });
    const renewal = nextRenewal(current, { before, target, nowMs });
    const used = redeemed && applied ? { redeemed: { ...redeemed, charges: redeemed.charges + 1 } } : {};
    const plan = { ...ordered, ...used, trialEndsAtMs: null, ...renewal };
    return answered({ account: buying, plans: [plan, ...others], needsCard, bill, redeemedCoupon });
  }
  const endsAtMs = terms.when === 'periodEnd' ? terms.atMs : terms.endsAtMs;
  const onTrial = {
    ...ordered,
    trialEndsAtMs: endsAtMs,
    renewsAtMs: endsAtMs,
    billingDay: dayOfMonth(endsAtMs),
  };
  return answered({ account: buying, plans: [onTrial, ...others], needsCard, bill: null, redeemedCoupon });
}

const nothingToPay = { needsCard: false, bill: null, redeemedCoupon: null };

/** Returns the plan that an order changes; null for a first plan. */
function orderedSubscription(
  { plans }: Buyer,
  { planCode, subscriptionId, externalId }: RequestedOrder,
): Outcome<HeldPlan | null> {
  if (subscriptionId === null) {
    if (externalId !== null) return refused('unknownSubscription');
    if (plans.length === 0) return answered(null);
    if (plans.some((held) => held.planCode === planCode)) return refused('alreadySubscribed');
    return refused(
      plans.every(({ biller }) => biller === 'apple') ? 'billedByApple' : 'subscriptionRequired',
    );
  }
  const held = plans.find(({ id }) => id === subscriptionId);
  if (!held || (externalId !== null && externalId !== `ext-${held.id}`))
    return refused('unknownSubscription');
  return held.biller === 'apple' ? refused('billedByApple') : answered(held);
}

/**
 * Returns the ordered plan: one on sale, the fallback plan, or the current one, whose devices can always be changed.
 */
function orderedTier(
  { catalogue }: SandboxBrand,
  order: RequestedOrder,
  current: HeldPlan | null,
): Tier | undefined {
  const tier = catalogue.find(({ code }) => code === order.planCode);
  if (!tier || !namesPlan(order.planId, tier.code)) return undefined;
  return tier.visible || tier.default || tier.code === current?.planCode ? tier : undefined;
}

/**
 * True if an order changes nothing: the account has that plan and those devices already, or gets them by a pending
 * change.
 */
function isHeldAlready(
  { plans }: Buyer,
  current: HeldPlan | null,
  target: Tier,
  { devices }: RequestedOrder,
): boolean {
  const elsewhere = plans.some((plan) => plan.id !== current?.id && plan.planCode === target.code);
  if (elsewhere || !current) return elsewhere;
  const { pending } = current;
  if (pending?.planCode === target.code && sameIds(pending.deviceIds ?? current.deviceIds, devices))
    return true;
  return current.planCode === target.code && !pending && sameIds(current.deviceIds, devices);
}

function sameIds(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((id) => others.includes(id));
}

function firstPlan({ key, id }: Account): HeldPlan {
  return {
    id: `${id}-plan`,
    accountKey: key,
    planCode: '',
    biller: null,
    renewsAtMs: null,
    trialEndsAtMs: null,
    expiresAtMs: null,
    pending: null,
    deviceIds: [],
  };
}

function withoutBilling(held: HeldPlan): HeldPlan {
  const { redeemed: _ended, billingDay: _none, ...rest } = running(held);
  return { ...rest, biller: null, renewsAtMs: null, trialEndsAtMs: null, expiresAtMs: null, pending: null };
}

/** The same billing cycle keeps the renewal date; another cycle starts today. */
function nextRenewal(
  current: HeldPlan | null,
  { before, target, nowMs }: { before: Tier | null; target: Tier; nowMs: number },
): { renewsAtMs: number; billingDay: number } {
  if (current && current.renewsAtMs !== null && before?.billingCycle === target.billingCycle)
    return { renewsAtMs: current.renewsAtMs, billingDay: billingDayOf(current) };
  return { renewsAtMs: afterMonths(nowMs, target.billingCycle), billingDay: dayOfMonth(nowMs) };
}
