import { fillIn } from '../../copy/fill-in.ts';
import type { InvoiceTableProps, PageLink } from '../../components/billing/invoice-table.tsx';
import type { BillingInfo } from '../../contracts/billing/billing-info.ts';
import type { Invoice } from '../../contracts/billing/invoice.ts';
import { invoiceToPay } from '../../domain/billing/invoice-to-pay.ts';
import { isOnFile } from '../../domain/billing/new-card.ts';
import {
  latestInvoices,
  MAX_INVOICES,
  rowChoices,
  shownInvoices,
} from '../../domain/billing/shown-invoices.ts';
import { yearsOf } from '../../domain/billing/invoice-year.ts';
import { pathTo } from '../../domain/pages/path-to.ts';
import { signInAgain } from '../access/sign-in-again.ts';
import type { PlatformClient } from '../platform/platform-client.ts';
import { type Loaded, loaded, type RedirectPage, redirectTo } from '../page/loaded.ts';
import type { RequestContext } from '../request/request-context.ts';
import { OPTIONAL_MS } from '../account/read-account.ts';
import { billingOperations } from '../platform/billing-operations.ts';
import { invoiceText } from './invoice-text.ts';

/** One page of the account history in words, or why there is none. */
export type HistoryPage =
  | ({
      kind: 'rows';
      years: readonly PageLink[];
      /** That invoices are missing; undefined where all are there that the page shows. */
      missing: string | undefined;
    } & Omit<InvoiceTableProps, 'words'>)
  | { kind: 'empty' }
  | { kind: 'signedOut' }
  | { kind: 'failed' };

/** Returns the account history in words, one page of it. The address names the page. */
export async function historyPage(context: RequestContext, platform: PlatformClient): Promise<HistoryPage> {
  const [result, billing] = await Promise.all([
    platform.call('paymentHistory'),
    platform.call(billingOperations(context.brand).info, {}, { withinMs: OPTIONAL_MS }),
  ]);
  if (!result.ok) return { kind: result.failure.kind === 'signedOut' ? 'signedOut' : 'failed' };
  if (result.answer.length === 0) return { kind: 'empty' };
  const { url } = context;
  const copy = context.copy('history');
  const asked = { page: url.searchParams.get('page'), rows: url.searchParams.get('rows') };
  const address = (page: number, rows: number) =>
    `${url.pathname}?${new URLSearchParams({ page: `${page}`, rows: `${rows}` })}`;
  const list = shownInvoices(result.answer, asked);
  const toPay = invoiceToPay(latestInvoices(result.answer));
  return {
    kind: 'rows',
    missing: result.missing && list.total < MAX_INVOICES ? copy.notAll : undefined,
    years: yearsOf(result.answer, context.timeZone).flatMap((year) => {
      const href = pathTo('year', context.brand, { year });
      return href ? [{ label: year, href }] : [];
    }),
    rows: list.rows.map((invoice) => {
      const { card, ...text } = invoiceText(invoice, context);
      return {
        ...text,
        card: wasOther(invoice, billing.ok ? billing.answer : undefined)
          ? fillIn(copy.otherCard, { card })
          : undefined,
        asksForCard: invoice === toPay,
      };
    }),
    position: list.pages > 1 ? fillIn(copy.pageOf, { page: list.page, pages: list.pages }) : undefined,
    previous:
      list.page > 1 ? { label: copy.previous, href: address(list.page - 1, list.perPage) } : undefined,
    next:
      list.page < list.pages ? { label: copy.next, href: address(list.page + 1, list.perPage) } : undefined,
    // Where all invoices fit on the shortest page, another number of rows changes nothing.
    otherRows:
      list.total > rowChoices[0]
        ? rowChoices.flatMap((count) =>
            count === list.perPage
              ? []
              : { label: fillIn(copy.showRows, { count }), href: address(1, count) },
          )
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
  return redirectTo(await signInAgain(context, page, context.url.pathname));
}

/** True where an invoice names a card that is not known to be the one on file. */
function wasOther({ cardType, lastFour }: Invoice, onFile: BillingInfo | undefined): boolean {
  return lastFour !== null && !(onFile && isOnFile({ card_type: cardType, last_four: lastFour }, onFile));
}
