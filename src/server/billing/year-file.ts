import { plainText } from '../../contracts/plain-text.ts';
import { invoiceStatus } from '../../domain/billing/invoice-status.ts';
import { yearDisposition } from '../../domain/billing/invoice-file-name.ts';
import { readYear as yearIn } from '../../domain/text/calendar-year.ts';
import { pathTo } from '../../domain/pages/path-to.ts';
import { sumOf } from '../../domain/billing/year-sums.ts';
import { shortNumber, shownCard } from '../../domain/billing/card-on-file.ts';
import { calendarDayOf } from '../../domain/text/calendar-date.ts';
import { decimalSign, decimalText } from '../../domain/text/money.ts';
import { signInAgain } from '../access/sign-in-again.ts';
import { platformOf } from '../platform/platform-of.ts';
import { callOfAccount } from '../page/call-of-account.ts';
import type { FormLead } from '../request/answer.ts';
import type { RequestContext } from '../request/request-context.ts';
import type { SessionRecord } from '../session/session-record.ts';
import { type InvoiceOfYear, readYear } from './load-year.ts';
import { missingText } from './year-text.ts';
import { invoiceList } from '../words/invoice-list.ts';

/** Returns the address at which the invoices of a year are a table. Throws on a page without a session. */
export function yearFileLink(context: Pick<RequestContext, 'accountMark'>, year: string): string {
  return `${callOfAccount(context, '/api/billing/year')}&${new URLSearchParams({ year })}`;
}

/**
 * Returns the invoices of the year that the address names as a table for a spreadsheet, one row each, and a last row where
 * some may be missing; or the path of the page that says why there is none.
 */
export async function yearFile(
  context: RequestContext,
  session: SessionRecord,
): Promise<Response | FormLead> {
  const { brand, locale, url } = context;
  const year = yearIn(url.searchParams.get('year'));
  if (year === undefined) return invoiceList(context).href;
  const page = pathTo('year', brand, { year }) ?? invoiceList(context).href;
  const read = await readYear(context, platformOf(context, session), year);
  if (!read.ok && read.failure.kind === 'signedOut') return signInAgain(context, read.failure, page);
  if (!read.ok || read.invoices.length === 0) return page;
  const missing = missingText(read, context);
  const { tableText } = await import('./table-text.ts');
  const text = tableText(
    [
      headings(context),
      ...read.invoices.map((invoice) => cells(invoice, context)),
      ...(missing === undefined ? [] : [noteRow(missing)]),
    ],
    decimalSign(locale.format) === ',' ? ';' : ',',
  );
  return new Response(text, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': yearDisposition({ brand: brand.displayName, year }),
      'content-language': locale.language,
    },
  });
}

function headings(context: RequestContext): string[] {
  const invoice = context.copy('invoice');
  const history = context.copy('history');
  const { currency } = context.copy('year');
  const { number, item, subTotal, tax, total } = invoice;
  return [history.date, number, history.status, item, subTotal, tax, total, currency, history.card];
}

/** A row that is no invoice: a sentence in the place of what was bought. */
function noteRow(sentence: string): string[] {
  return ['', '', '', sentence, '', '', '', '', ''];
}

/** The cells of an invoice. What is not known is an empty cell. */
function cells(invoice: InvoiceOfYear, context: RequestContext) {
  const { locale, timeZone } = context;
  const { invoiceId, invoiceDate, currency, lines } = invoice;
  const status = invoiceStatus(invoice.status, invoice.invoiceTotal);
  const sign = decimalSign(locale.format);
  const amount = (minorUnits: number | undefined) =>
    minorUnits === undefined || currency === null
      ? ''
      : { number: decimalText({ minorUnits, currency }, sign) };
  const { net, tax, total } = sumOf(invoice);
  const card = shownCard({ type: invoice.cardType, lastFour: invoice.lastFour });
  return [
    invoiceDate === null ? '' : (calendarDayOf(invoiceDate, timeZone) ?? ''),
    plainText(invoiceId),
    status ? context.copy('history')[status] : '',
    lines.map(({ description }) => description).join(' · '),
    amount(net),
    amount(tax),
    amount(total),
    currency ?? '',
    card ? shortNumber(card) : '',
  ];
}
