import { copyFor } from '../../copy/copy.ts';
import { fillIn } from '../../copy/fill-in.ts';
import { dateText } from '../../domain/calendar-date.ts';
import { shownCard } from '../../domain/billing/card-on-file.ts';
import { type InvoiceStatus, invoiceStatus } from '../../domain/billing/invoice-status.ts';
import { moneyText } from '../../domain/money.ts';
import { rowChoices, shownInvoices } from '../../domain/billing/shown-invoices.ts';
import type { PlatformClient } from '../platform/platform-client.ts';
import type { RequestContext } from '../page/request-context.ts';

type BadgeKind = 'success' | 'warning' | 'danger' | 'neutral';

const kinds: Record<InvoiceStatus, BadgeKind> = {
  paid: 'success',
  pending: 'warning',
  failed: 'danger',
  pastDue: 'danger',
  refund: 'neutral',
  notApplicable: 'neutral',
};

/** One invoice in words. */
export type InvoiceRow = {
  id: string;
  date: string;
  status: { text: string; kind: BadgeKind } | undefined;
  total: string;
  card: string;
};
type PageLink = { label: string; href: string; current: boolean };
export type HistoryPage =
  | { kind: 'rows'; rows: InvoiceRow[]; position: string; pages: PageLink[]; rowLinks: PageLink[] }
  | { kind: 'empty' }
  | { kind: 'signedOut' }
  | { kind: 'failed' };

/** Account history in words, one page of it as the address asks. */
export async function historyPage(context: RequestContext, platform: PlatformClient): Promise<HistoryPage> {
  const result = await platform.call('paymentHistory');
  if (!result.ok) return { kind: result.failure.kind === 'signedOut' ? 'signedOut' : 'failed' };
  if (result.answer.length === 0) return { kind: 'empty' };
  const { locale, timeZone, url } = context;
  const copy = copyFor('history', locale.language, context.brand);
  const asked = { page: url.searchParams.get('page'), rows: url.searchParams.get('rows') };
  const list = shownInvoices(result.answer, asked);
  return {
    kind: 'rows',
    rows: list.rows.map((invoice) => {
      const status = invoiceStatus(invoice.status, invoice.invoiceTotal);
      const total = invoice.invoiceTotal;
      return {
        id: invoice.invoiceId,
        date:
          invoice.invoiceDate === null
            ? copy.unknown
            : dateText(invoice.invoiceDate, locale.format, timeZone),
        status: status && { text: copy[status], kind: kinds[status] },
        total:
          isReadable(total) && invoice.currency !== null
            ? moneyText({ minorUnits: total, currency: invoice.currency }, locale.format)
            : copy.unknown,
        card:
          shownCard({ type: invoice.cardType, lastFour: invoice.lastFour })?.number.slice(-9) ?? copy.unknown,
      };
    }),
    position: fillIn(copy.pageOf, { page: list.page, pages: list.pages }),
    pages: [
      ...(list.page > 1
        ? [{ label: copy.previous, href: address(list.page - 1, list.perPage), current: false }]
        : []),
      ...(list.page < list.pages
        ? [{ label: copy.next, href: address(list.page + 1, list.perPage), current: false }]
        : []),
    ],
    rowLinks: rowChoices.map((count) => ({
      label: fillIn(copy.rows, { count }),
      href: address(1, count),
      current: count === list.perPage,
    })),
  };
}

function isReadable(total: number | null): total is number {
  return total !== null && Number.isSafeInteger(total);
}

function address(page: number, rows: number): string {
  return `/account-history?page=${page}&rows=${rows}`;
}
