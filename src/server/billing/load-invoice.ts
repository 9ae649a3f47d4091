import { pathTo } from '../../domain/pages/path-to.ts';
import { signInAgain } from '../access/sign-in-again.ts';
import { type Loaded, loaded, type RedirectPage, redirectTo } from '../page/loaded.ts';
import { platformOf } from '../platform/platform-of.ts';
import type { RequestContext } from '../request/request-context.ts';
import type { SessionRecord } from '../session/session-record.ts';
import { invoiceList } from '../words/invoice-list.ts';
import { type InvoiceDetails, readInvoice } from './read-invoice.ts';

/** What the page of an invoice shows. */
export type InvoiceFacts =
  | { kind: 'invoice'; invoice: InvoiceDetails; person: Pick<SessionRecord['person'], 'name' | 'email'> }
  | { kind: 'failed' }
  | { kind: 'notFound' };

/** Loads the invoice of the account that the address names by `invoiceId`; without one it leads to the list of them. */
export async function loadInvoice(
  context: RequestContext,
  session: SessionRecord,
): Promise<Loaded<InvoiceFacts | RedirectPage>> {
  const invoiceId = context.url.searchParams.get('invoiceId') ?? '';
  if (invoiceId === '' || invoiceId.length > 200) return redirectTo(invoiceList(context).href);
  const result = await readInvoice(context, platformOf(context, session), invoiceId);
  if (result.ok) return loaded({ kind: 'invoice', invoice: result.answer, person: session.person });
  const { failure } = result;
  if (failure.kind === 'signedOut')
    return redirectTo(await signInAgain(context, failure, pathTo('invoice', { invoiceId })));
  return loaded({ kind: failure.kind === 'refused' && failure.status === 404 ? 'notFound' : 'failed' });
}
