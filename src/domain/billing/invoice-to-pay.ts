import { invoiceStatus } from './invoice-status.ts';

type Owed = { status: string; invoiceTotal: number | null };

/**
 * Returns the newest invoice for which another card helps, of a list with the newest first: one that is past due, or one
 * whose charge failed and after which none was paid.
 */
export function invoiceToPay<T extends Owed>(newestFirst: readonly T[]): T | undefined {
  let isPaidSince = false;
  for (const invoice of newestFirst) {
    const status = invoiceStatus(invoice.status, invoice.invoiceTotal);
    if (status === 'pastDue' || (status === 'failed' && !isPaidSince)) return invoice;
    isPaidSince ||= status === 'paid';
  }
  return undefined;
}
