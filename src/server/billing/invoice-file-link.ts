import { callOfAccount } from '../page/call-of-account.ts';
import type { RequestContext } from '../request/request-context.ts';

/** Returns the address at which the invoice of this page is a file. Throws on a page without a session. */
export function invoiceFileLink(context: Pick<RequestContext, 'accountMark' | 'url'>): string {
  const invoiceId = context.url.searchParams.get('invoiceId') ?? '';
  return `${callOfAccount(context, '/api/billing/invoice')}&${new URLSearchParams({ invoiceId })}`;
}
