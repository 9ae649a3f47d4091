import { Badge, type BadgeProps } from '../badge.tsx';
import { Card } from '../card.tsx';
import { Table, type TableProps, TableRow } from '../table.tsx';
import '../../styles/invoice-table.css';

type PageLink = { label: string; href: string; current: boolean };

export type InvoiceTableProps = {
  rows: readonly {
    id: string;
    date: string;
    status: BadgeProps | undefined;
    total: string;
    card: string;
  }[];
  /** Which page of how many. */
  position: string;
  pages: readonly PageLink[];
  /** How many rows a page may have. */
  rowLinks: readonly PageLink[];
  words: Record<
    'title' | 'date' | 'status' | 'total' | 'card' | 'invoice' | 'rowsLabel' | 'pagesLabel',
    string
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
      <Table caption={words.title} columns={columns}>
        {rows.map((row) => (
          <InvoiceRow key={row.id} {...row} columns={columns} />
        ))}
      </Table>
      <div className="table-foot">
        <nav aria-label={words.rowsLabel}>
          {rowLinks.map(({ label, href, current }) => (
            <a key={href} href={href} aria-current={current ? 'true' : undefined}>
              {label}
            </a>
          ))}
        </nav>
        <nav aria-label={words.pagesLabel}>
          <span className="muted">{position}</span>
          {pages.map(({ label, href }) => (
            <a key={href} href={href}>
              {label}
            </a>
          ))}
        </nav>
      </div>
    </Card>
  );
}

function InvoiceRow({
  id,
  date,
  status,
  card,
  total,
  columns,
}: InvoiceTableProps['rows'][number] & Pick<TableProps, 'columns'>) {
  const badge = status && <Badge {...status} />;
  const link = <a href={`/invoice?${new URLSearchParams({ invoiceId: id })}`}>{id}</a>;
  return <TableRow columns={columns} cells={[date, badge, card, link, total]} />;
}
