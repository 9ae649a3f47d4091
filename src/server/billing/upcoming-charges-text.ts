import type { UpcomingChangesText } from '../../components/billing/upcoming-changes.tsx';
import { fillIn } from '../../copy/fill-in.ts';
import { isolate } from '../../domain/text/bidi.ts';
import { calendarDayOf } from '../../domain/text/calendar-date.ts';
import type { UpcomingAmount, UpcomingLine, UpcomingCharges } from '../../domain/orders/upcoming-charges.ts';
import type { ChangeLine, UpcomingPattern } from '../../domain/orders/upcoming-pattern.ts';
import type { Plan } from '../../contracts/plans/plan.ts';
import type { Subscription } from '../../domain/plans/subscription.ts';
import { calendarLink } from '../page/calendar-link.ts';
import { priceText } from '../words/price-text.ts';
import { distinctNames, pendingAsNamed } from '../words/plan-names.ts';
import type { RequestContext } from '../request/request-context.ts';
import type { Words } from '../request/words.ts';

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

/** Says the one amount that is charged each month, and what it comes to. */
export function monthlyText(
  { amount: each, day: count }: Extract<UpcomingPattern, { kind: 'monthly' }>,
  total: UpcomingCharges['sum'],
  words: Words,
): string {
  const copy = words.copy('payment');
  const amount = amountText(each, words);
  const day = count === undefined ? undefined : fillIn(copy.dayOfMonth, { count });
  if (!total)
    return day === undefined ? fillIn(copy.monthly, { amount }) : fillIn(copy.monthlyOn, { amount, day });
  const sum = words.money(total);
  return day === undefined
    ? fillIn(copy.monthlySum, { amount, sum })
    : fillIn(copy.monthlyOnSum, { amount, day, sum });
}

/** Puts what changes in the next months into words. */
export function upcomingChangesText(
  changes: readonly ChangeLine[],
  { sum, names }: { sum: UpcomingCharges['sum']; names: PlanNames },
  context: Words & Pick<RequestContext, 'accountMark'>,
): UpcomingChangesText {
  return {
    lines: changes.map(({ line, recurs }) => ({
      id: `${line.subscriptionId} ${String(line.at)} ${line.kind}`,
      day: calendarDayOf(line.at, context.timeZone),
      date: dayText(line, context),
      what: lineText(line, names, context),
      amount: line.kind === 'charge' ? amountText(line.amount, context, recurs ? line.months : 0) : undefined,
    })),
    sum: sum ? fillIn(context.copy('payment').upcomingSum, { amount: context.money(sum) }) : undefined,
    calendar: calendarLink(context, 'payments'),
  };
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

/** Says what is charged, as far as it is known, and every how many `months` it comes again; 0 where it does not. */
export function amountText(amount: UpcomingAmount | null, words: Words, months = 0): string {
  if (!amount) return words.copy('payment').upcomingUnknown;
  const copy = words.copy('price');
  const text = priceText(words.money(amount), months, copy.each);
  if (amount.tax === 'added')
    return amount.isMost
      ? fillIn(copy.amountMostPlusTax, { amount: text })
      : fillIn(copy.eachPlusTax, { price: text });
  return amount.isMost ? fillIn(copy.amountMost, { amount: text }) : text;
}
