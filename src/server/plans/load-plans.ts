import type { Device } from '../../contracts/devices/device.ts';
import type { Plan } from '../../contracts/plans/plan.ts';
import { hasCard } from '../../domain/billing/card-on-file.ts';
import { byDeviceName, subscribableDevices } from '../../domain/devices/covered-devices.ts';
import { accountCountry, accountCurrency } from '../../domain/orders/account-currency.ts';
import { type Buyer, isAsSeen, type PlanOffer, planOffers } from '../../domain/orders/plan-offers.ts';
import { choiceOutcome, lossToAccept } from '../../domain/plans/choice-outcome.ts';
import { chooserNotices, type PlansNotice } from '../../domain/plans/chooser-notices.ts';
import { chooserPath, type ChooserQuery, chooserQuery } from '../../domain/plans/chooser-query.ts';
import { currentPlan, knownPlan } from '../../domain/plans/current-subscription.ts';
import { historyLeft } from '../../domain/plans/history-left.ts';
import { type TermSaving, termSaving } from '../../domain/plans/long-term-saving.ts';
import { openTerm, planTerm, type PlanTerm, termsOfPlans } from '../../domain/plans/offered-plans.ts';
import { type PlanComparison, planComparison } from '../../domain/plans/plan-comparison.ts';
import type { AccountPlans } from '../../domain/plans/plan-change.ts';
import type { PlanCodes } from '../../domain/plans/plan-codes.ts';
import type { PlanLoss } from '../../domain/plans/plan-loss.ts';
import type { Retention } from '../../domain/plans/retention.ts';
import { endRefusedSession } from '../access/sign-in-again.ts';
import { type AccountMoney, loadAccountMoney } from '../account/account-money.ts';
import { accountReader } from '../account/account-reader.ts';
import { OPTIONAL_MS } from '../account/read-account.ts';
import { rememberBasis } from '../account/remember-basis.ts';
import { shownPrice } from '../account/shown-price.ts';
import { flowError, withoutDevices } from '../app/app-messages.ts';
import { deviceModelNames } from '../devices/device-model-names.ts';
import { type Loaded, loaded, type RedirectPage, redirectTo } from '../page/loaded.ts';
import { brandPlans } from '../platform/catalogue.ts';
import type { PlatformClient } from '../platform/platform-client.ts';
import { platformOf } from '../platform/platform-of.ts';
import type { RequestContext } from '../request/request-context.ts';
import type { SessionRecord } from '../session/session-record.ts';
import { loadPlanChoice, loginPath, sealChoices, takeChange } from './choose-plan.ts';

/** What the chooser shows; `unavailable` is a catalogue that cannot be read. */
export type PlansFacts = { kind: 'unavailable'; again: string } | ChooserFacts;

/** The plans, with what the person may do about each. */
export type ChooserFacts = {
  kind: 'chooser';
  notices: readonly PlansNotice[];
  /** The path of the page without the answer to the last choice. */
  again: string;
  /** True where the prices contain their tax. */
  isGross: boolean;
  /** When the plans were read, in milliseconds, where they could not be read again. */
  staleSinceMs: number | undefined;
  /** The tabs. `planId` is the plan in the address, in its own tab. */
  tabs: readonly { term: PlanTerm; planId: string | undefined; saving: TermSaving | undefined }[];
  /** The open tab; undefined where nothing is sold. */
  openTab: { term: PlanTerm; offers: readonly PlanOffer[] } | undefined;
  /** The devices of the account that a plan can cover, by name. */
  cameras: readonly Device[];
  /** True where no plan on sale covers all of these. */
  fitsNone: boolean;
  /** True where another plan than the current one can be chosen. */
  canChoose: boolean;
  /** The current plan, where it can be selected. */
  currentPlan: { planId: string; isLegacy: boolean } | undefined;
  /** True where the person has a plan to change. */
  hasPlan: boolean;
  promoCode: string | undefined;
  /** What has to be accepted before the plan in the address is taken. */
  question: PlanQuestionFacts | undefined;
  /** What comes of each choice, sealed for the form; undefined where the account was not read whole. */
  seen: string | undefined;
};

