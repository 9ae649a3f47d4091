import { plainText } from '../../contracts/plain-text.ts';
import type { CalendarDay, When } from '../../contracts/when.ts';
import { isolate } from '../../domain/text/bidi.ts';
import { fillIn } from '../../copy/fill-in.ts';
import type { BillLine } from '../../components/orders/order-cost.tsx';
import { calendarDayOf } from '../../domain/text/calendar-date.ts';
import { shownCard } from '../../domain/billing/card-on-file.ts';
import { type InvoiceStatus, invoiceStatus } from '../../domain/billing/invoice-status.ts';
import { pathTo } from '../../domain/pages/path-to.ts';
import { invoiceList } from '../words/invoice-list.ts';
import { platformOf } from '../platform/platform-of.ts';
import type { SessionRecord } from '../session/session-record.ts';
import { signInAgain } from '../access/sign-in-again.ts';
import { type Loaded, loaded, type RedirectPage, redirectTo } from '../page/loaded.ts';
import type { RequestContext } from '../request/request-context.ts';
import { type InvoiceText, invoiceText } from './invoice-text.ts';
import { readInvoice } from './read-invoice.ts';

/** One invoice in words, the reason why it cannot be shown, or the path to redirect to. */
export type InvoicePage =
  | RedirectPage
  | { kind: 'failed' }
  | { kind: 'notFound' }
  | {
      kind: 'invoice';
      title: string;
      /** The day of the invoice, for the name of its file. */
      day: CalendarDay | undefined;
      status: InvoiceText['status'];
      /** What the page says where the invoice was not paid. */
      unpaid: { title: string; text: string } | undefined;
      person: string[];
      facts: BillLine[];
      lines: BillLine[];
      sums: BillLine[];
      total: BillLine;
    };

/** Returns the invoice of the account that the address names by `invoiceId`. */
export async function invoicePage(
  context: RequestContext,
  session: SessionRecord,
): Promise<Loaded<InvoicePage>> {
  const invoiceId = context.url.searchParams.get('invoiceId') ?? '';
  if (invoiceId === '' || invoiceId.length > 200) return redirectTo(invoiceList(context).href);
  const result = await readInvoice(context, platformOf(context, session), invoiceId);
  if (!result.ok) {
    const { failure } = result;
    if (failure.kind === 'signedOut') {
      const back = pathTo('invoice', { invoiceId });
      return redirectTo(await signInAgain(context, failure, back));
    }
    return loaded({ kind: failure.kind === 'refused' && failure.status === 404 ? 'notFound' : 'failed' });
  }
  const { locale, timeZone } = context;
  const copy = context.copy('invoice');
  const history = context.copy('history');
  const invoice = result.answer;
  const money = (minorUnits: number | null | undefined) =>
    invoice.currency === null || !isAmount(minorUnits)
      ? history.unknown
      : context.money({ minorUnits, currency: invoice.currency });
  const date = (when: When | null) => (when === null ? history.unknown : context.day(when));
  const status = invoiceStatus(invoice.status, invoice.invoiceTotal);
  const words = invoiceText(invoice, context);
  const card = shownCard({ type: invoice.cardType, lastFour: invoice.lastFour });
  return loaded({
    kind: 'invoice',
    title: invoice.invoiceDate === null ? copy.title : fillIn(copy.titleOf, { date: words.date }),
    day: invoice.invoiceDate === null ? undefined : calendarDayOf(invoice.invoiceDate, timeZone),
    status: words.status,
    unpaid: unpaidText(status, context),
    person: [session.person.name, plainText(session.person.email)],
    facts: [
      { label: copy.number, value: isolate(plainText(invoice.invoiceId), locale.format) },
      { label: copy.date, value: words.date },
      ...(invoice.due_date === null ? [] : [{ label: copy.due, value: date(invoice.due_date) }]),
      ...(card ? [{ label: status === 'paid' ? copy.paidWith : history.card, value: words.card }] : []),
    ],
    lines: invoice.lines.map(({ description, amount }) => ({
      label: isolate(description, locale.format),
      value: money(amount),
    })),
    sums: [
      ...(typeof invoice.subTotal === 'number'
        ? [{ label: copy.subTotal, value: money(invoice.subTotal) }]
        : []),
      ...(typeof invoice.tax === 'number' ? [{ label: copy.tax, value: money(invoice.tax) }] : []),
    ],
    total: { label: copy.total, value: money(invoice.invoiceTotal) },
  });
}

/** Returns what the page says of an invoice that was not paid; undefined for any other. */
function unpaidText(
  status: InvoiceStatus | undefined,
  context: RequestContext,
): { title: string; text: string } | undefined {
  const copy = context.copy('invoice');
  switch (status) {
    case 'pastDue':
      return { title: copy.pastDueTitle, text: context.copy('payment').pastDueText };
    case 'failed':
      return { title: copy.failedTitle, text: copy.failedText };
    default:
      return undefined;
  }
}

function isAmount(minorUnits: number | null | undefined): minorUnits is number {
  return typeof minorUnits === 'number' && Number.isSafeInteger(minorUnits);
}
