import type { Copy } from '../../copy/copy.ts';
import { Alert } from '../alert.tsx';
import { SheetActions } from '../billing/sheet-actions.tsx';
import { SheetHead, type SheetHeadProps } from '../billing/sheet-head.tsx';
import { Button } from '../button.tsx';
import { Card } from '../card.tsx';
import { EmptyState } from '../empty-state.tsx';
import { PageHeader } from '../page-header.tsx';
import { pathTo } from '../../domain/pages/path-to.ts';

export type ChangeLogProps = {
  /** The path of this page. */
  here: string;
  page:
    | {
        kind: 'changes';
        /** The newest first. `means`: what it meant for money, and until when, a line each. */
        changes: readonly {
          what: string;
          at: { text: string; iso: string };
          means: readonly string[];
          reference: string | undefined;
        }[];
      }
    | { kind: 'empty' }
    | { kind: 'failed' };
  /** What a sheet of paper says besides: the brand, whose account it is, and of when the list is. */
  paper: Pick<SheetHeadProps, 'from' | 'person'> & { asOf: string };
  /** The id of the print button, to which the page's script listens; undefined in an app, whose web view does not print. */
  printId: string | undefined;
  words: Pick<Copy['changeLog'], 'title' | 'lead' | 'elsewhere' | 'emptyTitle' | 'emptyText' | 'account'> & {
    back: string;
    print: string;
    toPlan: string;
  };
  failed: Pick<Copy['history'], 'errorTitle' | 'errorText' | 'tryAgain'>;
};

/** Shows every change of a plan that was made here, for paper too; that there is none, or that they could not be loaded. */
export function ChangeLog({ page, here, paper, printId, words, failed }: ChangeLogProps) {
  return (
    <>
      <PageHeader
        heading={words.title}
        lead={page.kind === 'changes' ? words.lead : undefined}
        back={{ href: pathTo('myPlan'), label: words.back }}
      >
        {page.kind === 'changes' && printId && (
          <SheetActions file={undefined} print={{ id: printId, label: words.print }} />
        )}
      </PageHeader>
      {page.kind === 'failed' && (
        <Alert kind="error" title={failed.errorTitle} text={failed.errorText}>
          <a href={here}>{failed.tryAgain}</a>
        </Alert>
      )}
      {page.kind === 'empty' && (
        <EmptyState heading={words.emptyTitle} text={words.emptyText}>
          <Button href={pathTo('myPlan')}>{words.toPlan}</Button>
        </EmptyState>
      )}
      {page.kind === 'changes' && (
        <Card>
          <div className="change-log-paper">
            <SheetHead from={paper.from} person={paper.person} words={{ billedTo: words.account }}>
              <p>{paper.asOf}</p>
            </SheetHead>
          </div>
          <ol className="change-log">
            {page.changes.map(({ what, at, means, reference }) => (
              <li key={`${at.iso} ${what}`}>
                <p className="change-log-what">{what}</p>
                <p className="muted">
                  <time dateTime={at.iso}>{at.text}</time>
                </p>
                {means.map((line) => (
                  <p key={line}>{line}</p>
                ))}
                {reference && <p className="muted small">{reference}</p>}
              </li>
            ))}
          </ol>
        </Card>
      )}
      {page.kind === 'changes' && <p className="muted change-log-elsewhere">{words.elsewhere}</p>}
    </>
  );
}
