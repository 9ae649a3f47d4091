/** How an invoice's state is shown; undefined shows nothing. */
export type InvoiceStatus = 'paid' | 'pending' | 'failed' | 'pastDue' | 'refund' | 'notApplicable';

const shown: ReadonlyMap<string, InvoiceStatus> = new Map([
  ['collected', 'paid'],
  ['paid', 'paid'],
  ['pending', 'pending'],
  ['failed', 'failed'],
  ['past_due', 'pastDue'],
]);

/**
 * Invoice display status: a total of 0 is N/A, a negative one a refund whatever
 * the status; otherwise by status, in any case. `total` in minor units, null where it could not be read.
 */
export function invoiceStatus(status: string, total: number | null): InvoiceStatus | undefined {
  if (total === 0) return 'notApplicable';
  if (total !== null && total < 0) return 'refund';
  return shown.get(status.toLowerCase());
}

/** True for an invoice that was to be paid and was not. */
export function isUnpaid(status: InvoiceStatus | undefined): boolean {
  return status === 'failed' || status === 'pastDue';
}
