import type { Words } from '../request/words.ts';
import type { UpcomingChargesText } from '../../components/billing/upcoming-charges-list.tsx';
import { copyFor } from '../../copy/copy.ts';
import { fillIn } from '../../copy/fill-in.ts';
import { isolate } from '../../domain/text/bidi.ts';
import { calendarDayOf } from '../../domain/text/calendar-date.ts';
import { moneyText } from '../../domain/text/money.ts';
import type { UpcomingAmount, UpcomingLine, UpcomingCharges } from '../../domain/orders/upcoming-charges.ts';
import type { Plan } from '../../contracts/plans/plan.ts';
import type { Subscription } from '../../domain/plans/subscription.ts';
import { calendarLink } from '../page/calendar-link.ts';
import { distinctNames, pendingAsNamed } from '../words/plan-names.ts';
import type { RequestContext } from '../request/request-context.ts';

/** How many lines are in sight. */
const VISIBLE_COUNT = 4;

type Setting = Words;

/** The names of plans that follow plans of the same name, by subscription. */
type PlanNames = ReadonlyMap<string, string>;

/** Returns the name of each plan that follows another one, told apart from it. */
export function followingNames(
  subscriptions: readonly Subscription[],
  plans: readonly Plan[],
  setting: Setting,
): PlanNames {
  const names = subscriptions.flatMap(({ id, plan, state }) =>
    state.kind === 'changing'
      ? [[id, distinctNames(plan, pendingAsNamed(state.to, plans), setting).second] as const]
      : [],
  );
  return new Map(names);
}

/** Puts the upcoming charges into words; undefined where nothing comes. */
export function upcomingChargesText(
  { lines, sum }: UpcomingCharges,
  names: PlanNames,
  setting: Setting & Pick<RequestContext, 'accountMark'>,
): UpcomingChargesText | undefined {
  if (lines.length === 0) return undefined;
  const { timeZone } = setting;
  const copy = setting.copy('payment');
  const all = lines.map((line) => ({
    id: `${line.subscriptionId} ${String(line.at)} ${line.kind}`,
    day: calendarDayOf(line.at, timeZone),
    date: dayText(line, setting),
    what: lineText(line, names, setting),
    amount: line.kind === 'charge' ? amountText(line.amount, setting) : undefined,
  }));
  // One line is not worth a press.
  const isLong = all.length > VISIBLE_COUNT + 1;
  const rest = isLong ? all.slice(VISIBLE_COUNT) : [];
  return {
    lines: isLong ? all.slice(0, VISIBLE_COUNT) : all,
    more: isLong ? { label: fillIn(copy.upcomingMore, { count: rest.length }), lines: rest } : undefined,
    sum: sumText(lines, sum, setting),
    calendar: calendarLink(setting, 'payments'),
  };
}

/** Says what the charges come to, or what they stand under; undefined where none comes. */
function sumText(
  lines: readonly UpcomingLine[],
  sum: UpcomingCharges['sum'],
  words: Setting,
): string | undefined {
  const copy = words.copy('payment');
  if (lines.every(({ kind }) => kind === 'ends')) return undefined;
  return sum ? fillIn(copy.upcomingSum, { amount: words.money(sum) }) : copy.upcomingNote;
}

/** Says on which day a line is, and "about" where that may be later. */
function dayText(line: UpcomingLine, words: Setting): string {
  const date = words.day(line.at);
  const isAbout = line.kind === 'charge' && line.isAbout;
  return isAbout ? fillIn(words.copy('payment').upcomingAbout, { date }) : date;
}

/** Says what happens on the day of a line. */
export function lineText(line: UpcomingLine, names: PlanNames, words: Setting): string {
  const { locale } = words;
  const copy = words.copy('payment');
  const plan = isolate(names.get(line.subscriptionId) ?? line.plan, locale.format);
  if (line.kind === 'ends') return fillIn(copy.ahead_ends, { plan });
  return fillIn(copy[`ahead_${line.occasion}`], { plan });
}

/** Says what is charged, as far as it is known. */
export function amountText(amount: UpcomingAmount | null, { brand, locale }: Setting): string {
  const { language, format } = locale;
  if (!amount) return copyFor('payment', language, brand).upcomingUnknown;
  const copy = copyFor('price', language, brand);
  const text = moneyText(amount, format);
  if (amount.tax === 'added')
    return amount.isMost
      ? fillIn(copy.amountMostPlusTax, { amount: text })
      : fillIn(copy.eachPlusTax, { price: text });
  return amount.isMost ? fillIn(copy.amountMost, { amount: text }) : text;
}
