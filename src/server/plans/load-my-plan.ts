import type { Brand } from '../../brands/brand-schema.ts';
import type { BillingInfo } from '../../contracts/billing/billing-info.ts';
import type { Plan } from '../../contracts/plans/plan.ts';
import { billingIssues } from '../../domain/billing/billing-issues.ts';
import { isCardExpired } from '../../domain/billing/card-on-file.ts';
import { pastDueInvoices } from '../../domain/billing/new-card.ts';
import { latestInvoices } from '../../domain/billing/shown-invoices.ts';
import { uncoveredDevices } from '../../domain/devices/covered-devices.ts';
import { accountCountry, accountCurrency } from '../../domain/orders/account-currency.ts';
import { type PlanCard, planCard } from '../../domain/orders/plan-card.ts';
import { pathTo } from '../../domain/pages/path-to.ts';
import { mergedSubscriptions } from '../../domain/plans/merged-subscriptions.ts';
import { withUnsoldPlans } from '../../domain/plans/offered-plans.ts';
import type { PlanChangeIntent } from '../../domain/plans/plan-change.ts';
import { type EndedSubscription, latestFirst, type Subscription } from '../../domain/plans/subscription.ts';
import { pendingPlan } from '../../domain/plans/subscription-state.ts';
import { takeOtherAccount } from '../access/other-account.ts';
import { endRefusedSession } from '../access/sign-in-again.ts';
import type { AccountReader } from '../account/account-reader.ts';
import { OPTIONAL_MS, type ReadAccount, readAccount } from '../account/read-account.ts';
import { closeShownChange, readChangeStatus } from '../account/read-change-status.ts';
import { rememberBasis } from '../account/remember-basis.ts';
import { shownPrice } from '../account/shown-price.ts';
import { videoLosses } from '../account/video-losses.ts';
import { flowError, messagesOfOutcomes, withoutDevices } from '../app/app-messages.ts';
import { type CompletedChange, consumeFlash } from '../page/change-flash.ts';
import { type Loaded, loaded, type RedirectPage, redirectTo } from '../page/loaded.ts';
import { platformOf } from '../platform/platform-of.ts';
import type { RequestContext } from '../request/request-context.ts';
import type { SessionRecord } from '../session/session-record.ts';
import { type JustCovered, justCovered } from './just-covered.ts';
import { changeNotices, flashNotices, type MyPlanNotice } from './my-plan-notices.ts';
import { settleHostedOrder } from './settle-hosted-order.ts';

/** What My Plan shows; `empty` is an account without a plan and without a device. */
export type MyPlanFacts =
  | {
      kind: 'plans';
      notices: readonly MyPlanNotice[];
      justCovered: JustCovered | undefined;
      /** A change that the person has begun and not finished, with the plan that it leads to. */
      draft: { plan: Plan; step: PlanChangeIntent['step'] } | undefined;
      cards: readonly PlanCard[];
      cardOnFile: BillingInfo | undefined;
      /** The plans that have ended, the latest first. */
      ended: readonly EndedSubscription[];
    }
  | { kind: 'empty' };

/** What an earlier page left for My Plan to say once. */
export type MyPlanFlash = { change: CompletedChange | undefined; hasLeftAccount: boolean };

/**
 * Reads and clears the flash cookies. Returns what they say and the clearing `Set-Cookie` values. It comes before the page is
 * loaded, because no header can follow a page that is sent in pieces.
 */
export async function takeMyPlanFlash(
  context: RequestContext,
  session: SessionRecord,
): Promise<{ flash: MyPlanFlash; cookies: readonly string[] }> {
  const [{ change, cookies }, other] = await Promise.all([
    consumeFlash(context, session, ['cancelled', 'kept', 'covered', 'uncovered']),
    takeOtherAccount(context),
  ]);
  return { flash: { change, hasLeftAccount: other.hasLeft }, cookies: [...cookies, ...other.cookies] };
}

