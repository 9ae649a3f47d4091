import type { BillLine } from '../../contracts/orders/order-summary.ts';
import { Alert } from '../alert.tsx';
import { Card } from '../card.tsx';
import { EmptyState } from '../empty-state.tsx';
import { Facts } from '../facts.tsx';
import { PageHeader } from '../page-header.tsx';
import { Table, TableRow } from '../table.tsx';
import '../../styles/invoice.css';

type Invoice = {
  title: string;
  /** Lines that name the person it is sent to. */
  person: readonly string[];
  facts: readonly BillLine[];
  lines: readonly BillLine[];
  sums: readonly BillLine[];
  total: BillLine;
};

export type InvoiceViewProps = {
  page: ({ kind: 'invoice' } & Invoice) | { kind: 'notFound' } | { kind: 'failed' };
  /** Who sends it. */
  from: string;
  /** The address of this page. */
  here: string;
  words: Record<'title' | 'back' | 'billedTo' | 'item' | 'amount' | 'notFound', string>;
  failed: Record<'errorTitle' | 'errorText' | 'tryAgain', string>;
};

/** Shows one invoice, which prints to one sheet; or that there is none, or that it cannot be had. */
export function InvoiceView({ page, from, here, words, failed }: InvoiceViewProps) {
  return (
    <>
      <PageHeader
        heading={page.kind === 'invoice' ? page.title : words.title}
        back={{ href: '/account-history', label: words.back }}
      />
      {page.kind === 'failed' && (
        <Alert kind="error" title={failed.errorTitle} text={failed.errorText}>
          <a href={here}>{failed.tryAgain}</a>
        </Alert>
      )}
      {page.kind === 'notFound' && <EmptyState heading={words.notFound} />}
      {page.kind === 'invoice' && <InvoiceSheet {...page} from={from} words={words} />}
    </>
  );
}

function InvoiceSheet({
  person,
  facts,
  lines,
  sums,
  total,
  from,
  words,
}: Invoice & Pick<InvoiceViewProps, 'from' | 'words'>) {
  const columns = [{ label: words.item }, { label: words.amount, end: true, tabular: true }];
  return (
    <Card>
      <div className="invoice-head">
        <div>
          <p className="invoice-from">{from}</p>
          <p className="muted small">{words.billedTo}</p>
          {person.map((line) => (
            <p key={line}>
              <bdi>{line}</bdi>
            </p>
          ))}
        </div>
        <Facts facts={facts} />
      </div>
      {lines.length > 0 && (
        <Table caption={words.title} columns={columns}>
          {lines.map(({ label, value }) => (
            <TableRow key={`${label} ${value}`} columns={columns} cells={[label, value]} />
          ))}
        </Table>
      )}
      <div className="invoice-sums">
        <Facts facts={[...sums, { ...total, total: true }]} />
      </div>
    </Card>
  );
}
