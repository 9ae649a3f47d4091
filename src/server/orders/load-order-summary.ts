import type { BillingInfo } from '../../contracts/billing/billing-info.ts';
import { type OrderNotice, orderNotices } from '../../contracts/orders/order.ts';
import type { PlanRefusal } from '../../contracts/plans/plan-choice.ts';
import { hasCard, isCardExpired } from '../../domain/billing/card-on-file.ts';
import { type StoreBilling, storeBillings } from '../../domain/billing/plan-billing.ts';
import type { OrderDraft } from '../../domain/orders/order-draft.ts';
import { type OrderEffect, orderEffect } from '../../domain/orders/order-effect.ts';
import type { OrderOutcome } from '../../domain/orders/order-outcome.ts';
import { sameQuote } from '../../domain/orders/order-quote.ts';
import type { PriceStory } from '../../domain/orders/price-story.ts';
import { type PromoResult, promoResults } from '../../domain/orders/promo-result.ts';
import { pathTo } from '../../domain/pages/path-to.ts';
import { chooserPath } from '../../domain/plans/chooser-query.ts';
import { changeRefusal, type PlanChangeIntent } from '../../domain/plans/plan-change.ts';
import { stepAfterDevices } from '../../domain/plans/plan-change-step.ts';
import { isFreePlan } from '../../domain/plans/plan-codes.ts';
import { retention, type Retention } from '../../domain/plans/retention.ts';
import { signInAgain } from '../access/sign-in-again.ts';
import type { OrderContext, ReadOrderContext } from '../account/order-context.ts';
import { type Loaded, loaded, type RedirectPage, redirectTo } from '../page/loaded.ts';
import { isAlreadySubscribedRefusal } from '../platform/platform-failure.ts';
import { challengeProvider } from '../providers/card-provider.ts';
import { plainPolicy } from '../request/answer.ts';
import type { RequestContext } from '../request/request-context.ts';
import { finishOrder } from './finish-order.ts';
import { begunOrder, draftOrder } from './order-draft.ts';
import type { OrderReader, PlacedOrder } from './order-reader.ts';
import { foreseeChange, type PricedOrder, priceOrder } from './read-order.ts';

/** The bank's challenge about an order, and the provider whose script shows it. */
export type OrderChallenge = {
  actionTokenId: string;
  recurly: { script: string; publicKey: string } | undefined;
};

/** What the order summary shows: the order, one that is placed, or one that was sent and whose outcome is awaited or unknown. */
export type OrderSummaryFacts =
  | {
      kind: 'summary';
      orderContext: OrderContext;
      order: OrderDraft;
      /** What the page says first: why nothing was ordered. */
      notice: OrderNotice | undefined;
      story: PriceStory;
      effect: OrderEffect;
      /** The promo codes that were tried, the newest first. */
      promos: PromoResult[];
      /** The card that the portal charges; undefined where it charges none. `billing` is undefined where it could not be read. */
      card: { billing: BillingInfo | undefined; isExpired: boolean } | undefined;
      /** How long the plan keeps video. */
      history: Retention;
      /** The plans that a store bills besides: the order does not end them. */
      stores: readonly StoreBilling[];
      /** The shop name of each device model. */
      modelNames: ReadonlyMap<string, string>;
      challenge: OrderChallenge | undefined;
    }
  | ({ kind: 'placed' } & PlacedOrder)
  | Extract<OrderOutcome, { kind: 'pending' | 'unsure' }>;

/**
 * Loads the order summary. Without a plan change in the session it shows the last receipt, or redirects to My Plan. A
 * failed preview redirects to /error, which says so where the account has that plan already.
 */