/** What an account has for My Plan, or where it leads instead. */
type MyPlanAccount =
  | {
      kind: 'plans';
      account: ReadPlans['account'];
      /** The subscriptions, those of one plan merged. */
      subscriptions: Subscription[];
      plans: readonly Plan[];
      /** The subscriptions as the platform lists them; undefined where one could not be read. */
      listed: readonly Subscription[] | undefined;
      /** False where a plan or a device of the account is missing, because it could not be read. */
      isComplete: boolean;
      ended: readonly EndedSubscription[];
    }
  | { kind: 'noPlan'; hasDevices: boolean; ended: readonly EndedSubscription[] }
  | { kind: 'devicesUnread' }
  | { kind: 'signIn'; reason: 'ended' | 'unavailable' };
type ReadPlans = Extract<
  ReadAccount<
    'subscriptions' | 'available' | 'devices',
    'billing' | 'invoices' | 'country' | 'catalogue' | 'modelNames'
  >,
  { kind: 'account' }
>;

/** Reads the account for My Plan in one parallel batch; what is optional times out after two seconds. */
export async function readMyPlan(
  reader: AccountReader,
  brand: Pick<Brand, 'key' | 'billing' | 'planCodes'> & { displayName?: string },
  nowMs: number,
): Promise<MyPlanAccount> {
  const result = await readAccount(reader, brand, nowMs, {
    required: ['subscriptions', 'available', 'devices'],
    optional: ['billing', 'invoices', 'country', 'catalogue', 'modelNames'],
    optionalWithinMs: OPTIONAL_MS,
  });
  if (result.kind === 'failed') {
    if (result.failure.kind === 'signedOut') return { kind: 'signIn', reason: 'ended' };
    return result.fact === 'devices' ? { kind: 'devicesUnread' } : { kind: 'signIn', reason: 'unavailable' };
  }
  const { account } = result;
  const { subscriptions, available, catalogue, devices } = account;
  const ended = latestFirst(result.ended);
  // One that could not be read may be running.
  if (subscriptions.length === 0 && !result.hasAllPlans) return { kind: 'signIn', reason: 'unavailable' };
  if (subscriptions.length === 0) return { kind: 'noPlan', hasDevices: devices.length > 0, ended };
  return {
    kind: 'plans',
    account,
    subscriptions: mergedSubscriptions(subscriptions, brand.planCodes),
    plans: withUnsoldPlans(available, catalogue),
    listed: result.hasAllPlans ? result.listed : undefined,
    isComplete: result.isComplete,
    ended,
  };
}

/**
 * Loads My Plan. Where subscriptions or available plans cannot be read, it leads to sign-in; where devices cannot be read, to
 * /error. It ends a session that the platform no longer accepts. Without a plan and without a notice, it leads to the plans.
 */
