import type { When } from '../../contracts/when.ts';
import { calendarDayOf } from '../text/calendar-date.ts';
import { momentOf } from '../text/when.ts';
import { MAX_INVOICES } from './shown-invoices.ts';
import { readYear } from '../text/calendar-year.ts';

const DAY_MS = 86_400_000;

type Dated = { invoiceDate: When | null };

/** The invoices of one year, the oldest first, and what is not known about the list that they are from. */
export type InvoicesOfYear<T> = {
  invoices: T[];
  /** How many invoices of the account have no date, and so are in no year. */
  undated: number;
  /** The day of the oldest invoice of the list, where the list may end within the year or after it. */
  endsAt: When | undefined;
};

/** The years in which there is an invoice, the latest first. A moment is in the year of its day in the IANA time zone. */
export function yearsOf(invoices: readonly Dated[], timeZone: string): string[] {
  const years = invoices.flatMap(({ invoiceDate }) => yearOf(invoiceDate, timeZone) ?? []);
  return [...new Set(years)].toSorted().toReversed();
}

/**
 * Returns the invoices of a year, of the whole list of the platform. A platform may give the latest invoices alone, so a list
 * that is as long as the account history may go on before its oldest invoice.
 */
export function invoicesOfYear<T extends Dated>(
  invoices: readonly T[],
  year: string,
  timeZone: string,
): InvoicesOfYear<T> {
  const dated = invoices
    .filter(({ invoiceDate }) => invoiceDate !== null)
    .toSorted((a, b) => momentOf(a.invoiceDate ?? 0) - momentOf(b.invoiceDate ?? 0));
  const oldest = dated[0]?.invoiceDate ?? null;
  const firstYear = yearOf(oldest, timeZone);
  const mayGoOn = invoices.length >= MAX_INVOICES && firstYear !== undefined && year <= firstYear;
  return {
    invoices: dated.filter(({ invoiceDate }) => yearOf(invoiceDate, timeZone) === year),
    undated: invoices.length - dated.length,
    endsAt: mayGoOn && oldest !== null ? oldest : undefined,
  };
}

/** The year of the day. The calendar is asked on the days around New Year alone: no time zone is a day away from UTC. */
function yearOf(when: When | null, timeZone: string): string | undefined {
  if (when === null) return undefined;
  const [before, after] = [-DAY_MS, DAY_MS].map((away) => new Date(momentOf(when) + away).getUTCFullYear());
  return readYear(before === after ? `${before}` : calendarDayOf(when, timeZone)?.slice(0, 4));
}
