import { hasCard } from '../../domain/billing/card-on-file.ts';
import type { OrderReceipt } from '../../domain/orders/order-outcome.ts';
import { sameQuote } from '../../domain/orders/order-quote.ts';
import type { OrderDraft } from '../../domain/orders/order-draft.ts';
import { chooserPath } from '../../domain/plans/chooser-query.ts';
import { resumedPlan } from '../../domain/plans/resumed-plan.ts';
import { mergedSubscriptions } from '../../domain/plans/merged-subscriptions.ts';
import { isFreePlan } from '../../domain/plans/plan-codes.ts';
import { type PlanChangeIntent, planRefusal } from '../../domain/plans/plan-change.ts';
import { pathTo } from '../../domain/pages/path-to.ts';
import type { PlanRefusal } from '../../contracts/plans/plan-choice.ts';
import { signInAgain } from '../access/sign-in-again.ts';
import { accountReader } from '../account/account-reader.ts';
import {
  type OrderAccount,
  type OrderContext,
  type OrderCustomer,
  readOrderAccount,
  type ReadOrderContext,
} from '../account/order-context.ts';
import { orderCustomer } from '../account/order-customer.ts';
import { lastReceipt } from '../account/place-order.ts';
import { rememberBasis } from '../account/remember-basis.ts';
import { challengeProvider } from '../providers/card-provider.ts';
import { deviceModelNames } from '../devices/device-model-names.ts';
import { type Loaded, loaded, type RedirectPage, redirectTo } from '../page/loaded.ts';
import { dedupeReads } from '../platform/dedupe-reads.ts';
import { isAlreadySubscribedRefusal } from '../platform/platform-failure.ts';
import { platformOf } from '../platform/platform-of.ts';
import { plainPolicy } from '../request/answer.ts';
import type { RequestContext } from '../request/request-context.ts';
import type { SessionRecord } from '../session/session-record.ts';
import { saveDrafts } from '../session/sessions.ts';
import { contextWithPromos } from './context-with-promos.ts';
import { foreseeOrder, foreseenBy } from './foresee-order.ts';
import { begunOrder, draftOrder } from './order-draft.ts';
import { checkOrder, type UnsureOrder } from './submit-order.ts';

/** The bank's challenge about an order, and the provider whose script shows it. */
export type OrderChallenge = {
  actionTokenId: string;
  recurly: { script: string; publicKey: string } | undefined;
};

/** What the order summary says, before it is put into words. */
export type OrderFacts = {
  orderContext: OrderContext;
  order: OrderDraft;
  /** The name of the notice that the page opens with. */
  notice: string | null;
  /** The shop names of the device models, by model. */
  modelNames: ReadonlyMap<string, string>;
};

/**
 * The facts of the summary, a placed order (`done`), an order that is in progress (`pending`) or of unknown outcome
 * (`unsure`), or a redirect.
 */
export type OrderPage =
  | RedirectPage
  | { kind: 'pending' }
  | UnsureOrder
  | { kind: 'done'; receipt: OrderReceipt; modelNames: ReadonlyMap<string, string> }
  | { kind: 'summary'; facts: OrderFacts; challenge: OrderChallenge | undefined };

/**
 * Loads the order summary. Without a plan change in the session it shows the last receipt, or redirects to My Plan. A
 * failed preview redirects to /error, which says so where the account has that plan already.
 */
