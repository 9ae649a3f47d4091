import type { Plan } from '../../contracts/plans/plan.ts';
import type { LossQuestion, LostCameras } from '../../islands/plans/plan-question.tsx';
import type { PlanOfferText } from '../../components/plans/plan-offer.tsx';
import type { PlanOfferGroup } from '../../components/plans/plan-offers.tsx';
import { subscribableDevices } from '../../domain/devices/covered-devices.ts';
import { type ChooserQuery, chooserPath } from '../../domain/plans/chooser-query.ts';
import { currentSubscription, currentPlanOf, knownPlan } from '../../domain/plans/current-subscription.ts';
import { accountCountry, accountCurrency } from '../../domain/orders/account-currency.ts';
import { planTerm, type PlanTerm, planTerms, shownPlans } from '../../domain/plans/offered-plans.ts';
import { planChange } from '../../domain/plans/plan-change.ts';
import { priceMark } from '../../domain/plans/price-mark.ts';
import type { AccountMoney } from '../account/account-money.ts';
import { type ChooserAlert, chooserAlerts } from './chooser-alerts.ts';
import type { PlanChoiceFacts } from './load-plan-choice.ts';
import { lossQuestion } from './plan-loss-text.ts';
import {
  accountCameras,
  withRecommendation,
  type Chooser,
  type OfferSetting,
  planOffer,
  sharedNames,
  withSelection,
} from './plan-offer-text.ts';
import { shownPrice } from '../account/shown-price.ts';
import { savingText, staleText } from './plan-text.ts';
import type { RequestContext } from '../request/request-context.ts';

/** The plans in words, with what the person may do about each. */
export type ChooserPage = {
  kind: 'chooser';
  intro: string;
  alerts: ChooserAlert[];
  /** A sentence with the time at which the plans were read, where they could not be read again. */
  stale: string | undefined;
  tabs: { href: string; label: string; note: string | undefined; current: boolean }[];
  /** Undefined where nothing is sold. */
  group: PlanOfferGroup | undefined;
  /** True where at least one plan can be chosen. */
  isOpen: boolean;
  /** The person's own plan, where it is one of those that can be selected. */
  today: { planId: string; isLegacy: boolean } | undefined;
  /** True where the person has a plan to change. */
  hasPlan: boolean;
  promoCode: string | undefined;
  /** What comes of each choice, sealed for the form; undefined where the account was not read whole. */
  seen: string | undefined;
  question: LossQuestion | undefined;
  lostCameras: LostCameras | undefined;
};

/** What the chooser is made of. */
type Known = {
  catalogue: readonly Plan[];
  staleSinceMs: number | undefined;
  facts: Exclude<PlanChoiceFacts, { kind: 'ended' | 'noDevices' }> | undefined;
  /** The codes or ids of the plans that the account may try for free, where the platform said so. */
  trials: ReadonlySet<string> | undefined;
  money: AccountMoney | undefined;
  /** The shop names of the device models, read only where the page may ask a question. */
  modelNames: ReadonlyMap<string, string> | undefined;
};

/**
 * Puts the chooser into words. `goesOn` is the id of the plan that a visitor chose, where nothing about it is left to decide for the
 * person who has signed in since.
 */
