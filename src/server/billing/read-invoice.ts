import type * as z from 'zod';
import type { invoiceDetails } from '../../contracts/billing/invoice.ts';
import type { PlatformClient } from '../platform/platform-client.ts';
import type { PlatformResult } from '../platform/platform-failure.ts';
import type { RequestContext } from '../request/request-context.ts';

/** An invoice with its lines and its tax. */
export type InvoiceDetails = z.output<typeof invoiceDetails>;

/** Reads one invoice of the account. An answer about another invoice than the one asked for is none. */
export async function readInvoice(
  { log }: Pick<RequestContext, 'log'>,
  platform: PlatformClient,
  invoiceId: string,
  limits?: { untilMs: number },
): Promise<PlatformResult<InvoiceDetails>> {
  const result = await platform.call('invoiceDetails', { query: { invoiceId } }, limits);
  if (!result.ok || result.answer.invoiceId === invoiceId) return result;
  log.warn('another_invoice');
  return { ok: false, failure: { kind: 'garbled', detail: 'another invoice' } };
}
