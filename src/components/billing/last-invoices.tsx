import type { Copy } from '../../copy/copy.ts';
import { pathTo } from '../../domain/pages/path-to.ts';
import { Badge, type BadgeProps } from '../badge.tsx';
import { Card } from '../card.tsx';

export type LastInvoicesProps = {
  heading: string;
  /** Undefined where they could not be read. */
  list: readonly { id: string; date: string; status: BadgeProps | undefined; total: string }[] | undefined;
  /** The address of all invoices; undefined at a brand without the account history, which lists all here. */
  all: string | undefined;
  words: Pick<Copy['payment'], 'allInvoices' | 'invoicesUnread'> & Pick<Copy['history'], 'tryAgain'>;
};

/** Shows the last invoice, or all of them, one per line; or that they could not be read. */
export function LastInvoices({ heading, list, all, words }: LastInvoicesProps) {
  return (
    <Card
      heading={heading}
      headingId="last-invoices"
      actions={
        list &&
        all !== undefined && (
          <a className="card-link" href={all}>
            {words.allInvoices}
          </a>
        )
      }
    >
      {list ? (
        <ul className="last-invoices">
          {list.map(({ id, date, status, total }) => (
            <li key={id}>
              <span className="last-invoice">
                <a href={pathTo('invoice', { invoiceId: id })}>{date}</a>
                {status && <Badge {...status} />}
              </span>
              <span className="tabular">{total}</span>
            </li>
          ))}
        </ul>
      ) : (
        <p className="last-invoice">
          <span>{words.invoicesUnread}</span>
          <a href={pathTo('payment')}>{words.tryAgain}</a>
        </p>
      )}
    </Card>
  );
}
