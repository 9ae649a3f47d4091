import type { Brand } from '../../brands/brand-schema.ts';
import { copyFor, type Copy } from '../../copy/copy.ts';
import { fillIn } from '../../copy/fill-in.ts';
import type { PlanCardText } from '../../components/plans/plan-card.tsx';
import type { MyPlanAlert, UnderWayText } from '../../components/plans/my-plan.tsx';
import type { Subscription } from '../../contracts/plans/subscription.ts';
import { type BillingTrouble, billingTrouble } from '../../domain/billing/billing-trouble.ts';
import { dateText } from '../../domain/calendar-date.ts';
import { accountCurrency } from '../../domain/orders/account-currency.ts';
import { canCancel } from '../../domain/plans/cancellation.ts';
import { isCancelled } from '../../domain/orders/open-change.ts';
import { uncoveredDevices } from '../../domain/devices/covered-devices.ts';
import { isPaid } from '../../domain/plans/current-subscription.ts';
import { isKept } from '../../domain/plans/kept-plan.ts';
import { endsFree } from '../../domain/plans/next-event.ts';
import { stepPaths } from '../../domain/plans/plan-change-step.ts';
import { canChooseDevices } from '../../domain/plans/plan-menu.ts';
import { cardText } from './card-text.ts';
import { otherAccountNotice } from '../access/other-account.ts';
import { loadMyPlan, type MyPlan } from './load-my-plan.ts';
import { changeNotices } from './change-notices.ts';
import { readChangeStatus } from '../account/read-change-status.ts';
import { hostedNotices } from './hosted-order.ts';
import { planCardText } from './plan-card-text.ts';
import { platformOf } from '../platform/platform-of.ts';
import type { SessionRecord } from '../session/session-record.ts';
import { endSession } from '../session/sessions.ts';
import { type DoneChange, takeDone } from '../page/done-flash.ts';
import { callOfAccount } from '../page/call-of-account.ts';
import type { PlanCodes } from '../../domain/plans/plan-codes.ts';
import { errorPath } from '../page/links.ts';
import { type Loaded, loaded, type RedirectPage, redirectTo } from '../page/loaded.ts';
import type { RequestContext } from '../request/request-context.ts';

/** Where Apple lets a person see, and end, what is billed through it. */
const APPLE_SUBSCRIPTIONS = 'https://apps.apple.com/account/subscriptions';

/** My Plan in words, or the path to redirect to. */
export type MyPlanPage =
  | { kind: 'cards'; notices: MyPlanAlert[]; underWay: UnderWayText | undefined; cards: PlanCardText[] }
  | { kind: 'empty' }
  | RedirectPage;

/** Loads My Plan and puts it into words. Also ends a session that the platform no longer accepts. */
export async function myPlanPage(
  context: RequestContext,
  session: SessionRecord,
): Promise<Loaded<MyPlanPage>> {
  const { brand, locale } = context;
  const loading = loadMyPlan(platformOf(context, session), brand, context.nowMs);
  const [plan, changes, { done, ...said }, other] = await Promise.all([
    loading,
    readChangeStatus(context, session, loading.then(readWhole)),
    takeDone(context, ['cancelled', 'kept']),
    otherAccountNotice(context),
  ]);
  if (plan.kind === 'signIn') {
    const cookies = plan.reason === 'ended' ? await endSession(context) : [];
    const query = new URLSearchParams({ redirectUri: '/subscriptions', reason: plan.reason });
    return redirectTo({ to: `/login?${query}`, cookies });
  }
  if (plan.kind === 'redirect' && plan.to === '/error') return redirectTo(errorPath('/subscriptions'));
  const cookies = [...said.cookies, ...other.cookies];
  if (plan.kind !== 'plans') {
    // A person without a plan also reads here what became of their changes.
    const notices = isWithoutPlan(plan)
      ? [...other.notices, ...changeNotices(changes, context), ...(await hostedNotices(context, session, []))]
      : [];
    return loaded(notices.length > 0 ? { kind: 'cards', notices, underWay: undefined, cards: [] } : plan, {
      cookies,
    });
  }
  const copy = copyFor('myPlan', locale.language, brand);
  const hosted = await hostedNotices(context, session, plan.own);
  const setting = {
    copy,
    price: copyFor('price', locale.language, brand),
    format: locale.format,
    timeZone: context.timeZone,
    currency: accountCurrency({
      subscriptions: plan.subscriptions,
      billing: plan.billing?.currency,
      country: plan.country,
      visitorCountry: context.country,
      brandCurrencies: brand.currencies,
    }),
    brand,
    locale,
    appName: brand.apps?.name ?? brand.displayName,
    freeHistoryHours: brand.features.freeHistoryHours,
    cancelPlan: brand.features.cancelPlan,
    nowMs: context.nowMs,
  };
  const { devices, plans, modelNames } = plan;
  const { planCodes } = brand;
  const found = billingTrouble({
    subscriptions: plan.subscriptions,
    cardExpired: plan.billing?.expired,
    invoiceStatuses: plan.invoices?.map(({ status }) => status),
    planCodes,
  });
  // Only one card lists the devices that no plan covers: the one where that can be changed.
  const cardWithUncovered =
    plan.subscriptions.find((each) => isPaid(each, planCodes) && canChooseDevices(each, planCodes)) ??
    plan.subscriptions.find((each) => canChooseDevices(each, planCodes)) ??
    plan.subscriptions[0];
  const card =
    plan.billing && cardText(plan.billing, copyFor('payment', locale.language, brand), locale.format);
  const page: MyPlanPage = {
    kind: 'cards',
    notices: [
      ...other.notices,
      ...changeNotices(changes, context),
      ...hosted,
      ...doneNotices(done, context, plan.subscriptions, copy),
      ...found.map((trouble) => troubleText(trouble, { copy, brand })),
    ],
    // A change that was sent needs no reminder to finish it.
    underWay: changes.open || hosted.length > 0 ? undefined : underWay(context, session, plan, copy),
    cards: plan.subscriptions.map((subscription) =>
      planCardText(
        {
          subscription,
          devices,
          plans,
          modelNames,
          card,
          isPastDue: hasPastDueCharge(subscription, found, planCodes),
          uncovered: subscription === cardWithUncovered ? uncoveredDevices(plan.own, devices) : [],
        },
        setting,
      ),
    ),
  };
  return loaded(page, { cookies });
}

