import type { PlanCardText } from '../../components/plans/plan-card.tsx';
import type { When } from '../../contracts/when.ts';
import { fillIn } from '../../copy/fill-in.ts';
import type { PlanCard } from '../../domain/orders/plan-card.ts';
import { hasPage } from '../../domain/pages/find-page.ts';
import { pathTo } from '../../domain/pages/path-to.ts';
import { currentPeriod } from '../../domain/plans/period.ts';
import { planStates } from '../../domain/plans/plan-states.ts';
import type { LiveState } from '../../domain/plans/subscription-state.ts';
import { calendarLink } from '../page/calendar-link.ts';
import type { RequestContext } from '../request/request-context.ts';
import type { Words } from '../request/words.ts';
import { historyText } from '../words/history-text.ts';
import { howToCancel } from '../words/how-to-cancel.ts';
import { supportLink } from '../words/mail-link.ts';
import { cycleText, priceText } from '../words/price-text.ts';
import { storeText } from '../words/store-text.ts';
import { upcomingChargeText } from '../words/upcoming-charge-text.ts';
import { videoLossText } from '../words/video-loss-text.ts';
import { justCoveredText } from './just-covered-text.ts';
import type { JustCovered } from './just-covered.ts';
import { cardDevicesText } from './plan-card-devices-text.ts';
import { pendingText, nextFigure } from './plan-card-pending-text.ts';

/**
 * The card of My Plan as it is put into words. `cardOnFile` is the card that is charged, such as `Visa •••• 4242`, and
 * `justCovered` the device that was just put on the plan, or taken off again.
 */
export type CardToWrite = PlanCard & { cardOnFile: string | undefined; justCovered: JustCovered | undefined };

type Context = Words & Pick<RequestContext, 'accountMark'>;

/** Puts the card of a plan into words. */
export function planCardText(card: CardToWrite, context: Context): PlanCardText {
  const copy = context.copy('myPlan');
  const { subscription, isFree, may, loss } = card;
  const { id, plan, state } = subscription;
  const row = planStates[state.kind];
  return {
    id,
    name: plan.name,
    cycle: cycleText(plan.billingCycle, copy.cycle),
    badge:
      row.badge === 'store'
        ? { text: storeBy(state, context), kind: 'neutral' }
        : row.badge === null
          ? undefined
          : { text: copy[row.badge.text], kind: row.badge.tone },
    ...figureAndNext(card, context),
    pending: pendingText(card, context),
    video: loss && {
      ...videoLossText(loss, context),
      calendar: {
        href: calendarLink(context, 'video'),
        label: context.copy('payment').addToCalendar,
      },
    },
    billedTo: isFree ? undefined : billedTo(card, context),
    ...(state.kind === 'updating'
      ? outOfDate
      : { history: historyText(card.retention, copy), ...cardDevicesText(card, context) }),
    justCovered: card.justCovered && justCoveredText(card.justCovered, context),
    more: card.offersPaid
      ? { text: paidPlanText(card, context), plans: { href: pathTo('plans'), label: copy.viewPlans } }
      : undefined,
    notice: stateNoticeText(state, context),
    menu: menuText(card, context),
    change: may.change ? { href: pathTo('plans'), label: copy.changePlan } : undefined,
    cancel: may.cancel && !hasPage(context.brand, 'cancelPlan') ? howToCancel(context) : undefined,
  };
}

/** What a card leaves out while the platform's list does not show a change that is confirmed. */
const outOfDate = {
  history: undefined,
  devicesText: undefined,
  manage: undefined,
  devices: undefined,
  devicesNone: undefined,
  uncovered: undefined,
  cover: undefined,
  smaller: undefined,
};

/** Returns the figure and what comes next. If an amount is due, it is the figure, and the next charge follows in one line. */
function figureAndNext(card: PlanCard, words: Words): Pick<PlanCardText, 'price' | 'next'> {
  const copy = words.copy('myPlan');
  const { due, charge, subscription } = card;
  const next = nextText(subscription.state, words);
  if (!due) {
    const price = figure(card, words);
    // The label of the figure names the day.
    return { price, next: price?.label === next ? undefined : next };
  }
  const isKnown = charge && charge.upcoming.price !== null && charge.upcoming.at !== null;
  return {
    price: { label: undefined, amount: fillIn(copy.due, { amount: words.money(due) }), per: undefined },
    next: isKnown ? fillIn(copy.thenCharge, { charge: upcomingChargeText(charge.upcoming, words) }) : next,
  };
}

