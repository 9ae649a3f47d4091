import type { Copy } from '../../copy/copy.ts';
import { fillIn } from '../../copy/fill-in.ts';
import type { Plan } from '../../contracts/plans/plan.ts';
import type { PlanDifference } from '../../components/plans/plan-offer.tsx';
import { cycleText, priceText } from '../words/price-text.ts';
import { historyText, retentionText } from '../words/history-text.ts';
import { type Money, moneyText, priceIn } from '../../domain/text/money.ts';
import { type ComparedPlan, planComparison } from '../../domain/plans/plan-comparison.ts';
import { longTermPrice } from '../../domain/plans/long-term-saving.ts';
import { isFreePlan, type PlanCodes } from '../../domain/plans/plan-codes.ts';
import { hoursOf } from '../../domain/plans/plan-loss.ts';
import { retention, type Retention } from '../../domain/plans/retention.ts';
import { dateFormat, numberFormat } from '../../domain/text/intl.ts';

/** What the words of the chooser depend on. */
export type PlanSetting = {
  copy: Copy['plans'];
  price: Copy['price'];
  deviceWords: Copy['devices'];
  format: string;
  timeZone: string;
  currency: string;
  freeHistoryHours: number;
  planCodes: PlanCodes;
};

/** What the words of a difference of prices depend on. */
type PriceSetting = Omit<PlanSetting, 'deviceWords' | 'timeZone'>;

/**
 * Returns what a plan costs and for which period, such as `$7.99` and `/mo`. A plan that is never charged is free; an
 * unknown price is undefined.
 */
export function planPriceText(plan: Plan, { copy, format, currency }: PlanSetting) {
  const price = priceIn(plan.prices, currency);
  if (plan.billingCycle === 0) return { price: copy.free, per: undefined };
  return price
    ? { price: moneyText(price, format), per: cycleText(plan.billingCycle, copy.per) }
    : { price: undefined, per: undefined };
}

/** Returns what a plan gives: video history and cameras. */
export function featureTexts(plan: Plan, { copy, freeHistoryHours, planCodes }: PlanSetting): string[] {
  const kept = retention(plan, { isFree: isFreePlan(plan.code, planCodes), freeHistoryHours });
  const cameras = plan.deviceQuantity;
  return [historyText(kept, copy), cameraWords(cameras, copy)];
}

/** Returns a number of cameras in words, as a part of a plan's name. */
export function exactCameraText(count: number, copy: Copy['plans']): string {
  return fillIn(copy.cameras, { count });
}

function cameraWords(count: number, copy: Copy['plans']): string {
  return fillIn(copy.camerasUpTo, { count });
}

/**
 * Returns the free trial of a plan in words; a visitor also reads that only new subscribers get it. Undefined without a
 * trial.
 */
export function trialText({ trial }: Plan, isVisitor: boolean, copy: Copy['plans']): string | undefined {
  if (!trial) return undefined;
  if (!/^days?$/i.test(trial.unit)) return isVisitor ? copy.trialNew : copy.trial;
  return fillIn(isVisitor ? copy.trialNewDays : copy.trialDays, { count: trial.duration });
}

/** Returns how a plan differs from the current one, each difference in a few words. */
export function differenceTexts(plan: ComparedPlan, today: ComparedPlan, setting: PlanSetting): string[] {
  return planDifferences(plan, today, setting).map(({ text }) => text);
}

/** Returns the same differences, each with its direction (more or less); the price comes first. */
export function planDifferences(
  plan: ComparedPlan,
  today: ComparedPlan,
  setting: PlanSetting,
): PlanDifference[] {
  const { copy } = setting;
  const { price, cameras, history } = planComparison(plan, today, setting);
  const differences: PlanDifference[] = [];
  if (price) differences.push(priceDifference(price, setting));
  if (cameras !== undefined)
    differences.push({
      text: fillIn(cameras > 0 ? copy.moreCameras : copy.fewerCameras, { count: Math.abs(cameras) }),
      direction: cameras > 0 ? 'up' : 'down',
    });
  if (history?.kind === 'days')
    differences.push({
      text: fillIn(history.days > 0 ? copy.moreDays : copy.fewerDays, { count: Math.abs(history.days) }),
      direction: history.days > 0 ? 'up' : 'down',
    });
  if (history?.kind === 'instead')
    differences.push({
      text: insteadWords(history, copy),
      direction: hoursOf(history.after) > hoursOf(history.before) ? 'up' : 'down',
    });
  return differences;
}

