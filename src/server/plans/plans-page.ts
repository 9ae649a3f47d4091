import { copyFor } from '../../copy/copy.ts';
import type { Plan } from '../../contracts/plans/plan.ts';
import type { LossQuestion, LostCameras } from '../../islands/plans/plan-question.tsx';
import type { PlanOfferGroup } from '../../components/plans/plan-offers.tsx';
import { hasCard } from '../../domain/billing/card-on-file.ts';
import { type ChooserQuery, chooserPath, chooserQuery } from '../../domain/plans/chooser-query.ts';
import { currentSubscription, heldPlan, knownPlan } from '../../domain/plans/current-subscription.ts';
import { accountCountry, accountCurrency } from '../../domain/orders/account-currency.ts';
import { subscribableDevices } from '../../domain/devices/covered-devices.ts';
import { planTerm, type PlanTerm, planTerms, shownPlans } from '../../domain/plans/offered-plans.ts';
import { planChange } from '../../domain/plans/plan-change.ts';
import { type AccountMoney, loadAccountMoney } from '../account/account-money.ts';
import { accountReader } from '../account/account-reader.ts';
import { rememberBasis } from '../account/remember-basis.ts';
import { brandPlans } from '../platform/catalogue.ts';
import { type ChooserAlert, chooserAlerts } from './chooser-alerts.ts';
import { loginPath } from './choose-plan.ts';
import { loadPlanChoice, type PlanChoiceFacts, trialPlans } from './load-plan-choice.ts';
import { lossQuestion } from './plan-loss-text.ts';
import { sealChoices } from './seen-choices.ts';
import {
  type Chooser,
  type OfferSetting,
  planOffer,
  sharedNames,
  withFit,
  withSelection,
} from './plan-offer-text.ts';
import { shownPrice } from './shown-price.ts';
import { savingText, staleText } from './plan-text.ts';
import { deviceModelNames } from '../devices/device-model-names.ts';
import { platformOf } from '../platform/platform-of.ts';
import type { SessionRecord } from '../session/session-record.ts';
import { endRefusedSession } from '../access/sign-in-again.ts';
import { flowError, withoutDevices } from '../page/app-notices.ts';
import { type Loaded, loaded, type RedirectPage, redirectTo } from '../page/loaded.ts';
import type { RequestContext } from '../request/request-context.ts';

/** The chooser in words, or the path to redirect to. */
export type PlansPage =
  | RedirectPage
  | { kind: 'unavailable'; again: string }
  | {
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

/**
 * Loads the plan chooser in one parallel batch: what the brand sells and, for a signed-in person, what they can choose
 * of it. Reading it changes nothing, but it ends a session that the platform no longer accepts.
 */
export async function plansPage(
  context: RequestContext,
  session: SessionRecord | undefined,
): Promise<Loaded<PlansPage>> {
  const { brand } = context;
  const query = chooserQuery(context.url.searchParams);
  const platform = session && platformOf(context, session);
  const [kept, facts, trials, money, modelNames] = await Promise.all([
    brandPlans(platformOf(context), brand.key, context.nowMs),
    session && loadPlanChoice(accountReader(context, session), brand, context.nowMs),
    platform && trialPlans(platform, session.person.accountId),
    platform && loadAccountMoney(platform, brand),
    query.confirm && session ? deviceModelNames(context, session) : undefined,
  ]);
  const again = { ...query, notice: undefined };
  if (facts?.kind === 'ended')
    return redirectTo({ to: loginPath(again), cookies: await endRefusedSession(context) });
  if (facts?.kind === 'noDevices') return redirectTo(withoutDevices(chooserPath(again)));
  const tells = [flowError('unavailable', copyFor('plans', context.locale.language, brand).unavailable)];
  if (!kept) return loaded({ kind: 'unavailable', again: chooserPath(again) }, { tells });
  const { value: catalogue, staleSinceMs } = kept;
  const known = { catalogue, staleSinceMs, facts, trials, money, modelNames };
  const chooser = chooserPage(context, query, known);
  if (!session || facts?.kind !== 'account' || !money?.billing)
    return loaded({ ...chooser, seen: undefined }, { tells: facts?.kind === 'unavailable' ? tells : [] });
  const { account } = facts;
  rememberBasis(context, session, { ...account, ...money });
  const seen = await sealChoices(
    context,
    session,
    { account, hasBillingInfo: hasCard(money.billing) },
    offeredIn(chooser),
  );
  return loaded({ ...chooser, seen });
}

/** Returns the ids of the plans that the page lets the person choose. */
function offeredIn({ group, question }: Pick<ChooserPage, 'group' | 'question'>): string[] {
  const open = group?.offers.filter(({ choice }) => choice?.kind === 'open').map(({ id }) => id) ?? [];
  return question ? [...open, question.planId] : open;
}

type ChooserPage = Extract<PlansPage, { kind: 'chooser' }>;
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

function chooserPage(
  context: RequestContext,
  query: ChooserQuery,
  { catalogue, staleSinceMs, facts, trials, money, modelNames }: Known,
): Omit<ChooserPage, 'seen'> {
  const { brand, locale } = context;
  const copy = copyFor('plans', locale.language, brand);
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
    price: copyFor('price', locale.language, brand),
    deviceWords: copyFor('devices', locale.language, brand),
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
  const cameras = chooser.kind === 'account' ? subscribableDevices(chooser.account.devices).length : 0;
  const offers = withFit(
    shown?.plans.map((plan) => planOffer(plan, chooser, { ...setting, plans, namesakes, cameras })) ?? [],
    shown?.plans ?? [],
    cameras,
    copy,
  );
  return {
    kind: 'chooser',
    intro: setting.isGross ? copy.introWithTax : copy.intro,
    alerts: chooserAlerts(context, query, chooser, copy),
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
  const today = listed ?? (current && heldPlan(current));
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
