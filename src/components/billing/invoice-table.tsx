import { Badge, type BadgeProps } from '../badge.tsx';
import { Card } from '../card.tsx';
import { Table, type TableProps, TableRow } from '../table.tsx';
import type { Copy } from '../../copy/copy.ts';
import { pathTo } from '../../domain/pages/path-to.ts';

/** A link with its words. */
export type PageLink = { label: string; href: string };

export type InvoiceTableProps = {
  rows: readonly {
    id: string;
    date: string;
    status: BadgeProps | undefined;
    total: string;
    /** The card that was charged, unless it is the one on file. */
    card: string | undefined;
    /** True if another card would pay the invoice. */
    asksForCard: boolean;
  }[];
  /** "Page x of y"; undefined if there is only one page. */
  position: string | undefined;
  previous: PageLink | undefined;
  next: PageLink | undefined;
  /** Links to the other page sizes; empty if all invoices fit on the shortest page. */
  otherRows: readonly PageLink[];
  words: Pick<
    Copy['history'],
    'title' | 'date' | 'status' | 'total' | 'invoice' | 'pagesLabel' | 'updateCard'
  >;
};

/** Lists one page of invoices, with links to the other pages. */
export function InvoiceTable({ rows, position, previous, next, otherRows, words }: InvoiceTableProps) {
  const columns = [
    { label: words.date },
    { label: words.status },
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
      {otherRows.length > 0 && (
        <nav className="table-foot" aria-label={words.pagesLabel}>
          {position && (
            <div className="table-pages">
              {previous && <a href={previous.href}>{previous.label}</a>}
              <span className="muted">{position}</span>
              {next && <a href={next.href}>{next.label}</a>}
            </div>
          )}
          {otherRows.map(({ label, href }) => (
            <a key={href} href={href}>
              {label}
            </a>
          ))}
        </nav>
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
  asksForCard,
  columns,
  updateCard,
}: InvoiceTableProps['rows'][number] & Pick<TableProps, 'columns'> & { updateCard: string }) {
  const state = (
    <div className="invoice-state">
      {status && <Badge {...status} />}
      {card && <span className="invoice-card">{card}</span>}
      {asksForCard && <a href={pathTo('billing', { from: 'payment' })}>{updateCard}</a>}
    </div>
  );
  const link = (
    <a className="invoice-link" href={pathTo('invoice', { invoiceId: id })}>
      {date}
    </a>
  );
  return <TableRow columns={columns} cells={[link, state, <bdi key="number">{id}</bdi>, total]} />;
}
