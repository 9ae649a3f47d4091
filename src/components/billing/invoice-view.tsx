import type { BillLine } from '../orders/order-cost.tsx';
import type { Copy } from '../../copy/copy.ts';
import { PLATFORM_LANGUAGE } from '../../domain/text/platform-words.ts';
import { Alert } from '../alert.tsx';
import { Badge, type BadgeProps } from '../badge.tsx';
import { Card } from '../card.tsx';
import { EmptyState } from '../empty-state.tsx';
import { Facts } from '../facts.tsx';
import { PageHeader } from '../page-header.tsx';
import { Table, TableRow } from '../table.tsx';
import { CardTrouble, type CardTroubleText } from '../card-trouble.tsx';
import { SheetActions } from './sheet-actions.tsx';
import { SheetHead, type SheetHeadProps } from './sheet-head.tsx';

type Invoice = {
  title: string;
  status: BadgeProps | undefined;
  /** The message for an invoice that is not paid. */
  unpaid: CardTroubleText | undefined;
  /** The name and address of the person billed, line by line. */
  person: readonly string[];
  facts: readonly BillLine[];
  lines: readonly BillLine[];
  sums: readonly BillLine[];
  total: BillLine;
};

export type InvoiceViewProps = {
  page: ({ kind: 'invoice' } & Invoice) | { kind: 'notFound' } | { kind: 'failed' };
  /** The page that lists the invoices. */
  back: { href: string; label: string };
  from: SheetHeadProps['from'];
  /** The URL of this page. */
  here: string;
  /** The address of the invoice as a file; undefined where there is none. */
  file: string | undefined;
  /** The id of the print button, to which the page's script listens; undefined in an app, whose web view does not print. */
  printId: string | undefined;
  /** What to do where an app keeps no files; undefined outside of one. */
  note: string | undefined;
  words: Pick<Copy['invoice'], 'title' | 'billedTo' | 'item' | 'amount' | 'notFound' | 'download' | 'print'>;
  failed: Pick<Copy['history'], 'errorTitle' | 'errorText' | 'tryAgain'>;
};

/** Shows one invoice, which prints on one sheet; or that it was not found, or that it could not be loaded. */
export function InvoiceView({
  page,
  back,
  from,
  here,
  file,
  printId,
  note,
  words,
  failed,
}: InvoiceViewProps) {
  return (
    <>
      <PageHeader
        heading={page.kind === 'invoice' ? page.title : words.title}
        badge={page.kind === 'invoice' && page.status && <Badge {...page.status} />}
        back={back}
      >
        {page.kind === 'invoice' && (
          <SheetActions
            file={file === undefined ? undefined : { href: file, label: words.download }}
            print={printId === undefined ? undefined : { id: printId, label: words.print }}
          />
        )}
      </PageHeader>
      {page.kind === 'failed' && (
        <Alert kind="error" title={failed.errorTitle} text={failed.errorText}>
          <a href={here}>{failed.tryAgain}</a>
        </Alert>
      )}
      {page.kind === 'notFound' && <EmptyState heading={words.notFound} />}
      {page.kind === 'invoice' && (
        <div className="stack loose">
          {note && <p className="muted small">{note}</p>}
          {page.unpaid && (
            <div className="invoice-unpaid">
              <CardTrouble {...page.unpaid} />
            </div>
          )}
          <InvoiceSheet {...page} from={from} words={words} />
        </div>
      )}
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
}: Omit<Invoice, 'title' | 'status' | 'unpaid'> & Pick<InvoiceViewProps, 'from' | 'words'>) {
  const columns = [{ label: words.item }, { label: words.amount, end: true, tabular: true }];
  return (
    <Card>
      <SheetHead from={from} person={person} words={words}>
        <Facts facts={facts} />
      </SheetHead>
      {lines.length > 0 && (
        <Table caption={words.title} columns={columns}>
          {lines.map(({ label, value }) => (
            <TableRow
              key={`${label} ${value}`}
              columns={columns}
              cells={[
                <bdi key="item" lang={PLATFORM_LANGUAGE}>
                  {label}
                </bdi>,
                value,
              ]}
            />
          ))}
        </Table>
      )}
      <div className="invoice-sums">
        <Facts facts={[...sums, { ...total, total: true }]} />
      </div>
    </Card>
  );
}
