import type { Device } from '../../contracts/devices/device.ts';
import { byDeviceName } from '../../domain/devices/covered-devices.ts';
import { cheapestFor } from '../../domain/plans/recommended-plan.ts';
import { deviceNamesText } from '../words/device-names-text.ts';
import { isolate } from '../../domain/text/bidi.ts';
import { fillIn } from '../../copy/fill-in.ts';
import type { Plan } from '../../contracts/plans/plan.ts';
import type { OfferChoice } from '../../components/plans/plan-choice.tsx';
import type { PlanOfferText } from '../../components/plans/plan-offer.tsx';
import { closingReasons } from '../../contracts/plans/plan-choice.ts';
import { moneyText, priceIn } from '../../domain/text/money.ts';
import { taxedPrice } from '../../domain/orders/taxed-price.ts';
import { type ChooserQuery, chooserPath } from '../../domain/plans/chooser-query.ts';
import { isPaid } from '../../domain/plans/current-subscription.ts';
import { priceMark } from '../../domain/plans/price-mark.ts';
import { type AccountPlans, planRefusal } from '../../domain/plans/plan-change.ts';
import { pathTo } from '../../domain/pages/path-to.ts';
import type { ShownPrice } from '../account/shown-price.ts';
import {
  eachMonthText,
  exactCameraText,
  featureTexts,
  planDifferences,
  type PlanSetting,
  priceDifferenceText,
  planPriceText,
  trialText,
} from './plan-text.ts';

/** Who looks at the plans: a visitor, a signed-in person whose account cannot be read now, or one with an account. */
export type Chooser =
  | { kind: 'visitor' }
  | { kind: 'unknown' }
  | { kind: 'account'; account: AccountPlans; today: Plan | undefined };

/** What the words of an offer depend on, in addition to the plan. */
export type OfferSetting = PlanSetting &
  ShownPrice & {
    priceOnPlanButtons: boolean;
    /** The codes or ids of the plans that the account may try for free; undefined where the platform did not say. */
    trials: ReadonlySet<string> | undefined;
    query: ChooserQuery;
  };

/** Returns one card of the chooser. */
export function planOffer(
  plan: Plan,
  chooser: Chooser,
  {
    plans,
    namesakes,
    cameras,
    ...setting
  }: OfferSetting & { plans: readonly Plan[]; namesakes: ReadonlySet<string>; cameras: AccountCameras },
): PlanOfferText {
  const { copy } = setting;
  const today = chooser.kind === 'account' ? chooser.today : undefined;
  const isToday = today?.id === plan.id;
  const tries = chooser.kind === 'visitor' || isEligible(plan, chooser, setting);
  const { price, per } = planPriceText(plan, setting);
  const detail = namesakes.has(plan.name) ? exactCameraText(plan.deviceQuantity, copy) : undefined;
  const more = today && !isToday ? priceDifferenceText(plan, today, setting) : undefined;
  return {
    id: plan.id,
    name: plan.name,
    detail,
    price,
    per,
    eachMonth: eachMonthText(plan, plans, setting),
    withTax: withTaxText(plan, setting),
    trial: tries ? trialText(plan, chooser.kind !== 'account', copy) : undefined,
    covers: camerasText(plan, cameras, copy),
    mark: isToday ? { kind: 'today', text: plan.isLegacy ? copy.markOlder : copy.markToday } : undefined,
    features: featureTexts(plan, setting),
    highlights: plan.highlights,
    differences: today && !isToday ? planDifferences(plan, today, setting) : [],
    summary: [
      isolate(detail === undefined ? plan.name : `${plan.name}, ${detail}`, setting.format),
      price === undefined || per === undefined ? price : fillIn(copy.pricePer, { price, per }),
      more,
    ]
      .filter((part) => part !== undefined)
      .join(' · '),
    choice: choiceOf(plan, chooser, setting),
  };
}

/** Returns the price of a plan with the account's tax; undefined where its tax is unknown, or where there is none. */
function withTaxText(
  { prices, billingCycle }: Plan,
  { copy, currency, format, taxed }: OfferSetting,
): string | undefined {
  const price = billingCycle === 0 ? undefined : priceIn(prices, currency);
  const total = price && taxedPrice(price, taxed);
  if (!total) return undefined;
  const amount = moneyText({ minorUnits: total.minorUnits, currency: price.currency }, format);
  return fillIn(total.isExact ? copy.withTax : copy.aboutWithTax, { amount });
}

/** Returns the names that more than one of the plans has. */
export function sharedNames(plans: readonly Plan[]): ReadonlySet<string> {
  const names = plans.map(({ name }) => name);
  return new Set(names.filter((name, index) => names.indexOf(name) !== index));
}

/**
 * A trial is promised to an account only where the platform says that it has one, and never to an account with a paid
 * plan.
 */
