import { copyFor, type Copy } from '../../copy/copy.ts';
import { fillIn } from '../../copy/fill-in.ts';
import type { MyPlanProps, UnderWayText } from '../../components/plans/my-plan.tsx';
import type { Subscription } from '../../domain/plans/subscription.ts';
import { pendingPlan } from '../../domain/plans/subscription-state.ts';
import { isCardExpired } from '../../domain/billing/card-on-file.ts';
import { billingTrouble } from '../../domain/billing/billing-trouble.ts';
import { pastDueInvoices } from '../../domain/billing/new-card.ts';
import { latestInvoices } from '../../domain/billing/shown-invoices.ts';
import { accountCountry, accountCurrency } from '../../domain/orders/account-currency.ts';
import { uncoveredDevices } from '../../domain/devices/covered-devices.ts';
import type { VideoLoss } from '../../domain/plans/video-loss.ts';
import { isPaid } from '../../domain/plans/current-subscription.ts';
import { stepPages } from '../../domain/plans/plan-change-step.ts';
import { canChooseDevices } from '../../domain/plans/plan-menu.ts';
import { pathTo } from '../../domain/pages/path-to.ts';
import { cardText } from '../words/card-text.ts';
import { loadMyPlan, type MyPlan } from './load-my-plan.ts';
import { changeNotices } from './change-notices.ts';
import { endedPlansText, withoutPlan } from './without-plan.ts';
import { doneNotices, type SaidOnce } from './said-once.ts';
import { rememberBasis } from '../account/remember-basis.ts';
import { closeShownChange, readChangeStatus } from '../account/read-change-status.ts';
import { hostedNotices } from './hosted-order.ts';
import { owedFor, troubleTexts } from './billing-trouble-text.ts';
import { shownPrice } from '../account/shown-price.ts';
import { planCardText } from './plan-card-text.ts';
import { videoLosses } from './video-losses.ts';
import { platformOf } from '../platform/platform-of.ts';
import type { SessionRecord } from '../session/session-record.ts';
import { endRefusedSession } from '../access/sign-in-again.ts';
import { calendarLink } from '../page/calendar-link.ts';
import { callOfAccount } from '../page/call-of-account.ts';
import { flowError, noticesOfNews, withoutDevices } from '../app/app-notices.ts';
import { notAllText } from '../words/not-all-text.ts';
import { type Loaded, loaded, type RedirectPage, redirectTo } from '../page/loaded.ts';
import type { RequestContext } from '../request/request-context.ts';

/** My Plan in words, or the path to redirect to. */
export type MyPlanPage = MyPlanProps['page'] | RedirectPage;

/** Loads My Plan and puts it into words. Also ends a session that the platform no longer accepts. */
export async function myPlanPage(
  context: RequestContext,
  session: SessionRecord,
  said: SaidOnce,
): Promise<Loaded<MyPlanPage>> {
  const { brand, locale } = context;
  const opened = readChangeStatus(context, session);
  const reader = { platform: platformOf(context, session), openChange: async () => (await opened).open };
  const plan = await loadMyPlan(reader, brand, context.nowMs);
  const changes = await closeShownChange(context, session, await opened, listedOf(plan));
  if (plan.kind === 'signIn') {
    const cookies = plan.reason === 'ended' ? await endRefusedSession(context) : [];
    const tells = plan.reason === 'unavailable' ? [flowError('unavailable')] : [];
    return redirectTo({
      to: pathTo('signIn', { redirectUri: pathTo('myPlan'), reason: plan.reason }),
      cookies,
      tells,
    });
  }
  if (plan.kind === 'redirect' && plan.page === 'error') return redirectTo(withoutDevices(pathTo('myPlan')));
  const copy = copyFor('myPlan', locale.language, brand);
  const news = noticesOfNews(changes);
  if (plan.kind !== 'plans') {
    const { alerts, tells } = await hostedNotices(context, session, []);
    const page = withoutPlan(context, plan, { said, changes, hosted: alerts }, copy);
    return loaded(page, { tells: [...news, ...tells] });
  }
  rememberBasis(context, session, { ...plan, subscriptions: [...plan.own] });
  const { alerts: hosted, tells } = await hostedNotices(context, session, plan.own);
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
    // Not while a change is open, since no other begins, nor where a plan or a device could not be read.
    rightSizing: brand.features.rightSizing && !changes.open && hosted.length === 0 && plan.isWhole,
    shownPrice: shownPrice(brand, accountCountry(plan.country, context.country), plan.subscriptions),
  };
  const { devices, plans, modelNames } = plan;
  const due = pastDueInvoices(latestInvoices(plan.invoices ?? []));
  const { planCodes } = brand;
  const found = billingTrouble({
    subscriptions: plan.subscriptions,
    cardExpired: plan.billing && isCardExpired(plan.billing, context),
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
  const losses = await videoLosses(context, session, { ...plan, available: plan.offered });
  const page: MyPlanPage = {
    kind: 'cards',
    notices: [
      ...(plan.isWhole ? [] : [{ kind: 'warning' as const, ...notAllText(context), link: undefined }]),
      ...said.notices,
      ...changeNotices(changes, plan.own, context),
      ...hosted,
      ...doneNotices(said.done, context, { ...plan, copy }),
      ...troubleTexts(found, due, context, copy),
    ],
    // A change that was sent needs no reminder to finish it.
    underWay: changes.open || hosted.length > 0 ? undefined : underWay(context, session, plan, copy),
    cards: plan.subscriptions.map((subscription) =>
      planCardText(
        {
          subscription,
          subscriptions: plan.subscriptions,
          devices,
          plans,
          offered: plan.offered,
          modelNames,
          card,
          due: owedFor(subscription, plan.subscriptions, due),
          uncovered: subscription === cardWithUncovered ? uncoveredDevices(plan.own, devices) : [],
          cover: callOfAccount(context, '/api/devices/cover'),
          video: withCalendar(losses.get(subscription.id), context),
        },
        setting,
      ),
    ),
    ended: endedPlansText(plan.ended, context, copy),
  };
  return loaded(page, { tells: [...news, ...tells] });
}

function withCalendar(loss: VideoLoss | undefined, context: RequestContext) {
  return loss && { loss, calendar: calendarLink(context, 'video') };
}

/** Returns the subscriptions that the platform lists, where all of them could be read; undefined otherwise. */
function listedOf(plan: MyPlan): readonly Subscription[] | undefined {
  if (plan.kind === 'plans') return plan.listed;
  return isWithoutPlan(plan) ? [] : undefined;
}

function isWithoutPlan(plan: MyPlan): boolean {
  return (
    plan.kind === 'empty' || plan.kind === 'ended' || (plan.kind === 'redirect' && plan.page === 'plans')
  );
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
    ({ planId, state }) => planId === chosen?.id || pendingPlan(state)?.planCode === chosen?.code,
  );
  if (!planChange || !chosen || isPlaced) return undefined;
  const needsDevices = planChange.step === 'devices';
  return {
    title: copy.underWayTitle,
    text: fillIn(copy.underWayText, { plan: chosen.name }),
    onward: {
      href: pathTo(stepPages[planChange.step]),
      label: needsDevices ? copy.underWayDevices : copy.underWayContinue,
    },
    other: { href: pathTo('plans', { planId: chosen.id }), label: copy.underWayOther },
    discard: copy.underWayDiscard,
    action: callOfAccount(context, '/api/plans/discard'),
  };
}