export async function loadMyPlan(
  context: RequestContext,
  session: SessionRecord,
  flash: MyPlanFlash,
): Promise<Loaded<MyPlanFacts | RedirectPage>> {
  const { brand, nowMs } = context;
  const changeStatus = readChangeStatus(context, session);
  // One call to the account's object serves the reader and the notices.
  const reader = {
    platform: platformOf(context, session),
    openChange: async () => (await changeStatus).open,
  };
  const myPlan = await readMyPlan(reader, brand, nowMs);
  const changes = await closeShownChange(context, session, await changeStatus, listedSubscriptions(myPlan));
  if (myPlan.kind === 'devicesUnread') return redirectTo(withoutDevices(pathTo('myPlan')));
  if (myPlan.kind === 'signIn')
    return redirectTo({
      to: pathTo('signIn', { redirectUri: pathTo('myPlan'), reason: myPlan.reason }),
      cookies: myPlan.reason === 'ended' ? await endRefusedSession(context) : [],
      appMessages: myPlan.reason === 'unavailable' ? [flowError('unavailable')] : [],
    });
  const unmerged = myPlan.kind === 'plans' ? myPlan.account.subscriptions : [];
  const hosted = await settleHostedOrder(context, session, unmerged);
  const appMessages = [...messagesOfOutcomes(changes), ...hosted.appMessages];
  const otherAccount = flash.hasLeftAccount ? [{ kind: 'otherAccount' as const }] : [];
  const ofChanges = [...changeNotices(changes, unmerged, context), ...hosted.notices];
  if (myPlan.kind === 'noPlan') {
    const notices = [...otherAccount, ...ofChanges, ...flashNotices(flash.change, [], brand)];
    // Where an order may still come, or may have been charged, nobody knows that there is no plan and no charge.
    const isCertain =
      !changes.open && hosted.notices.length === 0 && changes.news.every(({ kind }) => kind === 'made');
    return loaded(withoutPlan(myPlan, notices, isCertain), { appMessages });
  }
  const { account, subscriptions, plans, ended } = myPlan;
  rememberBasis(context, session, account);
  // No change begins while another one is open, and a sent one needs no reminder to finish it.
  const hidesOffers = changes.open !== null || hosted.notices.length > 0;
  const due = pastDueInvoices(latestInvoices(account.invoices ?? []));
  const cardAccount = {
    subscriptions,
    devices: account.devices,
    uncovered: uncoveredDevices(unmerged, account.devices),
    modelNames: account.modelNames,
    plans,
    offered: account.available,
    due,
    currency: accountCurrency({
      subscriptions,
      billing: account.billing?.currency,
      country: account.country,
      visitorCountry: context.country,
      brandCurrencies: brand.currencies,
    }),
    lists: shownPrice(brand, accountCountry(account.country, context.country), subscriptions),
    recommends: brand.features.recommendations && !hidesOffers && myPlan.isComplete,
    losses: await videoLosses(context, session, { ...account, subscriptions }),
    brand,
  };
  const facts: MyPlanFacts = {
    kind: 'plans',
    notices: [
      ...(myPlan.isComplete ? [] : [{ kind: 'incomplete' as const }]),
      ...otherAccount,
      ...ofChanges,
      ...flashNotices(flash.change, subscriptions, brand),
      ...billingIssues({
        subscriptions,
        cardExpired: account.billing && isCardExpired(account.billing, context),
        invoices: account.invoices,
        planCodes: brand.planCodes,
      }),
    ],
    justCovered: justCovered(flash.change, { subscriptions, devices: account.devices }),
    draft: hidesOffers ? undefined : draftOf(session, plans, subscriptions),
    cards: subscriptions.map((subscription) => planCard(subscription, cardAccount)),
    cardOnFile: account.billing,
    ended,
  };
  return loaded(facts, { appMessages });
}

/** The subscriptions that the platform lists, where all of them could be read; undefined otherwise. */
function listedSubscriptions(myPlan: MyPlanAccount): readonly Subscription[] | undefined {
  if (myPlan.kind === 'plans') return myPlan.listed;
  return myPlan.kind === 'noPlan' ? [] : undefined;
}

/** My Plan of a person without a plan: the notices, and the plans that they had. */
function withoutPlan(
  { hasDevices, ended }: Extract<MyPlanAccount, { kind: 'noPlan' }>,
  notices: readonly MyPlanNotice[],
  isCertain: boolean,
): MyPlanFacts | RedirectPage {
  if (ended.length === 0 && notices.length === 0)
    return hasDevices ? { kind: 'redirect', to: pathTo('plans') } : { kind: 'empty' };
  return {
    kind: 'plans',
    notices: isCertain ? [...notices, { kind: 'noPlan' }] : notices,
    justCovered: undefined,
    draft: undefined,
    cards: [],
    cardOnFile: undefined,
    ended,
  };
}

/** The change that the person has begun; undefined where it has been ordered since, perhaps on the provider's own page. */
function draftOf(
  { planChange }: SessionRecord,
  plans: readonly Plan[],
  subscriptions: readonly Subscription[],
): Extract<MyPlanFacts, { kind: 'plans' }>['draft'] {
  const plan = planChange && plans.find(({ id }) => id === planChange.toPlanId);
  const isPlaced = subscriptions.some(
    ({ planId, state }) => planId === plan?.id || pendingPlan(state)?.planCode === plan?.code,
  );
  return planChange && plan && !isPlaced ? { plan, step: planChange.step } : undefined;
}
