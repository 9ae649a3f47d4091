import { Badge, type BadgeProps } from '../badge.tsx';
import { Card } from '../card.tsx';
import type { Copy } from '../../copy/copy.ts';
import { pathTo } from '../../domain/pages/path-to.ts';

export type LastInvoicesProps = {
  invoices: readonly { id: string; date: string; status: BadgeProps | undefined; total: string }[];
  /** The address of all invoices; undefined at a brand without the account history. */
  all: string | undefined;
  words: Pick<Copy['payment'], 'invoicesTitle' | 'allInvoices'>;
};

/** Lists the latest invoices, one per line, with a link to all invoices. */
export function LastInvoices({ invoices, all, words }: LastInvoicesProps) {
  return (
    <Card
      heading={words.invoicesTitle}
      headingId="last-invoices"
      foot={all && <a href={all}>{words.allInvoices}</a>}
    >
      <ul className="last-invoices">
        {invoices.map(({ id, date, status, total }) => (
          <li key={id}>
            <span className="last-invoice">
              <a href={pathTo('invoice', { invoiceId: id })}>{date}</a>
              {status && <Badge {...status} />}
            </span>
            <span className="tabular">{total}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