export async function loadOrderSummary(
  context: RequestContext,
  reader: OrderReader,
): Promise<Loaded<OrderSummaryFacts | RedirectPage>> {
  const { brand } = context;
  const { searchParams } = context.url;
  const { planChange: change } = reader.session;
  if (!change) {
    const placed = await reader.readPlaced();
    return placed ? loaded({ kind: 'placed', ...placed }) : redirectTo(pathTo('myPlan'));
  }
  const begun = begunOrder(reader.session, change);
  const outcome = begun && (await reader.readOutcome(begun.key));
  if (outcome?.kind === 'pending' || outcome?.kind === 'unsure') return loaded(outcome);
  // A person who was not waiting has seen already that the last attempt failed, and may make the next one.
  const isWaiting = searchParams.get('state') === 'pending';
  if (begun && outcome && (outcome.kind === 'done' || isWaiting))
    return redirectTo(await finishOrder(context, { page: 'orderSummary', order: begun }, outcome));
  if (isWaiting) return redirectTo(pathTo('orderSummary'));
  const [read, modelNames] = await Promise.all([readSummary(reader, change), reader.readModelNames()]);
  if (read.kind === 'refused' || read.kind === 'changed') {
    await reader.saveDrafts({ planChange: undefined, order: undefined });
    return redirectTo(
      chooserPath(
        read.kind === 'changed' ? { notice: 'changed' } : { planId: change.toPlanId, notice: read.why },
      ),
    );
  }
  if (read.kind === 'failed') return redirectOnFailure(context, read);
  const { order, orderContext, story } = read;
  const { toPlan, billing, current, preview, planCodes } = orderContext;
  const isFree = isFreePlan(toPlan.code, planCodes);
  // A wallet pays without a card on file.
  const hasBillingInfo = hasCard(billing) || order.billingToken !== null;
  const step = stepAfterDevices({ flow: brand.flow, hasBillingInfo, isFree });
  if (step === 'billing') return redirectTo(pathTo('billing'));
  const actionTokenId = searchParams.get('challenge') === '1' ? order.actionTokenId : null;
  // The challenge runs only for the price that the person agreed to.
  const isAgreed = order.agreed !== undefined && sameQuote(order.agreed, orderContext.quote);
  const bank = actionTokenId !== null && isAgreed ? challengeProvider(context) : undefined;
  return loaded(
    {
      kind: 'summary',
      orderContext,
      order,
      notice:
        actionTokenId !== null && !isAgreed
          ? 'repriced'
          : orderNotices.find((notice) => notice === searchParams.get('notice')),
      story,
      effect: orderEffect(toPlan, current?.subscription, preview, planCodes),
      promos: promoResults(order.promos, story, orderContext.listPreview.total, reader.nowMs),
      card:
        isFree || step === 'checkoutSession'
          ? undefined
          : { billing, isExpired: billing !== undefined && isCardExpired(billing, context) },
      history: retention(toPlan, { isFree, freeHistoryHours: brand.features.freeHistoryHours }),
      stores: storeBillings(orderContext.subscriptions),
      modelNames,
      challenge: actionTokenId !== null && isAgreed ? { actionTokenId, recurly: bank?.recurly } : undefined,
    },
    { policy: bank?.policy ?? plainPolicy },
  );
}

/**
 * Reads the account and what the order costs it now, at the same time. The choice of the plan is checked again: it was
 * decided by what the chooser had read.
 */
async function readSummary(
  reader: OrderReader,
  change: PlanChangeIntent,
): Promise<PricedOrder | { kind: 'refused'; why: PlanRefusal }> {
  foreseeChange(reader, change);
  const [order, read] = await Promise.all([draftOrder(reader, change), reader.readAccount()]);
  if (read.kind === 'failed') return read;
  const why = changeRefusal(change, read.account, reader.customer.planCodes);
  return why ? { kind: 'refused', why } : priceOrder(reader, read.account, change, order);
}

/** Leads on a person whose order could not be read. */
async function redirectOnFailure(
  context: RequestContext,
  { operation, failure }: Extract<ReadOrderContext, { kind: 'failed' }>,
): Promise<Loaded<RedirectPage>> {
  if (failure.kind === 'signedOut') return redirectTo(await signInAgain(context, failure, pathTo('myPlan')));
  if (isAlreadySubscribedRefusal(failure))
    return redirectTo(pathTo('error', { error_code: 'already_subscribed' }));
  return redirectTo(
    operation === 'preview' ? pathTo('error', { error_code: 'price_unknown' }) : pathTo('error'),
  );
}
