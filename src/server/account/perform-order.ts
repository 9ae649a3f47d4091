import { storeBillings } from '../../domain/billing/plan-billing.ts';
import type { Device } from '../../contracts/devices/device.ts';
import type { SubscribeAnswer } from '../../contracts/orders/subscribe.ts';
import type { RequestedOrder } from '../../contracts/stored/open-change.ts';
import { signsOf } from '../../contracts/state-signs.ts';
import { meaningTogether } from '../../contracts/state-word.ts';
import { accountCodes, isAlreadySubscribed } from '../../contracts/platform/platform-problem.ts';
import { cardErrorOf } from '../../domain/billing/card-error.ts';
import { type OrderQuote, sameQuote } from '../../domain/orders/order-quote.ts';
import { isDowngrade } from '../../domain/plans/current-subscription.ts';
import type { OrderOutcome } from '../../domain/orders/order-outcome.ts';
import {
  type OpenChange,
  confirmedBy,
  shownReceipt,
  subscriptionsBefore,
} from '../../domain/orders/open-change.ts';
import { orderMeaning, orderStart } from '../../domain/orders/answer-meaning.ts';
import type { PlanChangeIntent } from '../../domain/plans/plan-change.ts';
import { isFreePlan, type PlanCodes } from '../../domain/plans/plan-codes.ts';
import { isPromoCode } from '../../domain/orders/promo.ts';
import type { PromoLength } from '../../domain/orders/promo-length.ts';
import { currentPeriod } from '../../domain/plans/period.ts';
import { comingOf, momentOf } from '../../domain/text/when.ts';
import { type ChangeAnswer, changeAnswer } from '../platform/change-answer.ts';
import type { PlatformClient } from '../platform/platform-client.ts';
import type { PlatformFailure } from '../platform/platform-failure.ts';
import { type OrderCustomer, type OrderContext, readOrderContext } from './order-context.ts';
import { readerWithin } from './account-reader.ts';
import { readSubscriptions } from './read-subscriptions.ts';
import type { PricingBrand } from './order-story.ts';
import { receiptOf, requestedOrder } from './receipt-of.ts';

/** An order as the person placed it, with the quote and the version that they saw and agreed to. */
export type Order = {
  /** Identifies the order from the first view of its summary on; a retry has the same key. */
  key: string;
  change: PlanChangeIntent;
  quote: OrderQuote;
  version: string;
  couponCode: string | null;
  /** How long that code lasts; absent without one, where the platform does not say, and from the release before. */
  promoLasts?: PromoLength | undefined;
  /** The token of a card or a wallet that pays for this order; null where the card on file pays. */
  billingToken: string | null;
  /** The result of a 3-D Secure challenge; null where there was none. */
  actionResultTokenId: string | null;
};

/**
 * What `performOrder` needs. `begin` records the order as the open change before it is sent, so that the record
 * survives a killed Worker.
 */
export type OrderPlace = {
  platform: PlatformClient;
  brand: PricingBrand;
  customer: OrderCustomer;
  nowMs: () => number;
  begin: (change: Pick<OpenChange, 'wanted' | 'before' | 'about'>) => Promise<void>;
  /** Records that the payment of the open order waits for the person. */
  waits: () => Promise<void>;
};

const CONTEXT_LIMITS = { accountMs: 2_000, previewMs: 2_500 };
const READ_BACK_MS = 3_000;

/**
 * Checks an order and sends it to the platform, once. It reads the order context, refuses an order whose version or
 * price is no longer what the person saw, and records the order as the open change before it sends it. An order that
 * was sent and not refused is `unsure` until the account shows it. The caller makes sure that no other change is open.
 */
export async function performOrder(tools: OrderPlace, order: Order): Promise<OrderOutcome> {
  const { platform, brand, customer, nowMs } = tools;
  const promo = order.couponCode === null ? undefined : { lasts: order.promoLasts };
  const read = await readOrderContext(
    readerWithin(platform),
    customer,
    order.change,
    order.couponCode ?? undefined,
    nowMs(),
    CONTEXT_LIMITS,
  );
  if (read.kind === 'failed') return ofFailedReading(read.operation, read.failure);
  if (read.kind === 'changed') return refused('changedMeanwhile');
  const { orderContext } = read;
  if (orderContext.version !== order.version) return refused('changedMeanwhile');
  if (!sameQuote(order.quote, orderContext.quote)) return refused('repriced');
  const change = {
    before: subscriptionsBefore(orderContext.subscriptions),
    wanted: requestedOrder(order.change, orderContext, { promo, brand, nowMs: nowMs() }),
    about: { elsewhere: storeBillings(orderContext.subscriptions) },
  };
  await tools.begin(change);
  const sent = await platform.call('subscribe', {
    body: subscribeBody(orderContext, order, customer.billing.v3),
  });
  const notDone = outcomeWithoutOrder(changeAnswer(sent));
  if (notDone) return notDone;
  const receiptFacts = { promo, brand, nowMs: nowMs() };
  const meaning = sent.ok
    ? meaningOf(sent.answer, change.wanted, customer.planCodes, receiptFacts)
    : 'unsure';
  if (sent.ok && meaning === 'done')
    return { kind: 'done', receipt: receiptOf(orderContext, receiptFacts, sent.answer) };
  const after = await readSubscriptions(platform, customer, nowMs(), { withinMs: READ_BACK_MS });
  const subscription = after.ok ? confirmedBy(change, after.answer.live, customer.planCodes) : undefined;
  if (subscription) return { kind: 'done', receipt: shownReceipt(change.wanted, subscription) };
  if (meaning !== 'waiting') return { kind: 'unsure' };
  await tools.waits();
  return { kind: 'unsure', waits: true };
}