function isEligible({ id, code }: Plan, chooser: Chooser, { trials, planCodes }: OfferSetting): boolean {
  if (chooser.kind !== 'account') return false;
  if (chooser.account.subscriptions.some((each) => isPaid(each, planCodes))) return false;
  return trials?.has(code) === true || trials?.has(id) === true;
}

function choiceOf(plan: Plan, chooser: Chooser, setting: OfferSetting): OfferChoice | undefined {
  const { copy, query } = setting;
  if (chooser.kind === 'unknown') return undefined;
  if (chooser.kind === 'visitor') {
    const redirectUri = chooserPath({
      planId: plan.id,
      promoCode: query.promoCode,
      seenPrice: priceMark(plan, setting.currency),
    });
    return {
      kind: 'signIn',
      href: pathTo('signIn', { redirectUri }),
      text: copy.signInToChoose,
    };
  }
  const isToday = chooser.today?.id === plan.id;
  const why = planRefusal(plan, { ...chooser.account, planCodes: setting.planCodes });
  if (closingReasons.some((reason) => reason === why))
    return isToday
      ? { kind: 'closed', text: copy.currentPlan, why: undefined }
      : // The alert above the plans says why.
        { kind: 'closed', text: copy.notAvailable, why: undefined };
  if (why === 'pending') return { kind: 'closed', text: copy.changePending, why: undefined };
  if (why === 'notOffered') return { kind: 'closed', text: copy.notAvailable, why: copy.whyNotOffered };
  // A paid plan of unknown price says so and cannot be chosen.
  if (!isToday && planPriceText(plan, setting).price === undefined)
    return { kind: 'closed', text: copy.notAvailable, why: copy.whyNoPrice };
  if (why === 'current' && !isToday) return { kind: 'closed', text: copy.currentPlan, why: undefined };
  return {
    kind: 'open',
    text: isToday ? copy.currentPlan : selectText(plan, setting),
    selectedText: isToday ? copy.currentPlan : copy.selected,
    isSelected: false,
    isToday,
    isLegacy: plan.isLegacy,
  };
}

function selectText(plan: Plan, setting: OfferSetting): string {
  const { copy } = setting;
  const { price, per } = planPriceText(plan, setting);
  if (!setting.priceOnPlanButtons || price === undefined) return copy.select;
  return fillIn(copy.priceForDevices, {
    price: per ? fillIn(copy.pricePer, { price, per }) : price,
    count: plan.deviceQuantity,
  });
}

/**
 * Returns the offers with one of them selected: the plan that the address names where it can be chosen, else the
 * current one.
 */
export function withSelection(offers: readonly PlanOfferText[], planId: string | undefined): PlanOfferText[] {
  const open = offers.filter(({ choice }) => choice?.kind === 'open');
  const wanted =
    open.find(({ id }) => id === planId) ??
    open.find(({ choice }) => choice?.kind === 'open' && choice.isToday);
  return offers.map((offer) =>
    offer === wanted && offer.choice?.kind === 'open'
      ? { ...offer, choice: { ...offer.choice, isSelected: true } }
      : offer,
  );
}

/** The cameras of a person, counted and named; `names` is undefined where they are only counted. */
export type AccountCameras = { count: number; names: string | undefined };

export function accountCameras(devices: readonly Device[], format: string): AccountCameras {
  return { count: devices.length, names: deviceNamesText(devices.toSorted(byDeviceName), format) };
}

/** Says which of a person's cameras a plan covers, or how many of them; undefined where they have none. */
function camerasText(
  { deviceQuantity }: Plan,
  { count, names }: AccountCameras,
  copy: PlanSetting['copy'],
): string | undefined {
  if (count === 0) return undefined;
  if (deviceQuantity < count) return fillIn(copy.coversSome, { count: deviceQuantity, of: count });
  return names ? fillIn(copy.coversNamed, { devices: names }) : fillIn(copy.coversAll, { count });
}

/**
 * Marks the cheapest of the offers that covers all cameras, where it can be chosen and is not the current plan. `plans` are
 * those of the offers, in their order: by price.
 */
export function withRecommendation(
  offers: readonly PlanOfferText[],
  plans: readonly Plan[],
  cameras: number,
  { copy, currency }: Pick<PlanSetting, 'copy' | 'currency'>,
): PlanOfferText[] {
  const open = new Set(offers.flatMap(({ id, choice }) => (choice?.kind === 'open' ? [id] : [])));
  const recommended = cheapestFor(
    plans.filter(({ id }) => open.has(id)),
    cameras,
    currency,
  );
  return offers.map((offer) =>
    offer.id === recommended?.id && !offer.mark
      ? { ...offer, mark: { kind: 'recommended', text: copy.fitsYou } }
      : offer,
  );
}
