import { Alert } from '../alert.tsx';
import { EmptyState } from '../empty-state.tsx';
import { PageHeader } from '../page-header.tsx';
import { InvoiceTable, type InvoiceTableProps } from './invoice-table.tsx';

export type HistoryViewProps = {
  page: ({ kind: 'rows' } & Omit<InvoiceTableProps, 'words'>) | { kind: 'empty' } | { kind: 'failed' };
  words: InvoiceTableProps['words'] &
    Record<'lead' | 'empty' | 'errorTitle' | 'errorText' | 'tryAgain', string>;
};

/** Shows the invoices of an account, that there are none, or that they cannot be had. */
export function HistoryView({ page, words }: HistoryViewProps) {
  return (
    <>
      <PageHeader heading={words.title} lead={page.kind === 'rows' ? words.lead : undefined} />
      {page.kind === 'failed' && (
        <Alert kind="error" title={words.errorTitle} text={words.errorText}>
          <a href="/account-history">{words.tryAgain}</a>
        </Alert>
      )}
      {page.kind === 'empty' && <EmptyState heading={words.empty} />}
      {page.kind === 'rows' && <InvoiceTable {...page} words={words} />}
    </>
  );
}