/** A change that takes something away, with all else that differs, and the shop names of the device models. */
export type PlanQuestionFacts = {
  toPlan: Plan;
  comparison: PlanComparison | undefined;
  loss: PlanLoss;
  /** How long video of a camera is kept that the plan does not cover; undefined where nobody knows. */
  afterCover: Retention | undefined;
  modelNames: ReadonlyMap<string, string> | undefined;
};

/**
 * Loads the plan chooser in one parallel batch: what the brand sells and, for a signed-in person, what they can choose
 * of it. A person who chose a plan as a visitor goes on to its next step, as a press of the button would lead them. It ends a
 * session that the platform no longer accepts.
 */
export async function loadPlans(
  context: RequestContext,
  session: SessionRecord | undefined,
): Promise<Loaded<PlansFacts | RedirectPage>> {
  const { brand, nowMs } = context;
  const query = chooserQuery(context.url.searchParams);
  const platform = session && platformOf(context, session);
  const [catalogue, account, trials, money, modelNames] = await Promise.all([
    brandPlans(platformOf(context), brand.key, nowMs),
    session && loadPlanChoice(accountReader(context, session), brand, nowMs),
    platform && trialPlans(platform, session.person.accountId),
    platform && loadAccountMoney(platform, brand),
    query.confirm && session ? deviceModelNames(context, session) : undefined,
  ]);
  const again = { ...query, notice: undefined };
  if (account?.kind === 'ended')
    return redirectTo({ to: loginPath(again), cookies: await endRefusedSession(context) });
  if (account?.kind === 'devicesUnread') return redirectTo(withoutDevices(chooserPath(again)));
  const unavailableMessages = [flowError('unavailable', context.copy('plans').unavailable)];
  if (!catalogue)
    return loaded({ kind: 'unavailable', again: chooserPath(again) }, { appMessages: unavailableMessages });
  const buyer = account ?? { kind: 'visitor' as const };
  const facts = chooserFacts(context, query, { buyer, catalogue, trials, money, modelNames });
  if (!session || buyer.kind !== 'account' || !money?.billing)
    return loaded(facts, { appMessages: buyer.kind === 'unavailable' ? unavailableMessages : [] });
  rememberBasis(context, session, { ...buyer.account, ...money });
  const choiceFacts = { account: buyer.account, hasBillingInfo: hasCard(money.billing) };
  const toPlan = planToTake(facts, query, buyer.account, session);
  const choice = toPlan && choiceOutcome(choiceFacts, toPlan, brand);
  if (choice?.kind === 'change') return redirectTo(await takeChange(context, choice, query));
  const seen = await sealChoices(context, session, choiceFacts, selectablePlans(facts));
  return loaded({ ...facts, seen });
}

/** What the platform says of the brand's plans and of the account. */
type Answers = {
  buyer: Buyer;
  catalogue: { value: readonly Plan[]; staleSinceMs: number | undefined };
  trials: ReadonlySet<string> | undefined;
  money: AccountMoney | undefined;
  modelNames: ReadonlyMap<string, string> | undefined;
};

