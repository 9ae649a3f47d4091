import type { Device } from '../../contracts/device.ts';
import type { SubscribeAnswer } from '../../contracts/money.ts';
import { accountCodes } from '../../contracts/platform-problem.ts';
import { cardErrorOf } from '../../domain/card-error.ts';
import { isDowngrade, type OrderQuote, sameQuote } from '../../domain/order-quote.ts';
import type { OrderOutcome, OrderReceipt } from '../../domain/order-outcome.ts';
import { endsFree } from '../../domain/pending-change.ts';
import type { PlanChangeIntent } from '../../domain/plan-change.ts';
import { isFreePlan } from '../../domain/plan-codes.ts';
import { isPromoCode } from '../../domain/promo.ts';
import { nextEvent } from '../../domain/subscription-status.ts';
import { actionTokenOf, asksForChallenge, functionFailure } from '../../domain/subscribe-answer.ts';
import type { PlatformClient } from '../platform/platform-client.ts';
import type { PlatformFailure, PlatformResult } from '../platform/platform-failure.ts';
import { type OrderAsker, type OrderGround, readOrderGround } from './order-ground.ts';

/** An order as the person placed it: what they saw and said yes to. */
export type Order = {
  /** One for an order, from the first sight of its summary. */
  key: string;
  change: PlanChangeIntent;
  quote: OrderQuote;
  basis: string;
  couponCode: string | null;
  /** A fresh card, where one was just typed. */
  billingToken: string | null;
  /** The result of a 3-D Secure challenge. */
  actionResultTokenId: string | null;
};

/** What is kept of an order: since when it is under way, and the one outcome that is for good. */
export type KeptOrder = { startedAtMs: number; done: OrderReceipt | undefined };

/** Where an order is placed. `kept` reads and `keep` writes what survives the death of everything in between. */
export type OrderPlace = {
  platform: PlatformClient;
  asker: OrderAsker;
  nowMs: () => number;
  kept: () => Promise<KeptOrder | undefined>;
  keep: (order: KeptOrder | undefined) => Promise<void>;
};

const GROUND_LIMITS = { truthMs: 2_000, previewMs: 2_500 };
const READ_BACK_MS = 3_000;
/** So long after it was begun a platform that gave no answer may still be at an order, in milliseconds. */
const STILL_AT_IT_MS = 30_000;

/**
 * Places an order exactly once (spec subscriptions-and-money.md section 4, Subscribe; design section 3, Money). What is
 * charged is what the person saw: the quote is made anew, and another price is not charged. The beginning is written down
 * before the platform is asked and the end when it is known; whoever asks again with the same key gets the true outcome.
 */
export async function performOrder(place: OrderPlace, order: Order): Promise<OrderOutcome> {
  const { platform, asker, nowMs } = place;
  const kept = await place.kept();
  if (kept?.done) return { kind: 'done', receipt: kept.done };
  const earlier = kept && (await whatBecameOf(place, order, kept));
  if (earlier) return earlier;
  const read = await readOrderGround(
    platform,
    asker,
    order.change,
    order.couponCode ?? undefined,
    nowMs(),
    GROUND_LIMITS,
  );
  if (read.kind === 'failed') return ofFailedReading(read.operation, read.failure);
  if (read.kind === 'changed') return refused('changedMeanwhile');
  const { ground } = read;
  if (ground.basis !== order.basis) return refused('changedMeanwhile');
  if (!sameQuote(order.quote, ground.quote)) return refused('repriced');
  const startedAtMs = nowMs();
  await place.keep({ startedAtMs, done: undefined });
  const sent = await platform.call('subscribe', { body: subscribeBody(ground, order, asker.billing.v3) });
  const refusal = refusalOf(sent);
  if (refusal) {
    // It is certain that this try came to nothing: the next one may be made at once.
    await place.keep(undefined);
    return refusal;
  }
  if (sent.ok) return ended(place, startedAtMs, receiptOf(ground, order, sent.answer));
  return readBack(place, order, startedAtMs, sent.failure);
}

/** An order begun before that never ended: only the account itself can tell. Undefined where it may be placed anew. */
async function whatBecameOf(
  place: OrderPlace,
  order: Order,
  { startedAtMs }: KeptOrder,
): Promise<OrderOutcome | undefined> {
  const truth = await place.platform.call('subscriptions', {}, { withinMs: GROUND_LIMITS.truthMs });
  if (!truth.ok) return truth.failure.kind === 'signedOut' ? { kind: 'signedOut' } : { kind: 'unsure' };
  const found = placed(truth.answer, order.change);
  if (found) return ended(place, startedAtMs, receiptFrom(order, found, place.nowMs()));
  return place.nowMs() - startedAtMs < STILL_AT_IT_MS ? { kind: 'unsure' } : undefined;
}

/** What came to nothing for certain: refused in an answer or with a status, or never sent; undefined for anything else. */
function refusalOf(sent: PlatformResult<SubscribeAnswer>): OrderOutcome | undefined {
  if (sent.ok) {
    const failure = functionFailure(sent.answer);
    return failure && ofRefusal(failure.code, failure.actionTokenId);
  }
  const { failure } = sent;
  if (failure.kind === 'signedOut') return { kind: 'signedOut' };
  if (failure.kind === 'notSent') return { kind: 'failed' };
  if (failure.kind !== 'refused' || failure.status >= 500) return undefined;
  // The challenge is named by its description (section 8).
  const code = asksForChallenge(failure.description) ? failure.description : failure.code;
  return ofRefusal(code ?? failure.code, actionTokenOf(failure.errorData));
}

