import type * as z from 'zod';
import type { invoiceDetails } from '../../contracts/billing/invoice.ts';
import type { PlatformClient } from '../platform/platform-client.ts';
import type { PlatformResult } from '../platform/platform-failure.ts';

/** An invoice with its lines and its tax. */
export type InvoiceDetails = z.output<typeof invoiceDetails>;

/** Reads one invoice of the account. An answer about another invoice than the one asked for is none. */
export async function readInvoice(
  platform: PlatformClient,
  invoiceId: string,
  limits?: { untilMs: number },
): Promise<PlatformResult<InvoiceDetails>> {
  const result = await platform.call('invoiceDetails', { query: { invoiceId } }, limits);
  return result.ok && result.answer.invoiceId !== invoiceId
    ? { ok: false, failure: { kind: 'garbled', detail: 'another invoice' } }
    : result;
}