/**
 * Returns what the answer to an order says. One that names no day to come on which a later plan starts, or that says nothing of
 * the subscription, proves nothing: the account decides.
 */
function meaningOf(
  answer: SubscribeAnswer,
  { toPlanCode, keeps }: RequestedOrder,
  codes: PlanCodes,
  { nowMs }: { nowMs: number },
): 'done' | 'waiting' | 'unsure' {
  const order = { toPlanCode, isFree: isFreePlan(toPlanCode, codes), keeps };
  const meaning = orderMeaning(signsOf(answer), order);
  switch (meaning) {
    case 'later':
      return comingOf(orderStart(answer), nowMs) === null ? 'unsure' : 'done';
    case 'done':
      return hasSubscriptionFact(answer) ? 'done' : 'unsure';
    case 'waiting':
    case 'unsure':
      return meaning;
  }
}

/**
 * Returns the outcome of an order that certainly did not happen, because the platform refused it or it was never sent;
 * undefined for any other answer.
 */
function outcomeWithoutOrder(answer: ChangeAnswer): OrderOutcome | undefined {
  switch (answer.kind) {
    case 'refused':
      return ofRefusal(answer.code);
    case 'challenge':
      return answer.actionTokenId
        ? { kind: 'challenge', actionTokenId: answer.actionTokenId }
        : { kind: 'failed' };
    case 'signedOut':
      return { kind: 'signedOut' };
    case 'notSent':
      return { kind: 'failed' };
    case 'accepted':
    case 'unknown':
      return undefined;
  }
}

/** Returns true for an answer with any fact about the subscription. An answer without one proves nothing. */
function hasSubscriptionFact(answer: SubscribeAnswer): boolean {
  const { tax_in_cents, trial_started_at, trial_ends_at, current_period_ends_at, status, state } = answer;
  const facts = [tax_in_cents, trial_started_at, trial_ends_at, current_period_ends_at];
  return facts.some((fact) => fact != null) || meaningTogether([status, state]) !== 'silent';
}

/**
 * Returns the request body in one of two forms: `management` for a change of an existing subscription that charges
 * nothing today, and the form of an order for everything else.
 */
function subscribeBody({ toPlan, current, devices, quote }: OrderContext, order: Order, isV3: boolean) {
  const from = current?.subscription;
  const chosen = new Set(order.change.deviceIds);
  const removed = (from?.devices ?? []).filter(({ id }) => !chosen.has(id));
  const common = {
    pepperPlanId: toPlan.id,
    pepperSubscriptionId: from?.id ?? null,
    devices: devices.map(orderDevice),
    devicesRemoved: removed.map(orderDevice),
    targetPlanCode: toPlan.code,
    currentSubscriptionUuid: from?.externalId ?? null,
    isV3,
  };
  const isPlain = !order.couponCode && !order.billingToken && !order.actionResultTokenId;
  const isWithoutCharge = quote.today === 0 && (isDowngrade(toPlan, from) || toPlan.id === from?.planId);
  if (from && isPlain && isWithoutCharge) return { ...common, flow: 'management' as const };
  const period = from && currentPeriod(from.state);
  const trialEndsAt = period?.during === 'trial' ? period.endsAt : null;
  return {
    ...common,
    ozTrialEndDate: trialEndsAt === null ? null : new Date(momentOf(trialEndsAt)).toISOString(),
    currency: quote.currency,
    billingToken: order.billingToken,
    couponCode: order.couponCode,
    actionResultTokenId: order.actionResultTokenId,
  };
}

function orderDevice({ id, externalId, provider, model }: Device) {
  return { deviceId: id, externalDeviceId: externalId, deviceProvider: provider, deviceModel: model };
}

/**
 * Returns the outcome that a refusal code means. Codes are compared with a closed list, and no text of the platform is
 * passed on.
 */
function ofRefusal(code: string | undefined): OrderOutcome {
  if (code === undefined) return refused('platform');
  const card = cardErrorOf(code);
  if (card) return { kind: 'declined', code: card };
  if (isAlreadySubscribed(code)) return refused('alreadySubscribed');
  if (code === accountCodes.pendingDelete) return refused('leaving');
  if (isPromoCode(code)) return refused('promo');
  return refused('platform');
}

function ofFailedReading(operation: string, failure: PlatformFailure): OrderOutcome {
  if (failure.kind === 'signedOut') return { kind: 'signedOut' };
  if (operation === 'preview' && failure.kind === 'refused') return ofRefusal(failure.code);
  return { kind: 'failed' };
}

function refused(why: Extract<OrderOutcome, { kind: 'refused' }>['why']): OrderOutcome {
  return { kind: 'refused', why };
}