/**
 * Returns how much more or less a plan costs than the current one; undefined where it is the same, unknown, or for
 * another billing cycle.
 */
export function priceDifferenceText(
  plan: ComparedPlan,
  today: ComparedPlan,
  setting: PriceSetting,
): string | undefined {
  const { price } = planComparison(plan, today, setting);
  return price && price.kind !== 'instead' ? priceDifference(price, setting).text : undefined;
}

function priceDifference(
  price: NonNullable<ReturnType<typeof planComparison>['price']>,
  setting: PriceSetting,
): PlanDifference {
  const { copy } = setting;
  if (price.kind === 'instead')
    return {
      text: fillIn(copy.otherMoney, {
        after: priceText(money(price.after, setting), price.afterCycle, setting.price.each),
        before: priceText(money(price.before, setting), price.beforeCycle, setting.price.each),
      }),
      direction: undefined,
    };
  const isMore = price.kind === 'more';
  return {
    text: fillIn(isMore ? copy.moreMoney : copy.lessMoney, {
      amount: money(price.by, setting),
      count: price.cycle,
    }),
    direction: isMore ? 'up' : 'down',
  };
}

/**
 * Returns what a plan of a long term costs each month, and how much that saves where it does; undefined for a short
 * term.
 */
export function eachMonthText(plan: Plan, plans: readonly Plan[], setting: PlanSetting): string | undefined {
  const { copy, format } = setting;
  const long = longTermPrice(plan, plans, setting);
  if (!long) return undefined;
  const amount = money(long.perMonth, setting);
  return long.percentSaved > 0
    ? fillIn(copy.comesToSaving, { amount, percent: percentText(long.percentSaved, format) })
    : fillIn(copy.comesTo, { amount });
}

/** Returns how much the plans of a term save, for its tab; undefined where they save nothing. */
export function savingText(
  offered: readonly Plan[],
  plans: readonly Plan[],
  setting: PlanSetting,
): string | undefined {
  const { copy, format } = setting;
  const saved = offered.flatMap((plan) => longTermPrice(plan, plans, setting)?.percentSaved ?? []);
  const most = Math.max(0, ...saved);
  if (most === 0) return undefined;
  const isSame = saved.every((each) => each === most);
  return fillIn(isSame ? copy.tabSaves : copy.tabSavesUpTo, { percent: percentText(most, format) });
}

function percentText(percent: number, format: string): string {
  return numberFormat(format, { style: 'percent' }).format(percent / 100);
}

function money(amount: Money, { format }: Pick<PlanSetting, 'format'>): string {
  return moneyText(amount, format);
}

function insteadWords(history: { before: Retention; after: Retention }, copy: Copy['plans']): string {
  const before = spanText(history.before, copy);
  const after = spanText(history.after, copy);
  if (after === undefined) return fillIn(copy.historyToNone, { before: before ?? '' });
  return before === undefined
    ? fillIn(copy.historyFromNone, { after })
    : fillIn(copy.otherHistory, { after, before });
}

/** Returns how long video is kept, such as `24 hours` or `30 days`; undefined where it is not kept. */
export function spanText(kept: Retention, copy: Copy['plans']): string | undefined {
  return retentionText(kept, { none: undefined, hours: copy.hours, days: copy.days });
}

/** Says from when the plans are that could not be read again; `sinceMs` is a time in milliseconds. */
export function staleText(sinceMs: number, { copy, format, timeZone }: PlanSetting): string {
  const time = dateFormat(format, { dateStyle: 'medium', timeStyle: 'short', timeZone });
  return fillIn(copy.stale, { time: time.format(sinceMs) });
}
