/** The status shown for an invoice; nothing is shown where it is undefined. */
export type InvoiceStatus = 'paid' | 'pending' | 'failed' | 'pastDue' | 'refund' | 'notApplicable';

const shown: ReadonlyMap<string, InvoiceStatus> = new Map([
  ['collected', 'paid'],
  ['paid', 'paid'],
  ['pending', 'pending'],
  ['failed', 'failed'],
  ['past_due', 'pastDue'],
]);

/**
 * Derives the status shown for an invoice. A total of 0 is not applicable and a negative total is a refund, whatever
 * the status; otherwise the status decides, in any letter case. `total` is in minor units, null where it is unreadable.
 */
export function invoiceStatus(status: string, total: number | null): InvoiceStatus | undefined {
  if (total === 0) return 'notApplicable';
  if (total !== null && total < 0) return 'refund';
  return shown.get(status.toLowerCase());
}

/** True where the platform calls any of these invoices past due, in any letter case, whatever its total. */
export function hasPastDue(invoiceStatuses: readonly string[]): boolean {
  return invoiceStatuses.some((status) => status.toLowerCase() === 'past_due');
}
