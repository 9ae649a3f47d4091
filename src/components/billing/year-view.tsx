import type { Copy } from '../../copy/copy.ts';
import { Alert } from '../alert.tsx';
import { Badge, type BadgeProps } from '../badge.tsx';
import { Button } from '../button.tsx';
import { Card } from '../card.tsx';
import { EmptyState } from '../empty-state.tsx';
import { Facts, type FactsProps } from '../facts.tsx';
import { Table, TableRow } from '../table.tsx';
import { SheetActions, type SheetActionsProps } from './sheet-actions.tsx';
import { SheetHead, type SheetHeadProps } from './sheet-head.tsx';
import { pathTo } from '../../domain/pages/path-to.ts';

type Amounts = { net: string; tax: string; total: string };

/** The invoices of a year, in words. */
export type YearSheet = {
  /** The name and address of the person billed, line by line. */
  person: readonly string[];
  facts: FactsProps['facts'];
  /** True where an invoice has tax, or one that is not known. */
  hasTax: boolean;
  rows: readonly (Amounts & { id: string; date: string; status: BadgeProps | undefined })[];
  /** The sums by currency. A left over one is in no other sum. */
  sums: readonly (Amounts & { label: string; invoices: string; isLeftOver: boolean })[];
  /** That invoices could not be looked up; undefined where all were. */
  notLookedUp: string | undefined;
  /** What else is not in the sums, a sentence each. */
  notes: readonly string[];
};

export type YearViewProps = {
  /** The page that lists all invoices. */
  back: { href: string; label: string };
  page: ({ kind: 'year' } & YearSheet) | { kind: 'empty'; missing: string | undefined } | { kind: 'failed' };
  from: SheetHeadProps['from'];
  /** The URL of this page. */
  here: string;
  actions: SheetActionsProps;
  /** What to do where an app keeps no files; undefined outside of one. */
  note: string | undefined;
  words: { title: string; empty: string } & Pick<Copy['year'], 'sums' | 'invoices'> &
    Pick<Copy['invoice'], 'billedTo' | 'number' | 'subTotal' | 'tax' | 'total'> &
    Pick<Copy['history'], 'date' | 'status' | 'errorTitle' | 'errorText' | 'tryAgain'>;
};

/**
 * Shows the invoices of a year, which print on a sheet; or that there are none, that they may be missing, or that they could not be
 * loaded.
 */
export function YearView({ page, back, from, here, actions, note, words }: YearViewProps) {
  const tryAgain = (
    <a className="year-again" href={here}>
      {words.tryAgain}
    </a>
  );
  if (page.kind === 'failed')
    return (
      <Alert kind="error" title={words.errorTitle} text={words.errorText}>
        {tryAgain}
      </Alert>
    );
  if (page.kind === 'empty')
    return (
      <EmptyState heading={page.missing ?? words.empty} invoice>
        <Button href={back.href}>{back.label}</Button>
      </EmptyState>
    );
  return (
    <div className="stack loose">
      <div className="row">
        <SheetActions {...actions} />
      </div>
      {note && <p className="muted small">{note}</p>}
      {page.notLookedUp && (
        <Alert kind="warning" text={page.notLookedUp}>
          {tryAgain}
        </Alert>
      )}
      <Sheet {...page} from={from} words={words} />
    </div>
  );
}

function Sheet({
  person,
  facts,
  hasTax,
  rows,
  sums,
  notes,
  from,
  words,
}: Omit<YearSheet, 'notLookedUp'> & Pick<YearViewProps, 'from' | 'words'>) {
  const amounts = [words.subTotal, words.tax, words.total].map((label) => ({
    label,
    end: true,
    tabular: true,
  }));
  const columns = [
    { label: words.date },
    { label: words.number, tabular: true },
    { label: words.status },
    ...amounts,
  ];
  const sumColumns = [{ label: words.sums }, { label: words.invoices, end: true, tabular: true }, ...amounts];
  return (
    <Card>
      <SheetHead from={from} person={person} words={words}>
        <Facts facts={facts} />
      </SheetHead>
      <div className={hasTax ? 'year-invoices' : 'year-invoices untaxed'}>
        <Table caption={words.title} columns={columns}>
          {rows.map(({ id, date, status, net, tax, total }) => (
            <TableRow
              key={id}
              columns={columns}
              cells={[
                <a key="date" className="invoice-link" href={pathTo('invoice', { invoiceId: id })}>
                  {date}
                </a>,
                <bdi key="number">{id}</bdi>,
                status && <Badge key="status" {...status} />,
                net,
                tax,
                total,
              ]}
            />
          ))}
        </Table>
      </div>
      {sums.length > 0 && (
        <div className={hasTax ? 'year-sums' : 'year-sums untaxed'}>
          <Table caption={words.sums} columns={sumColumns}>
            {sums.map(({ label, invoices, isLeftOver, net, tax, total }) => (
              <TableRow
                key={label}
                columns={sumColumns}
                cells={[
                  <span key="label" className={isLeftOver ? 'year-sum muted' : 'year-sum'}>
                    {label}
                  </span>,
                  invoices,
                  net,
                  tax,
                  total,
                ]}
              />
            ))}
          </Table>
        </div>
      )}
      {notes.length > 0 && (
        <div className="year-notes muted small">
          {notes.map((each) => (
            <p key={each}>{each}</p>
          ))}
        </div>
      )}
    </Card>
  );
}