function chooserFacts(
  { brand, country: visitorCountry }: RequestContext,
  query: ChooserQuery,
  { buyer, catalogue, trials, money, modelNames }: Answers,
): ChooserFacts {
  const { features, planCodes } = brand;
  const account = buyer.kind === 'account' ? buyer.account : undefined;
  const subscriptions = account?.subscriptions ?? [];
  const { isGross, shown, taxed } = shownPrice(
    brand,
    accountCountry(money?.country, visitorCountry),
    subscriptions,
  );
  const currency = accountCurrency({
    subscriptions,
    billing: money?.billing?.currency,
    country: money?.country,
    visitorCountry,
    brandCurrencies: brand.currencies,
  });
  const rule = { currency, planCodes, ...features };
  const current = account && currentPlan(account, catalogue.value, planCodes);
  const today = current && shown(current);
  // Where the account has a plan on its own terms, those count.
  const byId = new Map([...catalogue.value, ...(account?.available ?? [])].map((plan) => [plan.id, plan]));
  const plans = [...byId.values()].map(shown);
  const terms = termsOfPlans(plans, today, rule);
  const requestedPlan = terms.flatMap((each) => each.plans).find(({ id }) => id === query.planId);
  const open = openTerm(terms, { plan: requestedPlan, term: query.term }, today);
  const offers = planOffers(open?.plans ?? [], {
    ...rule,
    buyer,
    today,
    plans,
    taxed,
    trials,
    planId: query.planId,
    recommends: features.recommendations,
  });
  const cameras = subscribableDevices(account?.devices ?? []).toSorted(byDeviceName);
  const selectable = offers.filter(({ choice }) => choice?.kind === 'open');
  const todayOffer = selectable.find(({ mark }) => mark === 'today');
  const unpaid = catalogue.value.find(({ isDefault }) => isDefault);
  const toPlan = query.confirm && query.planId && account ? knownPlan(account, query.planId) : undefined;
  const loss = account && toPlan && lossToAccept(account, toPlan, brand);
  return {
    kind: 'chooser',
    notices: noticesOf(buyer, query, planCodes),
    again: chooserPath({ ...query, notice: undefined }),
    isGross,
    staleSinceMs: catalogue.staleSinceMs,
    tabs: terms.map(({ term, plans: termPlans }) => ({
      term,
      // The open tab follows the plan in the address, so only the plan's own tab keeps it.
      planId: requestedPlan && planTerm(requestedPlan.billingCycle) === term ? requestedPlan.id : undefined,
      saving: termSaving(termPlans, plans, rule),
    })),
    openTab: open && { term: open.term, offers },
    cameras,
    fitsNone: open !== undefined && plans.every(({ deviceQuantity }) => deviceQuantity < cameras.length),
    canChoose: selectable.some((offer) => offer !== todayOffer),
    currentPlan: todayOffer && { planId: todayOffer.plan.id, isLegacy: todayOffer.plan.isLegacy },
    hasPlan: today !== undefined,
    promoCode: query.promoCode,
    question: loss && {
      toPlan,
      comparison: today && planComparison(shown(toPlan), today, rule),
      loss,
      afterCover: historyLeft(brand.retentionAfterCancel, unpaid, rule),
      modelNames,
    },
    seen: undefined,
  };
}

function noticesOf(buyer: Buyer, { notice }: ChooserQuery, planCodes: PlanCodes): PlansNotice[] {
  switch (buyer.kind) {
    case 'visitor':
      return [];
    case 'unavailable':
      return [{ kind: 'unavailable' }];
    case 'account':
      return chooserNotices(buyer.account, notice, planCodes);
  }
}

/**
 * Returns the plan that a visitor chose and that the person can now take as they saw it, where nothing else is to be said. Who
 * comes back to the chooser has seen the next step, and wants the plans.
 */
function planToTake(
  { notices, staleSinceMs, openTab: open }: ChooserFacts,
  query: ChooserQuery,
  account: AccountPlans,
  { planChange }: SessionRecord,
): Plan | undefined {
  const offer = open?.offers.find(({ plan }) => plan.id === query.planId);
  if (!offer || notices.length > 0 || staleSinceMs !== undefined) return undefined;
  if (!isAsSeen(offer, query) || planChange?.toPlanId === offer.plan.id) return undefined;
  return knownPlan(account, offer.plan.id);
}

/** The ids of the plans that the page lets the person choose. */
function selectablePlans({ openTab: open, question }: ChooserFacts): string[] {
  const offers = open?.offers.filter(({ choice }) => choice?.kind === 'open') ?? [];
  return [...offers.map(({ plan }) => plan.id), ...(question ? [question.toPlan.id] : [])];
}

/**
 * Returns the codes or ids of the plans that this account may try for free; undefined where the platform does not say.
 * The chooser then promises no trial.
 */
async function trialPlans(
  platform: PlatformClient,
  accountId: string,
): Promise<ReadonlySet<string> | undefined> {
  const result = await platform.call(
    'accountSubscriptions',
    { segments: { accountId } },
    { withinMs: OPTIONAL_MS },
  );
  return result.ok ? new Set(result.answer.trialEligibility.plans) : undefined;
}
