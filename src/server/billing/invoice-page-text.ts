import type { CardTroubleText } from '../../components/card-trouble.tsx';
import { plainText } from '../../contracts/plain-text.ts';
import { fillIn } from '../../copy/fill-in.ts';
import { shownCard } from '../../domain/billing/card-on-file.ts';
import { type InvoiceStatus, invoiceStatus } from '../../domain/billing/invoice-status.ts';
import { isolate } from '../../domain/text/bidi.ts';
import { callOfAccount } from '../page/call-of-account.ts';
import type { RequestContext } from '../request/request-context.ts';
import type { Words } from '../request/words.ts';
import { cardFormButton } from '../words/card-trouble-text.ts';
import { invoiceText } from './invoice-text.ts';
import type { InvoiceFacts } from './load-invoice.ts';

/** Puts an invoice into words, for its page and its file; an amount that cannot be read is a dash. */
export function invoicePageText(
  { invoice, person }: Extract<InvoiceFacts, { kind: 'invoice' }>,
  words: Words,
) {
  const { format } = words.locale;
  const copy = words.copy('invoice');
  const history = words.copy('history');
  const money = (minorUnits: number | null | undefined) =>
    invoice.currency === null || !isAmount(minorUnits)
      ? history.unknown
      : words.money({ minorUnits, currency: invoice.currency });
  const status = invoiceStatus(invoice.status, invoice.invoiceTotal);
  const { date, status: badge, card } = invoiceText(invoice, words);
  const hasCard = shownCard({ type: invoice.cardType, lastFour: invoice.lastFour }) !== undefined;
  const { due_date: dueDate, subTotal, tax } = invoice;
  return {
    kind: 'invoice' as const,
    title: invoice.invoiceDate === null ? copy.title : fillIn(copy.titleOf, { date }),
    status: badge,
    unpaid: unpaidText(status, words),
    person: [person.name, plainText(person.email)],
    facts: [
      { label: copy.number, value: isolate(plainText(invoice.invoiceId), format) },
      { label: copy.date, value: date },
      ...(dueDate === null ? [] : [{ label: copy.due, value: words.day(dueDate) }]),
      ...(hasCard ? [{ label: status === 'paid' ? copy.paidWith : history.card, value: card }] : []),
    ],
    lines: invoice.lines.map(({ description, amount }) => ({
      label: isolate(description, format),
      value: money(amount),
    })),
    sums: [
      ...(typeof subTotal === 'number' ? [{ label: copy.subTotal, value: money(subTotal) }] : []),
      ...(typeof tax === 'number' ? [{ label: copy.tax, value: money(tax) }] : []),
    ],
    total: { label: copy.total, value: money(invoice.invoiceTotal) },
  };
}

function isAmount(minorUnits: number | null | undefined): minorUnits is number {
  return typeof minorUnits === 'number' && Number.isSafeInteger(minorUnits);
}

/** Returns what the page says of an invoice that was not paid; undefined for any other. */
function unpaidText(status: InvoiceStatus | undefined, words: Words): CardTroubleText | undefined {
  const copy = words.copy('invoice');
  const alert = { kind: 'error' as const, titleHref: undefined, button: cardFormButton(words) };
  switch (status) {
    case 'pastDue':
      return { ...alert, title: copy.pastDueTitle, text: words.copy('myPlan').pastDueText };
    case 'failed':
      return { ...alert, title: copy.failedTitle, text: copy.failedText };
    default:
      return undefined;
  }
}

/** An invoice in words. */
export type ShownInvoice = ReturnType<typeof invoicePageText>;

/** Returns the address at which the invoice of this page is a file. Throws on a page without a session. */
export function invoiceFileLink(context: Pick<RequestContext, 'accountMark' | 'url'>): string {
  const invoiceId = context.url.searchParams.get('invoiceId') ?? '';
  return `${callOfAccount(context, '/api/billing/invoice')}&${new URLSearchParams({ invoiceId })}`;
}
