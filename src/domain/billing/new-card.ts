import type { BillingInfo } from '../../contracts/billing/billing-info.ts';
import type { Invoice } from '../../contracts/billing/invoice.ts';
import type { Money } from '../text/money.ts';
import { invoiceStatus } from './invoice-status.ts';

/** A card that the platform has stored, as the platform names it. */
export type StoredCard = Pick<BillingInfo, 'card_type' | 'last_four'>;

/** A card that was saved, and the ids of the invoices that were past due before. */
export type SavedCard = { card: StoredCard; due: string[] };

/** The most invoices that are remembered: more would not fit in a cookie. */
const MOST_DUE = 10;

/** The ids of the invoices that are past due. */
export function dueIds(invoices: readonly Invoice[] | undefined): string[] {
  return pastDueInvoices(invoices ?? [])
    .map(({ invoiceId }) => invoiceId)
    .slice(0, MOST_DUE);
}

/** The invoices that are past due. */
export function pastDueInvoices(invoices: readonly Invoice[]): Invoice[] {
  return invoices.filter(({ status, invoiceTotal }) => invoiceStatus(status, invoiceTotal) === 'pastDue');
}

/** What invoices come to; undefined where one has no amount, or where they are in several currencies. */
export function amountDue(invoices: readonly Invoice[]): Money | undefined {
  const currency = invoices[0]?.currency ?? null;
  let minorUnits = 0;
  for (const invoice of invoices) {
    if (invoice.invoiceTotal === null || invoice.currency !== currency) return undefined;
    minorUnits += invoice.invoiceTotal;
  }
  return currency === null ? undefined : { minorUnits, currency };
}

/** The invoices that were past due before a card was saved, and that are paid now. */
export function paidSince(due: readonly string[], invoices: readonly Invoice[]): Invoice[] {
  return invoices.filter(
    ({ invoiceId, status, invoiceTotal }) =>
      due.includes(invoiceId) && invoiceStatus(status, invoiceTotal) === 'paid',
  );
}

/** True where a card is the one on file. */
export function isOnFile(card: StoredCard, billing: StoredCard): boolean {
  return nameOf(card) === nameOf(billing);
}

/** True where an invoice names a card that is not known to be the one on file. */
export function isOtherCard(
  { cardType, lastFour }: Pick<Invoice, 'cardType' | 'lastFour'>,
  onFile: StoredCard | undefined,
): boolean {
  return lastFour !== null && !(onFile && isOnFile({ card_type: cardType, last_four: lastFour }, onFile));
}

function nameOf({ card_type, last_four }: StoredCard): string {
  return `${card_type?.toLowerCase() ?? ''} ${last_four?.replaceAll(/\D/g, '').slice(-4) ?? ''}`;
}

/** A text that is another one where the card on file, its owner or its address is. */
export function onFileMark(billing: BillingInfo): string {
  return JSON.stringify(billing);
}