export async function loadOrderSummary(
  context: RequestContext,
  session: SessionRecord,
): Promise<Loaded<OrderPage>> {
  const { planChange } = session;
  if (!planChange) {
    const [receipt, modelNames] = await Promise.all([
      lastReceipt(context, session),
      deviceModelNames(context, session),
    ]);
    return receipt ? loaded({ kind: 'done', receipt, modelNames }) : redirectTo(pathTo('myPlan'));
  }
  const since = await checkOrder(context, session, begunOrder(session, planChange));
  if (since.kind === 'leads') return redirectTo(since.lead);
  if (since.kind !== 'nothing') return loaded(since);
  const [{ read, order }, modelNames] = await Promise.all([
    readOrderWithPromos(context, session, planChange),
    deviceModelNames(context, session),
  ]);
  if (read.kind === 'refused' || read.kind === 'changed') {
    await saveDrafts(context, { planChange: undefined, order: undefined });
    const notice = read.kind === 'refused' ? read.why : 'changed';
    return redirectTo(
      chooserPath(notice === 'changed' ? { notice } : { planId: planChange.toPlanId, notice }),
    );
  }
  if (read.kind === 'failed') return leadsAway(context, read);
  const { orderContext } = read;
  if (needsCard(orderContext, order, context)) return redirectTo(pathTo('billing'));
  const { searchParams } = context.url;
  const challenged = searchParams.get('challenge') === '1' ? order.actionTokenId : null;
  // The challenge runs only for the price that the person agreed to.
  const isAgreed = order.agreed !== undefined && sameQuote(order.agreed, orderContext.quote);
  const notice = challenged !== null && !isAgreed ? 'repriced' : searchParams.get('notice');
  const facts = { orderContext, order, notice, modelNames };
  if (challenged === null || !isAgreed) return loaded({ kind: 'summary', facts, challenge: undefined });
  const bank = challengeProvider(context);
  return loaded(
    { kind: 'summary', facts, challenge: { actionTokenId: challenged, recurly: bank?.recurly } },
    { policy: bank?.policy ?? plainPolicy },
  );
}

/**
 * Reads the account and what the order costs it now, at the same time. The choice of the plan is checked again: it was
 * decided by what the chooser had read.
 */
async function readOrderWithPromos(
  context: RequestContext,
  session: SessionRecord,
  change: PlanChangeIntent,
): Promise<{ read: ReadOrderContext | { kind: 'refused'; why: PlanRefusal }; order: OrderDraft }> {
  const platform = dedupeReads(platformOf(context, session));
  const customer = orderCustomer(context, session);
  const reader = accountReader(context, session, platform);
  foreseeOrder(platform, customer.accountId, session.orderBasis, foreseenBy(session, change));
  const [order, found] = await Promise.all([
    draftOrder(context, session, change, reader),
    readOrderAccount(reader, customer, context.nowMs),
  ]);
  if (found.kind === 'failed') return { read: found, order };
  const { account } = found;
  rememberBasis(context, session, account);
  const why = refusalOfNow(change, account, customer);
  if (why) return { read: { kind: 'refused', why }, order };
  return contextWithPromos(context, platform, customer, { account, change, order });
}

/** Why the account cannot take the chosen plan now; undefined where it can, or keeps the plan that it has. */
function refusalOfNow(
  { toPlanId, fromSubscriptionId }: PlanChangeIntent,
  { subscriptions, available, catalogue }: OrderAccount,
  { planCodes }: OrderCustomer,
): PlanRefusal | undefined {
  const toPlan = available.find(({ id }) => id === toPlanId);
  const from = subscriptions.find(({ id }) => id === fromSubscriptionId);
  if (!toPlan || (from && resumedPlan(from, toPlanId, [...available, ...catalogue], planCodes)))
    return undefined;
  const merged = mergedSubscriptions(subscriptions, planCodes);
  return planRefusal(toPlan, { subscriptions: merged, available, planCodes });
}

/** Returns where a person goes whose order could not be read. */
async function leadsAway(
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

/** Returns true where a card must be entered before the order. A wallet pays without a card on file. */
function needsCard(
  { toPlan, planCodes, billing }: OrderContext,
  { billingToken }: OrderDraft,
  { brand }: RequestContext,
): boolean {
  const isCharged = !isFreePlan(toPlan.code, planCodes) && brand.flow === 'portal';
  return isCharged && !hasCard(billing) && billingToken === null;
}
