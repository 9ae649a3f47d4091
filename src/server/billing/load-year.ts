import { fillIn } from '../../copy/fill-in.ts';
import type { YearSheet } from '../../components/billing/year-view.tsx';
import { type Sum, sumOf, yearSums } from '../../domain/billing/year-sums.ts';
import { calendarDayOf } from '../../domain/text/calendar-date.ts';
import { leftToRight } from '../../domain/text/bidi.ts';
import { signInAgain } from '../access/sign-in-again.ts';
import { platformOf } from '../platform/platform-of.ts';
import { type Loaded, loaded, type RedirectPage, redirectTo } from '../page/loaded.ts';
import type { RequestContext } from '../request/request-context.ts';
import type { SessionRecord } from '../session/session-record.ts';
import { invoiceText } from './invoice-text.ts';
import { readYear, type YearRead } from './read-year.ts';
import { missingText } from './year-text.ts';

/** The invoices of a year in words, or why there is no sheet of them. */
export type YearPage =
  | ({ kind: 'year' } & YearSheet)
  /** `missing` says that the platform may have invoices of the year that its list does not. */
  | { kind: 'empty'; missing: string | undefined }
  | { kind: 'failed' };

/** Returns the sheet of a year, or the path to redirect to. Also ends a session that the platform no longer accepts. */
export async function yearPage(
  context: RequestContext,
  session: SessionRecord,
  year: string,
): Promise<Loaded<YearPage | RedirectPage>> {
  const read = await readYear(context, platformOf(context, session), year);
  if (read.ok) return loaded(yearInWords(context, session, year, read));
  if (read.failure.kind !== 'signedOut') return loaded({ kind: 'failed' });
  return redirectTo(await signInAgain(context, read.failure, context.url.pathname));
}

function yearInWords(
  context: RequestContext,
  { person }: SessionRecord,
  year: string,
  read: Extract<YearRead, { ok: true }>,
): YearPage {
  const { locale, timeZone, nowMs } = context;
  const { invoices, undated } = read.year;
  const copy = context.copy('year');
  const { unknown } = context.copy('history');
  const missing = missingText(context, year, read);
  if (invoices.length === 0) return { kind: 'empty', missing };
  const inWords = ({ net, tax, total }: Sum, currency: string | null) => {
    const money = (minorUnits: number | undefined) =>
      minorUnits === undefined || currency === null ? unknown : context.money({ minorUnits, currency });
    return { net: money(net), tax: money(tax), total: money(total) };
  };
  const { currencies, withoutAmount, withoutStatus } = yearSums(invoices);
  const notLookedUp = invoices.filter(({ isLookedUp }) => !isLookedUp).length;
  const withoutTax = invoices.filter((invoice) => invoice.isLookedUp && lacksTax(sumOf(invoice))).length;
  const notes = [
    [withoutTax, copy.withoutTax] as const,
    [withoutAmount, copy.withoutAmount] as const,
    [withoutStatus, copy.withoutStatus] as const,
    [undated, copy.undated] as const,
  ].flatMap(([count, sentence]) => (count > 0 ? [fillIn(sentence, { count })] : []));
  return {
    kind: 'year',
    person: [person.name, person.email],
    facts: [{ label: copy.asOf, value: context.day(calendarDayOf(nowMs, timeZone) ?? nowMs) }],
    rows: invoices.map((invoice) => {
      const { id, date, status } = invoiceText(invoice, context);
      return { id, date, status, ...inWords(sumOf(invoice), invoice.currency) };
    }),
    sums: currencies.flatMap(({ currency, sums }) =>
      sums.map(({ kind, invoices: count, sum }) => ({
        label: fillIn(copy[kind], { currency: leftToRight(currency, locale.format) }),
        invoices: String(count),
        isLeftOver: kind === 'unpaid',
        ...inWords(sum, currency),
      })),
    ),
    notLookedUp: notLookedUp > 0 ? fillIn(copy.notLookedUp, { count: notLookedUp }) : undefined,
    notes: missing === undefined ? notes : [missing, ...notes],
  };
}

/** True for an amount of which the tax is not known. */
function lacksTax({ tax, total }: Sum): boolean {
  return tax === undefined && total !== undefined && total !== 0;
}