/** Returns the account's subscriptions, where all of them could be read; undefined otherwise. */
function readWhole(plan: MyPlan): readonly Subscription[] | undefined {
  if (plan.kind === 'plans') return plan.isWhole ? plan.own : undefined;
  return isWithoutPlan(plan) ? [] : undefined;
}

function isWithoutPlan(plan: MyPlan): boolean {
  return plan.kind === 'empty' || (plan.kind === 'redirect' && plan.to === '/plans');
}

/** Returns the alert after a cancellation, or after it was taken back, as the account itself shows it. */
function doneNotices(
  done: DoneChange | undefined,
  { locale, timeZone, brand }: RequestContext,
  subscriptions: readonly Subscription[],
  copy: Copy['myPlan'],
): MyPlanAlert[] {
  const kept = subscriptions.find((each) => isKept(each, brand.planCodes));
  if (done === 'kept' && kept) {
    const title = fillIn(copy.keptTitle, { plan: kept.plan.name });
    return [{ kind: 'success', title, text: copy.keptText, link: undefined }];
  }
  if (done !== 'cancelled' || !subscriptions.some((each) => isCancelled(each, brand.planCodes))) return [];
  const ending = subscriptions.find((each) => endsFree(each, brand.planCodes));
  const endsAtMs = ending?.pendingChange?.effectiveAtMs;
  const text =
    ending && endsAtMs
      ? fillIn(copy.cancelledText, {
          plan: ending.plan.name,
          date: dateText(endsAtMs, locale.format, timeZone),
        })
      : undefined;
  return [{ kind: 'success', title: copy.cancelledTitle, text, link: undefined }];
}

/** Returns true for a plan that is charged to the card, where an invoice is past due. */
function hasPastDueCharge(
  subscription: Subscription,
  found: readonly BillingTrouble[],
  codes: PlanCodes,
): boolean {
  const { biller } = subscription;
  return biller === 'card' && isPaid(subscription, codes) && found.some(({ kind }) => kind === 'pastDue');
}

function troubleText(
  trouble: BillingTrouble,
  { copy, brand }: { copy: Copy['myPlan']; brand: Pick<Brand, 'features' | 'planCodes'> },
): MyPlanAlert {
  const payment = { href: '/payment', label: copy.fixPayment };
  switch (trouble.kind) {
    case 'pastDue':
      return { kind: 'error', title: copy.pastDueTitle, text: copy.pastDueText, link: payment };
    case 'cardExpired':
      return { kind: 'warning', title: copy.cardExpiredTitle, text: copy.cardExpiredText, link: payment };
    case 'paidTwice':
      return {
        kind: 'warning',
        title: copy.paidTwiceTitle,
        text: fillIn(copy.paidTwiceText, {
          byCard: trouble.byCard.plan.name,
          byApple: trouble.byApple.plan.name,
        }),
        link: wayToEnd(trouble.byCard, { copy, brand }),
        other: {
          href: APPLE_SUBSCRIPTIONS,
          label: fillIn(copy.paidTwiceApple, { plan: trouble.byApple.plan.name }),
        },
      };
  }
}

/**
 * Returns the link that ends a plan billed to the card: to cancel it, where the brand offers that, else to change it;
 * undefined for a plan that ends anyway.
 */
function wayToEnd(
  subscription: Subscription,
  { copy, brand }: { copy: Copy['myPlan']; brand: Pick<Brand, 'features' | 'planCodes'> },
): MyPlanAlert['link'] {
  if (endsFree(subscription, brand.planCodes)) return undefined;
  const plan = subscription.plan.name;
  if (!canCancel(subscription, brand.features, brand.planCodes))
    return { href: '/plans', label: fillIn(copy.paidTwiceChange, { plan }) };
  const query = new URLSearchParams({ subscriptionId: subscription.id });
  return { href: `/cancel-plan?${query}`, label: fillIn(copy.paidTwiceCancel, { plan }) };
}

function underWay(
  context: RequestContext,
  { planChange }: SessionRecord,
  { plans, subscriptions }: Extract<MyPlan, { kind: 'plans' }>,
  copy: Copy['myPlan'],
): UnderWayText | undefined {
  const chosen = planChange && plans.find(({ id }) => id === planChange.toPlanId);
  // The plan has been ordered since, perhaps on the provider's own page.
  const isPlaced = subscriptions.some(
    ({ planId, pendingChange }) => planId === chosen?.id || pendingChange?.planCode === chosen?.code,
  );
  if (!planChange || !chosen || isPlaced) return undefined;
  const needsDevices = planChange.step === 'devices';
  return {
    title: copy.underWayTitle,
    text: fillIn(copy.underWayText, { plan: chosen.name }),
    onward: {
      href: stepPaths[planChange.step],
      label: needsDevices ? copy.underWayDevices : copy.underWayContinue,
    },
    other: { href: `/plans?${new URLSearchParams({ planId: chosen.id })}`, label: copy.underWayOther },
    discard: copy.underWayDiscard,
    action: callOfAccount(context, '/api/plans/discard'),
  };
}
