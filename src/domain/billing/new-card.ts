import type { BillingInfo } from '../../contracts/billing/billing-info.ts';
import type { Invoice } from '../../contracts/billing/invoice.ts';
import { invoiceStatus } from './invoice-status.ts';

/** What was on file, and which invoices were past due, when a person went to enter another card. */
export type BeforeCard = { onFile: string; due: string[] };

/** The most invoices that are remembered: more would not fit in a cookie. */
const MOST_DUE = 10;

/** Records what is on file and past due. What could not be read is left out. */
export function beforeCard(
  billing: BillingInfo | undefined,
  invoices: readonly Invoice[] | undefined,
): BeforeCard {
  return {
    onFile: onFileMark(billing),
    due: pastDueInvoices(invoices ?? [])
      .map(({ invoiceId }) => invoiceId)
      .slice(0, MOST_DUE),
  };
}

/** True where the card on file is another one than before, or has another owner or address. */
export function isCardChanged(before: BeforeCard, billing: BillingInfo): boolean {
  return before.onFile !== onFileMark(billing);
}

/** The invoices that were past due before the card was entered, and that are paid now. */
export function paidSince(before: BeforeCard, invoices: readonly Invoice[]): Invoice[] {
  const due = new Set(before.due);
  return invoices.filter(
    ({ invoiceId, status, invoiceTotal }) =>
      due.has(invoiceId) && invoiceStatus(status, invoiceTotal) === 'paid',
  );
}

/** The invoices that are past due. */
export function pastDueInvoices(invoices: readonly Invoice[]): Invoice[] {
  return invoices.filter(({ status, invoiceTotal }) => invoiceStatus(status, invoiceTotal) === 'pastDue');
}

function onFileMark(billing: BillingInfo | undefined): string {
  return billing ? JSON.stringify(billing) : '';
}
