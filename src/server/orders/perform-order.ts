import type { Device } from '../../contracts/devices/device.ts';
import type { SubscribeAnswer } from '../../contracts/money.ts';
import { accountCodes, isKnownCode } from '../../contracts/platform/platform-problem.ts';
import { cardErrorOf } from '../../domain/billing/card-error.ts';
import { type OrderQuote, sameQuote } from '../../domain/orders/order-quote.ts';
import { isDowngrade } from '../../domain/plans/downgrade.ts';
import type { OrderOutcome } from '../../domain/orders/order-outcome.ts';
import {
  type OpenChange,
  shownBy,
  shownReceipt,
  subscriptionsBefore,
} from '../../domain/orders/open-change.ts';
import type { PlanChangeIntent } from '../../domain/plans/plan-change.ts';
import { isPromoCode } from '../../domain/orders/promo.ts';
import { actionTokenOf, asksForChallenge, functionFailure } from '../../domain/orders/subscribe-answer.ts';
import type { PlatformClient } from '../platform/platform-client.ts';
import type { PlatformFailure, PlatformResult } from '../platform/platform-failure.ts';
import { type OrderCustomer, type OrderContext, readOrderContext } from './order-context.ts';
import { receiptOf } from './receipt-of.ts';

/** An order as the person placed it: what they saw and said yes to. */
export type Order = {
  /** One for an order, from the first sight of its summary. */
  key: string;
  change: PlanChangeIntent;
  quote: OrderQuote;
  version: string;
  couponCode: string | null;
  /** A fresh card, where one was just typed. */
  billingToken: string | null;
  /** The result of a 3-D Secure challenge. */
  actionResultTokenId: string | null;
};

/** Where an order is placed. `begin` writes down what is about to be sent, so that it survives the death of everything else. */
export type OrderPlace = {
  platform: PlatformClient;
  customer: OrderCustomer;
  nowMs: () => number;
  begin: (change: Pick<OpenChange, 'wanted' | 'before'>) => Promise<void>;
};

const GROUND_LIMITS = { truthMs: 2_000, previewMs: 2_500 };
const READ_BACK_MS = 3_000;

/**
 * Places an order. What
 * is charged is what the person saw: the quote is made anew, and another price is not charged. What was sent and not refused
 * is `unsure` until the account shows it. Whoever calls sees to it that nothing is open.
 */
export async function performOrder(place: OrderPlace, order: Order): Promise<OrderOutcome> {
  const { platform, customer, nowMs } = place;
  const read = await readOrderContext(
    platform,
    customer,
    order.change,
    order.couponCode ?? undefined,
    nowMs(),
    GROUND_LIMITS,
  );
  if (read.kind === 'failed') return ofFailedReading(read.operation, read.failure);
  if (read.kind === 'changed') return refused('changedMeanwhile');
  const { orderContext } = read;
  if (orderContext.version !== order.version) return refused('changedMeanwhile');
  if (!sameQuote(order.quote, orderContext.quote)) return refused('repriced');
  const { toPlanId, toPlanCode } = order.change;
  const agreed = receiptOf(orderContext, nowMs());
  const change = {
    before: subscriptionsBefore(orderContext.subscriptions),
    wanted: { kind: 'order' as const, toPlanId, toPlanCode, receipt: agreed },
  };
  await place.begin(change);
  const sent = await platform.call('subscribe', {
    body: subscribeBody(orderContext, order, customer.billing.v3),
  });
  const refusal = refusalOf(sent);
  if (refusal) return refusal;
  if (sent.ok && tellsOfSubscription(sent.answer))
    return { kind: 'done', receipt: receiptOf(orderContext, nowMs(), sent.answer) };
  const truth = await platform.call('subscriptions', {}, { withinMs: READ_BACK_MS });
  const found = truth.ok ? shownBy(change, truth.answer) : undefined;
  return found ? { kind: 'done', receipt: shownReceipt(agreed, found, nowMs()) } : { kind: 'unsure' };
}

/** What came to nothing for certain: refused in an answer or with a status, or never sent; undefined for anything else. */
function refusalOf(sent: PlatformResult<SubscribeAnswer>): OrderOutcome | undefined {
  if (sent.ok) {
    const failure = functionFailure(sent.answer);
    // A function that timed out or fell over may have charged before: only a code of the documents says that it did not.
    return failure && isKnownCode(failure.code) ? ofRefusal(failure.code, failure.actionTokenId) : undefined;
  }
  const { failure } = sent;
  if (failure.kind === 'signedOut') return { kind: 'signedOut' };
  if (failure.kind === 'notSent') return { kind: 'failed' };
  if (failure.kind !== 'refused' || failure.status >= 500) return undefined;
  // The challenge is named by its description.
  const code = asksForChallenge(failure.description) ? failure.description : failure.code;
  return ofRefusal(code ?? failure.code, actionTokenOf(failure.errorData));
}

/** True for an answer that says anything of a subscription: one that says nothing may stand for anything. */
function tellsOfSubscription(answer: SubscribeAnswer): boolean {
  const { tax_in_cents, trial_started_at, trial_ends_at, current_period_ends_at } = answer;
  return [tax_in_cents, trial_started_at, trial_ends_at, current_period_ends_at].some((fact) => fact != null);
}

/** Both payload forms: what an existing subscription changes to without a charge, and any other order. */
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
