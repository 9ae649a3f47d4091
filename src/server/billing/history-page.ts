import { copyFor } from '../../copy/copy.ts';
import { fillIn } from '../../copy/fill-in.ts';
import { rowChoices, shownInvoices } from '../../domain/billing/shown-invoices.ts';
import { signInAgain } from '../access/sign-in-again.ts';
import type { PlatformClient } from '../platform/platform-client.ts';
import { type Loaded, loaded, type RedirectPage, redirectTo } from '../page/loaded.ts';
import type { RequestContext } from '../request/request-context.ts';
import { type InvoiceText, invoiceText } from './invoice-text.ts';

type PageLink = { label: string; href: string; current: boolean };
/** One page of the account history in words, or why there is none. */
export type HistoryPage =
  | {
      kind: 'rows';
      rows: InvoiceText[];
      position: string | undefined;
      pages: PageLink[];
      rowLinks: PageLink[];
    }
  | { kind: 'empty' }
  | { kind: 'signedOut' }
  | { kind: 'failed' };

/** Returns the account history in words, one page of it. The address names the page. */
export async function historyPage(context: RequestContext, platform: PlatformClient): Promise<HistoryPage> {
  const result = await platform.call('paymentHistory');
  if (!result.ok) return { kind: result.failure.kind === 'signedOut' ? 'signedOut' : 'failed' };
  if (result.answer.length === 0) return { kind: 'empty' };
  const { locale, url } = context;
  const copy = copyFor('history', locale.language, context.brand);
  const asked = { page: url.searchParams.get('page'), rows: url.searchParams.get('rows') };
  const list = shownInvoices(result.answer, asked);
  return {
    kind: 'rows',
    rows: list.rows.map((invoice) => invoiceText(invoice, context)),
    position: list.pages > 1 ? fillIn(copy.pageOf, { page: list.page, pages: list.pages }) : undefined,
    pages: [
      ...(list.page > 1
        ? [{ label: copy.previous, href: address(list.page - 1, list.perPage), current: false }]
        : []),
      ...(list.page < list.pages
        ? [{ label: copy.next, href: address(list.page + 1, list.perPage), current: false }]
        : []),
    ],
    // Where all invoices fit on the shortest page, another number of rows changes nothing.
    rowLinks:
      list.total > rowChoices[0]
        ? rowChoices.map((count) => ({
            label: fillIn(copy.rows, { count }),
            href: address(1, count),
            current: count === list.perPage,
          }))
        : [],
  };
}

/** Returns the account history, or the path to redirect to. Also ends a session that the platform no longer accepts. */
export async function historyOrRedirect(
  context: RequestContext,
  platform: PlatformClient,
): Promise<Loaded<Exclude<HistoryPage, { kind: 'signedOut' }> | RedirectPage>> {
  const page = await historyPage(context, platform);
  if (page.kind !== 'signedOut') return loaded(page);
  return redirectTo(await signInAgain(context, page, '/account-history'));
}

function address(page: number, rows: number): string {
  return `/account-history?page=${page}&rows=${rows}`;
}
