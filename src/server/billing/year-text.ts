import type { YearViewProps } from '../../components/billing/year-view.tsx';
import { fillIn } from '../../copy/fill-in.ts';
import { lacksTax, type Sum, sumOf } from '../../domain/billing/year-sums.ts';
import { leftToRight } from '../../domain/text/bidi.ts';
import { calendarDayOf } from '../../domain/text/calendar-date.ts';
import type { RequestContext } from '../request/request-context.ts';
import type { Words } from '../request/words.ts';
import { invoiceText } from './invoice-text.ts';
import type { YearFacts, YearRead } from './load-year.ts';

/** Puts the invoices of a year into words. */
export function yearText(
  facts: YearFacts,
  context: Words & Pick<RequestContext, 'nowMs'>,
): YearViewProps['page'] {
  if (facts.kind === 'failed') return facts;
  const { person, read, sums, notLookedUp, withoutTax } = facts;
  const { nowMs, timeZone } = context;
  const copy = context.copy('year');
  const missing = missingText(read, context);
  if (read.invoices.length === 0) return { kind: 'empty', missing };
  const notes = [
    [withoutTax, copy.withoutTax] as const,
    [sums.withoutAmount, copy.withoutAmount] as const,
    [sums.withoutStatus, copy.withoutStatus] as const,
    [read.undated, copy.undated] as const,
  ].flatMap(([count, sentence]) => (count > 0 ? [fillIn(sentence, { count })] : []));
  return {
    kind: 'year',
    person: [person.name, person.email],
    facts: [{ label: copy.asOf, value: context.day(calendarDayOf(nowMs, timeZone) ?? nowMs) }],
    hasTax: read.invoices.map(sumOf).some((sum) => lacksTax(sum) || (sum.tax ?? 0) !== 0),
    rows: read.invoices.map((invoice) => {
      const { id, date, status } = invoiceText(invoice, context);
      return { id, date, status, ...sumText(sumOf(invoice), invoice.currency, context) };
    }),
    sums: sums.currencies.flatMap(({ currency, sums: sumsOfCurrency }) =>
      sumsOfCurrency.map(({ kind, invoices: count, sum }) => ({
        label: fillIn(copy[kind], { currency: leftToRight(currency, context.locale.format) }),
        invoices: String(count),
        isLeftOver: kind === 'unpaid',
        ...sumText(sum, currency, context),
      })),
    ),
    notLookedUp: notLookedUp > 0 ? fillIn(copy.notLookedUp, { count: notLookedUp }) : undefined,
    notes: missing === undefined ? notes : [missing, ...notes],
  };
}

function sumText({ net, tax, total }: Sum, currency: string | null, words: Words) {
  const money = (minorUnits: number | undefined) =>
    minorUnits === undefined || currency === null
      ? words.copy('history').unknown
      : words.money({ minorUnits, currency });
  return { net: money(net), tax: money(tax), total: money(total) };
}

/**
 * Says that invoices of a year may be missing in the platform's list, so that its sums are not whole; undefined where all
 * are there.
 */
export function missingText(
  { year, endsAt, isComplete }: Extract<YearRead, { ok: true }>,
  words: Words,
): string | undefined {
  if (endsAt !== undefined) return fillIn(words.copy('year').listEnds, { date: words.day(endsAt), year });
  return isComplete ? undefined : words.copy('history').notAll;
}
