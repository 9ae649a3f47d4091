import type { SandboxBrand } from '../catalogue/sandbox-brands.ts';
import { type Amounts, amountsOf } from './amounts.ts';
import { cardOfToken, makeCardToken, useCardToken } from './card-tokens.ts';
import { collectPastDue } from './charges.ts';
import { MINUTE_MS } from '../world/clock.ts';
import type { Account } from '../world/entities.ts';
import { type Home, homeIn } from '../world/homes.ts';
import type { HostedVisit } from '../world/money-entities.ts';
import { withMovedPrices } from '../world/moved-prices.ts';
import { planBilledHere } from './order-terms.ts';
import { plansInEffect } from '../world/plans-in-effect.ts';
import { type RequestedOrder, type ResolvedOrder, resolveOrder } from './resolve-order.ts';
import { answered, type Outcome, refused } from '../platform/refusal.ts';
import { type DueCharge, nextCharge, renewAccount } from './renewal.ts';
import { buyerOf, subscribe } from './subscribe.ts';
import { enteredBy, type TestCard } from './test-cards.ts';
import { taxAddress } from './taxes.ts';
import { priceOf, tierByCode } from '../world/tiers.ts';
import { planId } from '../platform/wire-plan.ts';
import type { World } from '../world/world.ts';

const LIFETIME_MS = 30 * MINUTE_MS;

/** The parameters of a visit. Both URLs must be of one origin: the portal's, which also serves the hosted pages. */
export type HostedRequest = Pick<HostedVisit, 'order' | 'successUrl' | 'cancelUrl'>;

/** Starts a visit of a hosted page: returns its URL and token, or a refusal if the order is not possible. */
export function startHosted(
  world: World,
  brand: SandboxBrand,
  account: Account,
  { order, successUrl, cancelUrl }: HostedRequest,
): Outcome<{ checkoutUrl: string; token: string }> {
  const { origin, protocol } = new URL(successUrl);
  if (!/^https?:$/.test(protocol) || new URL(cancelUrl).origin !== origin) return refused('badRequest');
  if (order) {
    const placed = resolveHosted(world, brand, account, order);
    if (placed.at === 'refused') return placed;
  }
  const { store, random, clock } = world;
  const visit: HostedVisit = {
    id: random.hex(24),
    brand: brand.key,
    accountKey: account.key,
    order,
    successUrl,
    cancelUrl,
    expiresAtMs: clock.nowMs() + LIFETIME_MS,
    ended: null,
  };
  store.hostedVisits.put(visit);
  const page = order ? 'hosted-checkout' : 'hosted-billing';
  return answered({ checkoutUrl: `${origin}/sandbox/${page}/${visit.id}`, token: visit.id });
}

/** A visit with the data of its page. `brand` has the current prices. */
export type OpenedVisit = { visit: HostedVisit; account: Account; brand: SandboxBrand; expired: boolean };

/** Finds a visit and applies due renewals; null if there is none with that id and purpose. */
export function openHosted(world: World, id: string, purpose: 'checkout' | 'billing'): OpenedVisit | null {
  const { store, clock, brands } = world;
  const visit = store.hostedVisits.get(id);
  const account = visit && store.accounts.get(visit.accountKey);
  const sold = visit && brands.byKey.get(visit.brand);
  if (!visit || !account || !sold || (visit.order !== null) !== (purpose === 'checkout')) return null;
  const brand = withMovedPrices(store, sold);
  renewAccount(world, brand, account);
  return { visit, account, brand, expired: visit.expiresAtMs <= clock.nowMs() };
}

/**
 * The price of a checkout: `today` is null if nothing is charged today, `later` is the charge of each period without a
 * coupon, `next` is the first later charge; null if there is none.
 */
export type CheckoutPrice = {
  placed: ResolvedOrder;
  today: Amounts | null;
  later: Amounts;
  next: DueCharge | null;
};

/** Returns the price of an open checkout, or a refusal if the order is no longer possible. */
export function priceOfCheckout(
  world: World,
  { account, brand }: OpenedVisit,
  order: NonNullable<HostedVisit['order']>,
): Outcome<CheckoutPrice> {
  const placed = resolveHosted(world, brand, account, order);
  if (placed.at === 'refused') return placed;
  const { currency } = account;
  const card = world.store.cards.get(account.key);
  const [held] = placed.answer.plans;
  const priceMinor = priceOf(tierByCode(brand, order.planCode), currency);
  return answered({
    placed: placed.answer,
    today: placed.answer.bill?.amounts ?? null,
    later: amountsOf(taxAddress(account, card), { priceMinor, currency, coupon: null }),
    next: nextCharge(brand, { account: placed.answer.account, card }, held),
  });
}

/** Pays a checkout with a test card. A refused payment leaves it open. */
export function payHosted(
  world: World,
  { visit, account, brand }: OpenedVisit,
  card: TestCard,
): Outcome<unknown> {
  if (!visit.order) return refused('planNotFound');
  const { id: billingToken } = makeCardToken(
    world,
    'hosted-',
    enteredBy(account, homeOf(world, account), card),
  );
  const paid = subscribe(world, brand, account, {
    order: orderFor(world, account, visit.order),
    payment: { billingToken, actionResultTokenId: null },
  });
  if (paid.at === 'answered') endHosted(world, visit, 'done');
  return paid;
}

/** Stores a test card as the card on file, and charges what is past due to it. */
export function replaceCard(world: World, { visit, account }: OpenedVisit, card: TestCard): void {
  world.store.transaction(() => {
    const token = makeCardToken(world, 'hosted-', enteredBy(account, homeOf(world, account), card));
    useCardToken(world, token);
    const stored = cardOfToken(account, token);
    world.store.cards.put(stored);
    collectPastDue(world, account, stored);
    endHosted(world, visit, 'done');
  });
}

/** Ends a visit for good. */
export function endHosted({ store }: World, visit: HostedVisit, ended: 'done' | 'cancelled'): void {
  store.hostedVisits.put({ ...visit, ended });
}

/** Returns the URL to redirect to after a visit has ended or is abandoned. */
export function exitUrl({ ended, successUrl, cancelUrl }: HostedVisit): string {
  return ended === 'done' ? successUrl : cancelUrl;
}

/**
 * Returns the billing address for a card of the hosted page: that of the card on file, else one in the account's
 * country.
 */
function homeOf({ store }: World, { key, countryCode }: Account): Home {
  return store.cards.get(key) ?? homeIn(countryCode);
}

type HostedOrder = NonNullable<HostedVisit['order']>;

function resolveHosted(
  world: World,
  brand: SandboxBrand,
  account: Account,
  order: HostedOrder,
): Outcome<ResolvedOrder> {
  return resolveOrder(brand, buyerOf(world, account), orderFor(world, account, order), world.clock.nowMs());
}

/** Returns the order for the plan that is billed here, if there is one. */
function orderFor(
  { store }: World,
  account: Account,
  { planCode, devices, couponCode }: HostedOrder,
): RequestedOrder {
  return {
    planId: planId(planCode),
    planCode,
    subscriptionId: planBilledHere(plansInEffect(store, account))?.id ?? null,
    externalId: null,
    devices,
    devicesRemoved: [],
    currency: account.currency,
    couponCode,
  };
}
