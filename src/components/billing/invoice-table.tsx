import { Badge, type BadgeProps } from '../badge.tsx';
import { Card } from '../card.tsx';
import { Table, type TableProps, TableRow } from '../table.tsx';
import { invoicePath } from '../../contracts/billing/invoice.ts';
import type { Copy } from '../../copy/copy.ts';

type PageLink = { label: string; href: string; current: boolean };

export type InvoiceTableProps = {
  rows: readonly {
    id: string;
    date: string;
    status: BadgeProps | undefined;
    total: string;
    card: string;
    /** True if the charge was attempted and the invoice is not paid. */
    isUnpaid: boolean;
  }[];
  /** "Page x of y"; undefined if there is only one page. */
  position: string | undefined;
  pages: readonly PageLink[];
  /** Links to choose the page size; empty if all invoices fit on one page. */
  rowLinks: readonly PageLink[];
  words: Pick<
    Copy['history'],
    'title' | 'date' | 'status' | 'total' | 'card' | 'invoice' | 'rowsLabel' | 'pagesLabel' | 'updateCard'
  >;
};

/** Lists one page of invoices, with links to the other pages. */
export function InvoiceTable({ rows, position, pages, rowLinks, words }: InvoiceTableProps) {
  const columns = [
    { label: words.date },
    { label: words.status },
    { label: words.card, tabular: true },
    { label: words.invoice, tabular: true },
    { label: words.total, end: true, tabular: true },
  ];
  return (
    <Card>
      <div className="invoices">
        <Table caption={words.title} columns={columns}>
          {rows.map((row) => (
            <InvoiceRow key={row.id} {...row} columns={columns} updateCard={words.updateCard} />
          ))}
        </Table>
      </div>
      {(rowLinks.length > 0 || pages.length > 0) && (
        <div className="table-foot">
          <nav aria-label={words.rowsLabel}>
            {rowLinks.map(({ label, href, current }) => (
              <a key={href} href={href} aria-current={current ? 'true' : undefined}>
                {label}
              </a>
            ))}
          </nav>
          {pages.length > 0 && (
            <nav aria-label={words.pagesLabel}>
              <span className="muted">{position}</span>
              {pages.map(({ label, href }) => (
                <a key={href} href={href}>
                  {label}
                </a>
              ))}
            </nav>
          )}
        </div>
      )}
    </Card>
  );
}

function InvoiceRow({
  id,
  date,
  status,
  card,
  total,
  isUnpaid,
  columns,
  updateCard,
}: InvoiceTableProps['rows'][number] & Pick<TableProps, 'columns'> & { updateCard: string }) {
  const state = (
    <div className="invoice-state">
      {status && <Badge {...status} />}
      {isUnpaid && <a href="/billing?from=payment">{updateCard}</a>}
    </div>
  );
  const link = (
    <a className="invoice-link" href={invoicePath(id)}>
      {date}
    </a>
  );
  return <TableRow columns={columns} cells={[link, state, card, <bdi key="number">{id}</bdi>, total]} />;
}
