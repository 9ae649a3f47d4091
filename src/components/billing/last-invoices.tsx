import { Badge, type BadgeProps } from '../badge.tsx';
import { Card } from '../card.tsx';
import { invoicePath } from '../../contracts/billing/invoice.ts';
import type { Copy } from '../../copy/copy.ts';

export type LastInvoicesProps = {
  invoices: readonly { id: string; date: string; status: BadgeProps | undefined; total: string }[];
  words: Pick<Copy['payment'], 'invoicesTitle' | 'allInvoices'>;
};

/** Lists the latest invoices, one per line, with a link to all invoices. */
export function LastInvoices({ invoices, words }: LastInvoicesProps) {
  return (
    <Card
      heading={words.invoicesTitle}
      headingId="last-invoices"
      foot={<a href="/account-history">{words.allInvoices}</a>}
    >
      <ul className="last-invoices">
        {invoices.map(({ id, date, status, total }) => (
          <li key={id}>
            <span className="last-invoice">
              <a href={invoicePath(id)}>{date}</a>
              {status && <Badge {...status} />}
            </span>
            <span className="tabular">{total}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
