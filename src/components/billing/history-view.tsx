import { Alert } from '../alert.tsx';
import type { Copy } from '../../copy/copy.ts';
import { Button } from '../button.tsx';
import { EmptyState } from '../empty-state.tsx';
import { InvoiceTable, type InvoiceTableProps, type PageLink } from './invoice-table.tsx';
import { pathTo } from '../../domain/pages/path-to.ts';

export type HistoryViewProps = {
  page:
    | ({
        kind: 'rows';
        /** How many invoices are shown; undefined where all are. */
        lead: string | undefined;
        /** The years that have an invoice, the latest first. */
        years: readonly PageLink[];
        /** That invoices are missing; undefined where all are there that the page shows. */
        missing: string | undefined;
      } & Omit<InvoiceTableProps, 'words'>)
    | { kind: 'empty' }
    | { kind: 'failed' };
  /** The path of this page. */
  here: string;
  words: InvoiceTableProps['words'] &
    Pick<
      Copy['history'],
      'empty' | 'emptyHint' | 'toPlan' | 'errorTitle' | 'errorText' | 'tryAgain' | 'years'
    >;
};

/** Shows the invoices of an account, that there are none, or that they could not be loaded. */
export function HistoryView({ page, here, words }: HistoryViewProps) {
  return (
    <>
      {page.kind === 'failed' && (
        <Alert kind="error" title={words.errorTitle} text={words.errorText}>
          <a href={here}>{words.tryAgain}</a>
        </Alert>
      )}
      {page.kind === 'empty' && (
        <EmptyState heading={words.empty} text={words.emptyHint} invoice>
          <Button href={pathTo('myPlan')}>{words.toPlan}</Button>
        </EmptyState>
      )}
      {page.kind === 'rows' && page.missing && <Alert kind="warning" text={page.missing} />}
      {page.kind === 'rows' && page.lead && <p className="history-lead muted">{page.lead}</p>}
      {page.kind === 'rows' && <InvoiceTable {...page} words={words} />}
      {page.kind === 'rows' && page.years.length > 0 && (
        <nav className="history-years" aria-labelledby="history-years">
          <span id="history-years" className="muted">
            {words.years}
          </span>
          {page.years.map(({ label, href }) => (
            <a key={href} href={href}>
              {label}
            </a>
          ))}
        </nav>
      )}
    </>
  );
}