/** The next charge, else the list price of today; undefined where nothing is charged here, or where `pendingText` says it. */
function figure(card: PlanCard, words: Words): PlanCardText['price'] {
  const copy = words.copy('myPlan');
  const { subscription, price } = card;
  const label = planStates[subscription.state.kind].charge;
  if (label === 'hidden') return undefined;
  const upcoming = nextFigure(card, words);
  if (upcoming) return { label: figureLabel(card, label, words), ...upcoming };
  return (
    price && {
      label: copy.currentPrice,
      amount: words.money(price.amount),
      per: cycleText(price.months, words.copy('price').per),
    }
  );
}

/** What the next charge is called, with its day where no other line has it. */
function figureLabel(
  { charge }: PlanCard,
  label: Exclude<(typeof planStates)[LiveState['kind']]['charge'], 'hidden'>,
  words: Words,
): string | undefined {
  const copy = words.copy('myPlan');
  if (label === 'unlabelled') return undefined;
  const at = charge?.upcoming.at ?? null;
  return label === 'nextCharge' && at !== null
    ? fillIn(copy.nextChargeOn, { date: words.day(at) })
    : copy[label];
}

/** What happens next to a plan and when; undefined where a pending change says it, or nothing happens. */
function nextText(state: LiveState, words: Words): string | undefined {
  const copy = words.copy('myPlan');
  const on = (sentence: typeof copy.endsOn, at: When | null) =>
    at === null ? undefined : fillIn(sentence, { date: words.day(at) });
  if ('end' in state) {
    const { end } = planStates[state.kind].next;
    return state.end ? (on(copy[end], state.end.at) ?? copy.cancelledTitle) : undefined;
  }
  const { next } = planStates[state.kind];
  const period = currentPeriod(state);
  const sentence = period && next && next[period.during];
  // A plan that is about to change does not renew: only the day of the change counts.
  return sentence ? on(copy[sentence], state.kind === 'changing' ? state.at : period.endsAt) : undefined;
}

/** Suggests the cheapest paid plan that covers all devices to a person on a free one. */
function paidPlanText({ paidPlan, retention }: PlanCard, words: Words): string | undefined {
  if (!paidPlan) return undefined;
  const { plan, price } = paidPlan;
  const { more, moreNone } = words.copy('myPlan');
  return fillIn(retention.kind === 'none' ? moreNone : more, {
    plan: plan.name,
    price: priceText(words.money(price), plan.billingCycle, words.copy('price').each),
  });
}

function menuText({ subscription, menu }: PlanCard, { brand, copy: sentences }: Words): PlanCardText['menu'] {
  const copy = sentences('myPlan');
  const { id: subscriptionId, plan } = subscription;
  const cancel = menu?.cancelPlan ? pathTo('cancelPlan', brand, { subscriptionId }) : undefined;
  const items = [
    ...(menu?.manageDevices
      ? [{ href: pathTo('manageDevices', { subscriptionId }), label: copy.manageDevices, danger: false }]
      : []),
    ...(cancel ? [{ href: cancel, label: copy.cancelPlan, danger: true }] : []),
  ];
  return items.length > 0 ? { label: fillIn(copy.menu, { plan: plan.name }), items } : undefined;
}

/** Who takes the payments; undefined where nobody does, or where nobody is known to. */
function billedTo(card: CardToWrite, words: Words): PlanCardText['billedTo'] {
  const { state } = card.subscription;
  switch (planStates[state.kind].billedTo) {
    case 'store':
      return { text: storeBy(state, words), link: undefined };
    case 'card':
      return card.cardOnFile === undefined
        ? undefined
        : {
            text: card.cardOnFile,
            link: { href: pathTo('payment'), label: words.copy('myPlan').payment },
          };
    case 'nobody':
      return undefined;
  }
}

function storeBy(state: LiveState, words: Words): string {
  return state.kind === 'billedElsewhere' ? storeText(state.by, words).by : '';
}

/** Says what a person cannot do here, and where they can; undefined where all is possible. */
function stateNoticeText(state: LiveState, words: Words): PlanCardText['notice'] {
  const copy = words.copy('myPlan');
  const { notice } = planStates[state.kind];
  if (state.kind === 'billedElsewhere') {
    const { title, text, link } = storeText(state.by, words);
    return { kind: 'info', title, text, link };
  }
  if (notice === null || notice === 'store') return undefined;
  return {
    kind: notice.tone,
    title: copy[notice.title],
    text: copy[notice.text],
    link: notice.hasSupport ? supportLink(words) : undefined,
  };
}
