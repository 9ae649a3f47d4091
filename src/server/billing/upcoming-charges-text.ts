import type { UpcomingChargesText } from '../../components/billing/upcoming-charges-list.tsx';
import { fillIn } from '../../copy/fill-in.ts';
import { isolate } from '../../domain/text/bidi.ts';
import { calendarDayOf } from '../../domain/text/calendar-date.ts';
import type { UpcomingAmount, UpcomingLine, UpcomingCharges } from '../../domain/orders/upcoming-charges.ts';
import type { Plan } from '../../contracts/plans/plan.ts';
import type { Subscription } from '../../domain/plans/subscription.ts';
import { calendarLink } from '../page/calendar-link.ts';
import { distinctNames, pendingAsNamed } from '../words/plan-names.ts';
import type { RequestContext } from '../request/request-context.ts';
import type { Words } from '../request/words.ts';

/** How many lines are in sight. */
const VISIBLE_COUNT = 4;

/** The names of plans that follow plans of the same name, by subscription. */
type PlanNames = ReadonlyMap<string, string>;

/** Returns the name of each plan that follows another one, told apart from it. */
export function followingNames(
  subscriptions: readonly Subscription[],
  plans: readonly Plan[],
  words: Words,
): PlanNames {
  const names = subscriptions.flatMap(({ id, plan, state }) =>
    state.kind === 'changing'
      ? [[id, distinctNames(plan, pendingAsNamed(state.to, plans), words).second] as const]
      : [],
  );
  return new Map(names);
}

/** Puts the upcoming charges into words; undefined where nothing comes. */
export function upcomingChargesText(
  { lines, sum }: UpcomingCharges,
  names: PlanNames,
  context: Words & Pick<RequestContext, 'accountMark'>,
): UpcomingChargesText | undefined {
  if (lines.length === 0) return undefined;
  const copy = context.copy('payment');
  const all = lines.map((line) => ({
    id: `${line.subscriptionId} ${String(line.at)} ${line.kind}`,
    day: calendarDayOf(line.at, context.timeZone),
    date: dayText(line, context),
    what: lineText(line, names, context),
    amount: line.kind === 'charge' ? amountText(line.amount, context) : undefined,
  }));
  // One line is not worth a press.
  const isLong = all.length > VISIBLE_COUNT + 1;
  const rest = isLong ? all.slice(VISIBLE_COUNT) : [];
  return {
    lines: isLong ? all.slice(0, VISIBLE_COUNT) : all,
    more: isLong ? { label: fillIn(copy.upcomingMore, { count: rest.length }), lines: rest } : undefined,
    sum: sumText(lines, sum, context),
    calendar: calendarLink(context, 'payments'),
  };
}

/** Says what the charges come to, or what they stand under; undefined where none comes. */
function sumText(
  lines: readonly UpcomingLine[],
  sum: UpcomingCharges['sum'],
  words: Words,
): string | undefined {
  const copy = words.copy('payment');
  if (lines.every(({ kind }) => kind === 'ends')) return undefined;
  return sum ? fillIn(copy.upcomingSum, { amount: words.money(sum) }) : copy.upcomingNote;
}

/** Says on which day a line is, and "about" where that may be later. */
function dayText(line: UpcomingLine, words: Words): string {
  const date = words.day(line.at);
  const isAbout = line.kind === 'charge' && line.isAbout;
  return isAbout ? fillIn(words.copy('payment').upcomingAbout, { date }) : date;
}

/** Says what happens on the day of a line. */
export function lineText(line: UpcomingLine, names: PlanNames, words: Words): string {
  const copy = words.copy('payment');
  const plan = isolate(names.get(line.subscriptionId) ?? line.plan, words.locale.format);
  if (line.kind === 'ends') return fillIn(copy.ahead_ends, { plan });
  return fillIn(copy[`ahead_${line.occasion}`], { plan });
}

/** Says what is charged, as far as it is known. */
export function amountText(amount: UpcomingAmount | null, words: Words): string {
  if (!amount) return words.copy('payment').upcomingUnknown;
  const copy = words.copy('price');
  const text = words.money(amount);
  if (amount.tax === 'added')
    return amount.isMost
      ? fillIn(copy.amountMostPlusTax, { amount: text })
      : fillIn(copy.eachPlusTax, { price: text });
  return amount.isMost ? fillIn(copy.amountMost, { amount: text }) : text;
}
