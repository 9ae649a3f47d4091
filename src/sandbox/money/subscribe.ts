import type * as z from 'zod';
import type { SandboxBrand } from '../catalogue/sandbox-brands.ts';
import type { subscribeAnswer } from '../../contracts/orders/subscribe.ts';
import { cardOfToken, liveCardToken, useCardToken } from './card-tokens.ts';
import { checkCard, useChallenge } from './challenges.ts';
import { recordCharge } from './charges.ts';
import { DAY_MS, isoDate } from '../world/clock.ts';
import type { Account, CardOnFile, HeldPlan } from '../world/entities.ts';
import type { CardToken, ChallengeAction } from '../world/money-entities.ts';
import { plansInEffect } from '../world/plans-in-effect.ts';
import { type Buyer, type RequestedOrder, type ResolvedOrder, resolveOrder } from './resolve-order.ts';
import { dialectOf } from '../platform/dialects.ts';
import { answered, type Outcome, refused } from '../platform/refusal.ts';
import { taxAddress } from './taxes.ts';
import { TRIAL_DAYS } from '../world/tiers.ts';
import type { World } from '../world/world.ts';

/**
 * The payment of an order: the token of a card just entered (null for the card on file), and the result of its
 * challenge.
 */
export type Payment = { billingToken: string | null; actionResultTokenId: string | null };

/**
 * Places an order: plans, card on file, coupon, invoice and ledger change together, or the order is refused and nothing
 * changes. Every plan that is not free needs a valid card.
 */
export function subscribe(
  world: World,
  brand: SandboxBrand,
  account: Account,
  { order, payment }: { order: RequestedOrder; payment: Payment },
): Outcome<z.input<typeof subscribeAnswer>> {
  const { store, clock } = world;
  const nowMs = clock.nowMs();
  const placed = resolveOrder(brand, buyerOf(world, account, payment.billingToken), order, nowMs);
  if (placed.at === 'refused') return placed;
  const paying = placed.answer.needsCard ? payingCard(world, account, payment) : answered(null);
  if (paying.at === 'refused') return paying;
  store.transaction(() => settle(world, { placed: placed.answer, paying: paying.answer, order, nowMs }));
  return answered(wireAnswer(placed.answer, nowMs));
}

/** Returns an account as a buyer; `billingToken` is a card just entered (null for the card on file). */
export function buyerOf(world: World, account: Account, billingToken: string | null = null): Buyer {
  const { store } = world;
  const entered = billingToken === null ? null : liveCardToken(world, billingToken);
  return {
    account,
    plans: plansInEffect(store, account),
    owned: store.devices.ownedBy(account.key),
    redeemed: redeemedBy(world, account),
    // As in the preview, the address on file determines the tax; without one, the address of the new card.
    address: taxAddress(account, store.cards.get(account.key) ?? entered),
    keepsCoupon: dialectOf(world, account.brand).has('keeps-coupon'),
  };
}

/** Returns the codes of the coupons that an account has redeemed. */
export function redeemedBy({ store }: World, { key }: Account): string[] {
  return store.redemptions.ownedBy(key).map(({ code }) => code);
}

type Paying = { card: CardOnFile; token: CardToken | null; action: ChallengeAction | null };

function payingCard(
  world: World,
  account: Account,
  { billingToken, actionResultTokenId }: Payment,
): Outcome<Paying> {
  const token = billingToken === null ? null : liveCardToken(world, billingToken);
  if (billingToken !== null && !token) return refused('cardTokenInvalid');
  const card = token ? cardOfToken(account, token) : world.store.cards.get(account.key);
  if (!card) return refused('cardPaymentRefused');
  const checked = checkCard(world, account, { card, resultTokenId: actionResultTokenId });
  return checked.at === 'refused' ? checked : answered({ card, token, action: checked.answer });
}

type Settlement = { placed: ResolvedOrder; paying: Paying | null; order: RequestedOrder; nowMs: number };

function settle(world: World, { placed, paying, order, nowMs }: Settlement): void {
  const { store } = world;
  const { account, plans, bill, redeemedCoupon } = placed;
  for (const plan of plans) store.plans.put(plan);
  store.accounts.put(account);
  if (redeemedCoupon !== null)
    store.redemptions.put({ accountKey: account.key, code: redeemedCoupon, atMs: nowMs });
  if (paying?.token) {
    useCardToken(world, paying.token);
    store.cards.put(paying.card);
  }
  if (paying?.action) useChallenge(world, paying.action);
  if (bill && bill.amounts.total > 0) {
    const card = paying?.card ?? null;
    recordCharge(world, account, { bill, atMs: nowMs, currency: order.currency, card, paid: true });
  }
}

function wireAnswer({ plans: [held], bill }: ResolvedOrder, nowMs: number): z.input<typeof subscribeAnswer> {
  return {
    tax_in_cents: bill?.amounts.tax ?? 0,
    trial_started_at: trialStart(held, nowMs),
    trial_ends_at: held.trialEndsAtMs === null ? null : isoDate(held.trialEndsAtMs),
    current_period_ends_at: held.renewsAtMs === null ? null : isoDate(held.renewsAtMs),
  };
}

function trialStart({ trialEndsAtMs }: HeldPlan, nowMs: number): string | null {
  return trialEndsAtMs === null ? null : isoDate(Math.min(nowMs, trialEndsAtMs - TRIAL_DAYS * DAY_MS));
}
