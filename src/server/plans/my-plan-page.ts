import type { Brand } from '../../brands/brand-schema.ts';
import { copyFor, type Copy } from '../../copy/copy.ts';
import { fillIn } from '../../copy/fill-in.ts';
import type { PlanCardText } from '../../components/plans/plan-card.tsx';
import type { MyPlanAlert, UnderWayText } from '../../components/plans/my-plan.tsx';
import type { Subscription } from '../../domain/plans/subscription.ts';
import { type BillingTrouble, billingTrouble } from '../../domain/billing/billing-trouble.ts';
import { accountCurrency } from '../../domain/orders/account-currency.ts';
import { canCancel } from '../../domain/plans/cancellation.ts';
import { uncoveredDevices } from '../../domain/devices/covered-devices.ts';
import { isPaid } from '../../domain/plans/current-subscription.ts';
import { endsFree } from '../../domain/plans/next-event.ts';
import { stepPaths } from '../../domain/plans/plan-change-step.ts';
import { canChooseDevices } from '../../domain/plans/plan-menu.ts';
import { cardText } from './card-text.ts';
import { loadMyPlan, type MyPlan } from './load-my-plan.ts';
import { changeNotices } from './change-notices.ts';
import { doneNotices, type SaidOnce } from './said-once.ts';
import { readChangeStatus } from '../account/read-change-status.ts';
import { hostedNotices } from './hosted-order.ts';
import { planCardText } from './plan-card-text.ts';
import { platformOf } from '../platform/platform-of.ts';
import type { SessionRecord } from '../session/session-record.ts';
import { endSession } from '../session/sessions.ts';
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
  said: SaidOnce,
): Promise<Loaded<MyPlanPage>> {
  const { brand, locale } = context;
  const loading = loadMyPlan(platformOf(context, session), brand, context.nowMs);
  const [plan, changes] = await Promise.all([
    loading,
    readChangeStatus(context, session, loading.then(readWhole)),
  ]);
  if (plan.kind === 'signIn') {
    const cookies = plan.reason === 'ended' ? await endSession(context) : [];
    const query = new URLSearchParams({ redirectUri: '/subscriptions', reason: plan.reason });
    return redirectTo({ to: `/login?${query}`, cookies });
  }
  if (plan.kind === 'redirect' && plan.to === '/error') return redirectTo(errorPath('/subscriptions'));
  if (plan.kind !== 'plans') {
    // A person without a plan also reads here what became of their changes.
    const notices = isWithoutPlan(plan)
      ? [...said.notices, ...changeNotices(changes, context), ...(await hostedNotices(context, session, []))]
      : [];
    return loaded(notices.length > 0 ? { kind: 'cards', notices, underWay: undefined, cards: [] } : plan);
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
      ...said.notices,
      ...changeNotices(changes, context),
      ...hosted,
      ...doneNotices(said.done, context, plan.subscriptions, copy),
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
  return loaded(page);
}

/** Returns the account's subscriptions, where all of them could be read; undefined otherwise. */
function readWhole(plan: MyPlan): readonly Subscription[] | undefined {
  if (plan.kind === 'plans') return plan.isWhole ? plan.own : undefined;
  return isWithoutPlan(plan) ? [] : undefined;
}

function isWithoutPlan(plan: MyPlan): boolean {
  return plan.kind === 'empty' || (plan.kind === 'redirect' && plan.to === '/plans');
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
