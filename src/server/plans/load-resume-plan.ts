import { type KeepNotice, keepNotices } from '../../contracts/plans/resume-plan.ts';
import type { Plan } from '../../contracts/plans/plan.ts';
import type { Subscription } from '../../domain/plans/subscription.ts';
import { canResume, isResumed, type Leaving, resumeIntent } from '../../domain/plans/resumed-plan.ts';
import { isFreePlan } from '../../domain/plans/plan-codes.ts';
import { retention, type Retention } from '../../domain/plans/retention.ts';
import { pathTo } from '../../domain/pages/path-to.ts';
import { signInAgain } from '../access/sign-in-again.ts';
import { accountReader } from '../account/account-reader.ts';
import { askPreview } from '../account/ask-preview.ts';
import { type OrderContext, orderContextOf, readOrderAccount } from '../account/order-context.ts';
import { orderCustomer } from '../account/order-customer.ts';
import { rememberBasis } from '../account/remember-basis.ts';
import { deviceModelNames } from '../devices/device-model-names.ts';
import { redirectWithFlash } from '../page/change-flash.ts';
import { type Loaded, loaded, type RedirectPage, redirectTo } from '../page/loaded.ts';
import { dedupeReads } from '../platform/dedupe-reads.ts';
import type { PlatformClient } from '../platform/platform-client.ts';
import type { PlatformFailure } from '../platform/platform-failure.ts';
import { platformOf } from '../platform/platform-of.ts';
import type { RequestContext } from '../request/request-context.ts';
import type { SessionRecord } from '../session/session-record.ts';

/** What it means and costs to keep a plan that is about to change or end. */
export type ResumePlanFacts = {
  kind: 'form';
  subscription: Subscription & Leaving;
  /** The order that keeps the plan. */
  orderContext: OrderContext;
  /** The key of the form, by which the same order is placed once. */
  key: string;
  /** Why the plan was not kept when the form was sent before. */
  notice: KeepNotice | undefined;
  retention: Retention;
  /** The plans of the account and of the catalogue, and the shop name of each device model. */
  plans: readonly Plan[];
  modelNames: ReadonlyMap<string, string>;
};

const MY_PLAN = pathTo('myPlan');

/**
 * Loads what it means and costs to keep a plan that is about to change or end. Where the address names no
 * subscription, the page takes the only one that can be kept; with none or several, it redirects to My Plan.
 */
export async function loadResumePlan(
  context: RequestContext,
  session: SessionRecord,
): Promise<Loaded<ResumePlanFacts | RedirectPage>> {
  const platform = dedupeReads(platformOf(context, session));
  const customer = orderCustomer(context, session);
  const { nowMs, url } = context;
  const { planCodes, features } = context.brand;
  const subscriptionId = url.searchParams.get('subscriptionId');
  foreseeResuming(session, platform, subscriptionId);
  const [result, modelNames] = await Promise.all([
    readOrderAccount(accountReader(context, session, platform), customer, nowMs),
    deviceModelNames(context, session),
  ]);
  if (result.kind === 'failed') return leadsAway(context, result.failure, result.operation === 'devices');
  const { account } = result;
  rememberBasis(context, session, account);
  const subscriptions = account.subscriptions.filter(
    ({ id }) => subscriptionId === null || id === subscriptionId,
  );
  const [subscription, other] = subscriptions.filter((each) => canResume(each, planCodes));
  const notice = url.searchParams.get('notice');
  if (!subscription || other) {
    // A notice says that something changed. Where the plan was kept in another window, My Plan then says so.
    const resumed = notice !== null && subscriptions.find((each) => isResumed(each, planCodes));
    return redirectTo(
      resumed
        ? await redirectWithFlash(context, session, MY_PLAN, { done: 'kept', subscriptionId: resumed.id })
        : MY_PLAN,
    );
  }
  const change = resumeIntent(subscription, account.devices);
  const order = await orderContextOf(platform, customer, account, { change, couponCode: undefined, nowMs });
  if (order.kind === 'changed') return redirectTo(MY_PLAN);
  if (order.kind === 'failed') return leadsAway(context, order.failure, true);
  const { orderContext } = order;
  const { toPlan } = orderContext;
  return loaded({
    kind: 'form',
    subscription,
    orderContext,
    key: crypto.randomUUID(),
    notice: keepNotices.find((known) => known === notice),
    retention: retention(toPlan, {
      isFree: isFreePlan(toPlan.code, planCodes),
      freeHistoryHours: features.freeHistoryHours,
    }),
    plans: [...account.available, ...account.catalogue],
    modelNames,
  });
}

/** Asks early what the plan of the named subscription costs, or of the only one. */
function foreseeResuming(
  { orderBasis: basis, person }: SessionRecord,
  platform: PlatformClient,
  subscriptionId: string | null,
): void {
  const codes = basis?.planCodes ?? {};
  const [only, other] = Object.keys(codes);
  const planCode = codes[subscriptionId ?? (other === undefined ? only : undefined) ?? ''];
  if (!basis || planCode === undefined) return;
  void askPreview(platform, { planCode, couponCode: undefined, accountId: person.accountId, basis });
}

async function leadsAway(
  context: RequestContext,
  failure: PlatformFailure,
  canTryAgain: boolean,
): Promise<Loaded<RedirectPage>> {
  const page = context.url.pathname + context.url.search;
  return redirectTo(
    canTryAgain && failure.kind !== 'signedOut'
      ? pathTo('error', { redirectUri: page })
      : await signInAgain(context, failure, page),
  );
}