/** After a lost answer: the account itself tells whether the order was placed. */
async function readBack(
  place: OrderPlace,
  order: Order,
  startedAtMs: number,
  failure: PlatformFailure,
): Promise<OrderOutcome> {
  const truth = await place.platform.call('subscriptions', {}, { withinMs: READ_BACK_MS });
  if (!truth.ok) return { kind: 'unsure' };
  const found = placed(truth.answer, order.change);
  if (found) return ended(place, startedAtMs, receiptFrom(order, found, place.nowMs()));
  return failure.kind === 'late' ? { kind: 'unsure' } : { kind: 'failed' };
}

async function ended(place: OrderPlace, startedAtMs: number, receipt: OrderReceipt): Promise<OrderOutcome> {
  await place.keep({ startedAtMs, done: receipt });
  return { kind: 'done', receipt };
}

type Subscription = OrderGround['subscriptions'][number];

/** The subscription that is on the plan ordered, or on its way there; undefined where there is none. */
function placed(subscriptions: readonly Subscription[], change: PlanChangeIntent): Subscription | undefined {
  return subscriptions.find(
    (subscription) =>
      subscription.planId === change.toPlanId ||
      subscription.pendingChange?.planCode === change.toPlanCode ||
      (isFreePlan(change.toPlanCode) && endsFree(subscription)),
  );
}

/** The receipt of an order found placed: what was agreed, with the dates the account has. */
function receiptFrom(order: Order, found: Subscription, nowMs: number): OrderReceipt {
  const next = nextEvent(found, nowMs);
  const pending = found.pendingChange;
  return {
    planName: pending ? pending.planName : found.plan.name,
    currency: order.quote.currency,
    chargedToday: order.quote.today,
    perPeriod: order.quote.total,
    billingCycle: pending ? pending.billingCycle : found.plan.billingCycle,
    deviceCount: order.change.deviceIds.length,
    startsAtMs: pending?.effectiveAtMs ?? null,
    nextChargeAtMs: next.kind === 'nothing' || next.kind === 'expires' ? null : next.atMs,
    trialEndsAtMs: next.kind === 'trialEnds' ? next.atMs : null,
  };
}

function receiptOf(
  { target, current, quote }: OrderGround,
  order: Order,
  answer: { trial_ends_at: number | null; current_period_ends_at: number | null },
): OrderReceipt {
  const down = isDowngrade(target, current?.subscription);
  const periodEndsAtMs = current?.subscription.renewsAtMs ?? answer.current_period_ends_at;
  return {
    planName: target.name,
    currency: quote.currency,
    chargedToday: quote.today,
    perPeriod: quote.total,
    billingCycle: target.billingCycle,
    deviceCount: order.change.deviceIds.length,
    startsAtMs: down ? periodEndsAtMs : null,
    nextChargeAtMs: isFreePlan(target.code)
      ? null
      : (answer.trial_ends_at ?? answer.current_period_ends_at ?? periodEndsAtMs),
    trialEndsAtMs: answer.trial_ends_at,
  };
}

/** Both payload forms (section 7): what an existing subscription changes to without a charge, and any other order. */
function subscribeBody({ target, current, devices, quote }: OrderGround, order: Order, isV3: boolean) {
  const from = current?.subscription;
  const chosen = new Set(order.change.deviceIds);
  const removed = (from?.devices ?? []).filter(({ id }) => !chosen.has(id));
  const common = {
    pepperPlanId: target.id,
    pepperSubscriptionId: from?.id ?? null,
    devices: devices.map(orderDevice),
    devicesRemoved: removed.map(orderDevice),
    targetPlanCode: target.code,
    currentSubscriptionUuid: from?.externalId ?? null,
    isV3,
  };
  const isPlain = !order.couponCode && !order.billingToken && !order.actionResultTokenId;
  if (from && isPlain && quote.today === 0 && isDowngrade(target, from))
    return { ...common, flow: 'management' as const };
  return {
    ...common,
    ozTrialEndDate: from?.trialEndsAtMs ? new Date(from.trialEndsAtMs).toISOString() : null,
    currency: quote.currency,
    billingToken: order.billingToken,
    couponCode: order.couponCode,
    actionResultTokenId: order.actionResultTokenId,
  };
}

function orderDevice({ id, externalId, provider, model }: Device) {
  return { deviceId: id, externalDeviceId: externalId, deviceProvider: provider, deviceModel: model };
}

/** What a refusal of the platform means. Codes are compared with a list: no text of the platform goes any further. */
function ofRefusal(code: string, actionTokenId: string | undefined): OrderOutcome {
  if (asksForChallenge(code))
    return actionTokenId ? { kind: 'challenge', actionTokenId } : { kind: 'failed' };
  const card = cardErrorOf(code);
  if (card) return { kind: 'declined', code: card };
  if (code.endsWith('already_subscribed')) return refused('alreadySubscribed');
  if (code === accountCodes.pendingDelete) return refused('leaving');
  if (isPromoCode(code)) return refused('promo');
  return refused('platform');
}

function ofFailedReading(operation: string, failure: PlatformFailure): OrderOutcome {
  if (failure.kind === 'signedOut') return { kind: 'signedOut' };
  if (operation === 'preview' && failure.kind === 'refused') return ofRefusal(failure.code, undefined);
  return { kind: 'failed' };
}

function refused(why: Extract<OrderOutcome, { kind: 'refused' }>['why']): OrderOutcome {
  return { kind: 'refused', why };
}
