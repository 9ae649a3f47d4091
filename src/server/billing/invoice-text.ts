import type { Words } from '../request/words.ts';
import { leftToRight } from '../../domain/text/bidi.ts';
import type { Invoice } from '../../contracts/billing/invoice.ts';
import { shortNumber, shownCard } from '../../domain/billing/card-on-file.ts';
import { type InvoiceStatus, invoiceStatus } from '../../domain/billing/invoice-status.ts';

type BadgeKind = 'success' | 'warning' | 'danger' | 'neutral';

const kinds: Record<InvoiceStatus, BadgeKind> = {
  paid: 'success',
  pending: 'warning',
  failed: 'danger',
  pastDue: 'danger',
  refund: 'neutral',
  notApplicable: 'neutral',
};

export type InvoiceText = {
  id: string;
  date: string;
  status: { text: string; kind: BadgeKind } | undefined;
  total: string;
  card: string;
};

/** Returns an invoice in words; a fact that cannot be read is a dash. */
export function invoiceText(
  { invoiceId: id, invoiceDate, invoiceTotal: total, ...invoice }: Invoice,
  words: Words,
): InvoiceText {
  const { locale } = words;
  const copy = words.copy('history');
  const status = invoiceStatus(invoice.status, total);
  const card = shownCard({ type: invoice.cardType, lastFour: invoice.lastFour });
  const isReadable = total !== null && Number.isSafeInteger(total) && invoice.currency !== null;
  return {
    id,
    date: invoiceDate === null ? copy.unknown : words.day(invoiceDate),
    status: status && { text: copy[status], kind: kinds[status] },
    total: isReadable ? words.money({ minorUnits: total, currency: invoice.currency ?? '' }) : copy.unknown,
    card: card ? leftToRight(shortNumber(card), locale.format) : copy.unknown,
  };
}
