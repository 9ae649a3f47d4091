import { calendarDayOf } from '../text/calendar-date.ts';
import { momentOf } from '../text/when.ts';
import type { UpcomingAmount, UpcomingLine } from './upcoming-charges.ts';

type Charge = Extract<UpcomingLine, { kind: 'charge' }>;

/** A line with a word of its own. The same amount `recurs` each month until the next such line of its subscription. */
export type ChangeLine = { line: UpcomingLine; recurs: boolean };

/**
 * The upcoming lines without those that say the same again: the next charge alone; one amount each month, with its day of the
 * month, undefined where that is not always the same one; or the lines at which something changes.
 */
export type UpcomingPattern =
  | { kind: 'nextOnly' }
  | { kind: 'monthly'; amount: UpcomingAmount; day: number | undefined }
  | { kind: 'changes'; changes: ChangeLine[] };

/** Returns the pattern of the upcoming lines, whose days are those of the IANA time zone. */
export function upcomingPattern(lines: readonly UpcomingLine[], timeZone: string): UpcomingPattern {
  const bySubscription = [...Map.groupBy(lines, ({ subscriptionId }) => subscriptionId).values()];
  const isOnly = bySubscription.length === 1;
  const changes = bySubscription
    .flatMap((of) => changesOf(of, isOnly))
    .toSorted((a, b) => momentOf(a.line.at) - momentOf(b.line.at));
  if (changes.length > 0) return { kind: 'changes', changes };
  const charges = lines.filter((line) => line.kind === 'charge');
  const amount = charges[0]?.amount;
  return amount && charges.length > 1
    ? { kind: 'monthly', amount, day: sharedDay(charges, timeZone) }
    : { kind: 'nextOnly' };
}

/** The next charge of the only subscription, where it is more than a renewal; undefined where it is not, or where there are more. */
export function firstOfItsKind(lines: readonly UpcomingLine[]): UpcomingLine | undefined {
  const [next] = lines;
  const isOnly = lines.every(({ subscriptionId }) => subscriptionId === next?.subscriptionId);
  return isOnly && next?.kind === 'charge' && next.occasion !== 'renews' ? next : undefined;
}

/** The lines of a subscription that differ from the one before. The next charge of the only one is on the page already. */
function changesOf(lines: readonly UpcomingLine[], isOnly: boolean): ChangeLine[] {
  const isChange = (line: UpcomingLine, index: number) =>
    line.kind === 'ends' ||
    (index === 0 ? !isOnly : line.occasion !== 'renews' || !isSame(line, lines[index - 1]));
  return lines.flatMap((line, index) =>
    isChange(line, index) ? [{ line, recurs: isSame(line, lines[index + 1]) }] : [],
  );
}

function isSame(a: UpcomingLine, b: UpcomingLine | undefined): boolean {
  return a.kind === 'charge' && b?.kind === 'charge' && sameAmount(a.amount, b.amount);
}

function sameAmount(a: UpcomingAmount | null, b: UpcomingAmount | null): boolean {
  if (!a || !b) return a === b;
  return (
    a.minorUnits === b.minorUnits && a.currency === b.currency && a.isMost === b.isMost && a.tax === b.tax
  );
}

function sharedDay(charges: readonly Charge[], timeZone: string): number | undefined {
  const days = new Set(charges.map(({ at }) => calendarDayOf(at, timeZone)?.slice(-2)));
  const [day] = days;
  return day !== undefined && days.size === 1 && charges.every(({ isAbout }) => !isAbout)
    ? Number(day)
    : undefined;
}