export function plansText(
  context: RequestContext,
  query: ChooserQuery,
  { catalogue, staleSinceMs, facts, trials, money, modelNames }: Known,
): Omit<ChooserPage, 'seen'> & { goesOn: string | undefined } {
  const { brand, locale } = context;
  const copy = context.copy('plans');
  const subscriptions = facts?.kind === 'account' ? facts.account.subscriptions : [];
  const currency = accountCurrency({
    subscriptions,
    billing: money?.billing?.currency,
    country: money?.country,
    visitorCountry: context.country,
    brandCurrencies: brand.currencies,
  });
  const setting = {
    copy,
    price: context.copy('price'),
    deviceWords: context.copy('devices'),
    format: locale.format,
    timeZone: context.timeZone,
    currency,
    freeHistoryHours: brand.features.freeHistoryHours,
    planCodes: brand.planCodes,
    priceOnPlanButtons: brand.features.priceOnPlanButtons,
    trials,
    ...shownPrice(brand, accountCountry(money?.country, context.country), subscriptions),
    query,
  };
  const chooser = chooserOf(facts, catalogue, setting);
  const today = chooser.kind === 'account' ? chooser.today : undefined;
  const plans = plansFor(catalogue, chooser).map(setting.shown);
  const terms = planTerms
    .filter((term) => term !== 'twoYears' || brand.features.twoYearTab)
    .map((term) => ({ term, plans: shownPlans(plans, today, term, setting) }))
    .filter((each) => each.plans.length > 0);
  const asked = terms.flatMap((each) => each.plans).find(({ id }) => id === query.planId);
  const shown =
    terms.find(({ term }) => term === openTerm(asked, query, today)) ??
    terms.find((each) => each.plans.length > 0);
  const namesakes = sharedNames(shown?.plans ?? []);
  const devices = chooser.kind === 'account' ? subscribableDevices(chooser.account.devices) : [];
  const cameras = accountCameras(devices, locale.format);
  const offers = withRecommendation(
    shown?.plans.map((plan) => planOffer(plan, chooser, { ...setting, plans, namesakes, cameras })) ?? [],
    shown?.plans ?? [],
    brand.features.recommendations ? cameras.count : 0,
    setting,
  );
  const alerts = chooserAlerts(context, query, chooser, copy);
  const isAsSeen = alerts.length === 0 && staleSinceMs === undefined && asked !== undefined;
  return {
    goesOn: isAsSeen && goesOn(asked, offers, chooser, setting) ? asked.id : undefined,
    kind: 'chooser',
    intro: setting.isGross ? copy.introWithTax : copy.intro,
    alerts,
    stale: staleSinceMs === undefined ? undefined : staleText(staleSinceMs, setting),
    tabs: terms.map(({ term, plans: offered }) => ({
      href: chooserPath({
        // The open tab follows the plan in the address, so only the plan's own tab keeps it.
        planId: asked && planTerm(asked.billingCycle) === term ? asked.id : undefined,
        term,
        promoCode: query.promoCode,
      }),
      label: copy[term],
      note: savingText(offered, plans, setting),
      current: term === shown?.term,
    })),
    group: shown && {
      term: shown.term,
      title: copy[shown.term],
      offers: withSelection(offers, query.planId),
    },
    isOpen: offers.some(({ choice }) => choice?.kind === 'open' && !choice.isToday),
    today: offers.flatMap(({ id: planId, choice }) =>
      choice?.kind === 'open' && choice.isToday ? [{ planId, isLegacy: choice.isLegacy }] : [],
    )[0],
    hasPlan: today !== undefined,
    promoCode: query.promoCode,
    question: undefined,
    lostCameras: undefined,
    ...questionOf(context, query, { chooser, modelNames }, setting),
  };
}

/**
 * True where a visitor chose a plan that the person can take now, at the price and with the trial that the visitor saw.
 */
function goesOn(
  plan: Plan,
  offers: readonly PlanOfferText[],
  chooser: Chooser,
  { query, currency }: OfferSetting,
): boolean {
  if (query.seenPrice === undefined || query.confirm || query.notice || chooser.kind !== 'account')
    return false;
  const offer = offers.find(({ id }) => id === plan.id);
  return (
    offer?.choice?.kind === 'open' &&
    !offer.choice.isToday &&
    priceMark(plan, currency) === query.seenPrice &&
    (offer.trial !== undefined || !plan.trial)
  );
}

/**
 * Returns the tab to open: that of the plan in the address, else the term in the address, else that of the current
 * plan.
 */
function openTerm(asked: Plan | undefined, query: ChooserQuery, today: Plan | undefined): PlanTerm {
  if (asked) return planTerm(asked.billingCycle);
  return query.term ?? (today ? planTerm(today.billingCycle) : 'monthly');
}

function chooserOf(
  facts: Known['facts'],
  catalogue: readonly Plan[],
  { planCodes, shown }: Pick<OfferSetting, 'planCodes' | 'shown'>,
): Chooser {
  if (!facts) return { kind: 'visitor' };
  if (facts.kind === 'unavailable') return { kind: 'unknown' };
  const { account } = facts;
  const current = currentSubscription(account.subscriptions, planCodes);
  const listed = [...account.available, ...catalogue].find(({ id }) => id === current?.planId);
  const today = listed ?? (current && currentPlanOf(current));
  return { kind: 'account', account, today: today && shown(today) };
}

/** Returns what the brand sells; where the account has a plan on its own terms, those count. */
function plansFor(catalogue: readonly Plan[], chooser: Chooser): Plan[] {
  const own = chooser.kind === 'account' ? chooser.account.available : [];
  return [...new Map([...catalogue, ...own].map((plan) => [plan.id, plan])).values()];
}

/** Returns the question before the plan in the address is taken; undefined where it needs none or cannot be chosen. */
function questionOf(
  context: RequestContext,
  query: ChooserQuery,
  { chooser, modelNames }: Pick<Known, 'modelNames'> & { chooser: Chooser },
  setting: OfferSetting,
): ReturnType<typeof lossQuestion> | undefined {
  if (!query.confirm || !query.planId || chooser.kind !== 'account') return undefined;
  const toPlan = knownPlan(chooser.account, query.planId);
  if (!toPlan) return undefined;
  const { features, flow, planCodes } = context.brand;
  const verdict = planChange({
    ...chooser.account,
    toPlan,
    // Does not matter for the question.
    hasBillingInfo: false,
    flow,
    downgradeComparesNames: features.downgradeComparesNames,
    freeHistoryHours: features.freeHistoryHours,
    planCodes,
    promoCodes: [],
    confirmed: false,
  });
  return verdict.kind === 'confirm'
    ? lossQuestion(
        { toPlan: setting.shown(toPlan), today: chooser.today, loss: verdict.loss, query, modelNames },
        setting,
      )
    : undefined;
}
