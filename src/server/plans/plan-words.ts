import type { Copy } from '../../copy/copy.ts';
import { fillIn } from '../../copy/fill-in.ts';
import type { Plan } from '../../contracts/plans/plan.ts';
import { cycleText } from './cycle-text.ts';
import { type Money, moneyText, priceIn } from '../../domain/money.ts';
import { planTerm } from '../../domain/plans/offered-plans.ts';
import { type ComparedPlan, planComparison } from '../../domain/plans/plan-comparison.ts';
import { isFreePlan } from '../../domain/plans/plan-codes.ts';
import { retention, type Retention } from '../../domain/plans/retention.ts';

/** What the words of the chooser depend on. */
export type PlanSetting = {
  copy: Copy['plans'];
  format: string;
  timeZone: string;
  currency: string;
  freeHistoryHours: number;
};

/** What a plan costs, and for how long that is: `$7.99` and `/mo`. Free where it is never charged. */
export function priceWords(plan: Plan, { copy, format, currency }: PlanSetting) {
  const price = priceIn(plan.prices, currency);
  const per = { monthly: copy.perMonth, yearly: copy.perYear, twoYears: copy.perTwoYears };
  if (plan.billingCycle === 0) return { price: copy.free, per: undefined };
  return price
    ? { price: moneyText(price, format), per: per[planTerm(plan.billingCycle)] }
    : { price: undefined, per: undefined };
}

/** What a plan gives: history, cameras, and the platform's own selling points. */
export function featureWords(plan: Plan, { copy, freeHistoryHours }: PlanSetting): string[] {
  const kept = retention(plan, { isFree: isFreePlan(plan.code), freeHistoryHours });
  const cameras = plan.deviceQuantity;
  return [historyWords(kept, copy), cameraWords(cameras, copy), ...plan.highlights];
}

function historyWords(kept: Retention, copy: Copy['plans']): string {
  if (kept.kind === 'none') return copy.historyNone;
  return kept.kind === 'hours'
    ? fillIn(copy.historyHours, { count: kept.hours })
    : fillIn(copy.historyDays, { count: kept.days });
}

function cameraWords(count: number, copy: Copy['plans']): string {
  return count === 1 ? copy.cameraOne : fillIn(copy.camerasMany, { count });
}

/** The free trial of a plan, for a visitor with the words that only new subscribers have one. */
export function trialWords({ trial }: Plan, isVisitor: boolean, copy: Copy['plans']): string | undefined {
  if (!trial) return undefined;
  if (!/^days?$/i.test(trial.unit)) return isVisitor ? copy.trialNew : copy.trial;
  return fillIn(isVisitor ? copy.trialNewDays : copy.trialDays, { count: trial.duration });
}

/** How a plan differs from today's, each difference in a few words. */
export function differenceWords(plan: ComparedPlan, today: ComparedPlan, setting: PlanSetting): string[] {
  const { copy } = setting;
  const { price, cameras, history } = planComparison(plan, today, setting);
  const words = [];
  if (price?.kind === 'instead')
    words.push(
      fillIn(copy.otherMoney, {
        after: money(price.after, setting),
        afterPer: eachWords(price.afterCycle, copy),
        before: money(price.before, setting),
        beforePer: eachWords(price.beforeCycle, copy),
      }),
    );
  else if (price)
    words.push(
      fillIn(price.kind === 'more' ? copy.moreMoney : copy.lessMoney, {
        amount: money(price.by, setting),
        per: eachWords(price.cycle, copy),
      }),
    );
  if (cameras !== undefined)
    words.push(
      countWords(cameras, [copy.moreCamera, copy.moreCameras], [copy.fewerCamera, copy.fewerCameras]),
    );
  if (history?.kind === 'days')
    words.push(countWords(history.days, [copy.moreDay, copy.moreDays], [copy.fewerDay, copy.fewerDays]));
  if (history?.kind === 'instead') words.push(insteadWords(history, copy));
  return words;
}

function money(amount: Money, { format }: PlanSetting): string {
  return moneyText(amount, format);
}

function eachWords(months: number, copy: Copy['plans']): string {
  return cycleText(months, {
    none: '',
    monthly: copy.eachMonth,
    yearly: copy.eachYear,
    twoYears: copy.eachTwoYears,
    other: copy.eachMonths,
  });
}

type OneAndMany = readonly [one: string, many: string];

function countWords(count: number, more: OneAndMany, fewer: OneAndMany): string {
  const [one, many] = count > 0 ? more : fewer;
  return Math.abs(count) === 1 ? one : fillIn(many, { count: Math.abs(count) });
}

function insteadWords(history: { before: Retention; after: Retention }, copy: Copy['plans']): string {
  const before = spanWords(history.before, copy);
  const after = spanWords(history.after, copy);
  if (after === undefined) return fillIn(copy.historyToNone, { before: before ?? '' });
  return before === undefined
    ? fillIn(copy.historyFromNone, { after })
    : fillIn(copy.otherHistory, { after, before });
}

/** How long video is kept: `24 hours`, `30 days`; undefined where it is not. */
export function spanWords(kept: Retention, copy: Copy['plans']): string | undefined {
  if (kept.kind === 'none') return undefined;
  if (kept.kind === 'hours') return fillIn(copy.hours, { count: kept.hours });
  return kept.days === 1 ? copy.day : fillIn(copy.days, { count: kept.days });
}
