import type { HistoryViewProps } from '../../components/billing/history-view.tsx';
import { fillIn } from '../../copy/fill-in.ts';
import { MAX_INVOICES, rowChoices } from '../../domain/billing/shown-invoices.ts';
import { pathTo } from '../../domain/pages/path-to.ts';
import type { RequestContext } from '../request/request-context.ts';
import type { Words } from '../request/words.ts';
import { invoiceText } from './invoice-text.ts';
import type { HistoryFacts } from './load-history.ts';

/** Puts the account history into words. */
export function historyPageText(
  facts: HistoryFacts,
  context: Words & Pick<RequestContext, 'url'>,
): HistoryViewProps['page'] {
  if (facts.kind !== 'rows') return facts;
  const copy = context.copy('history');
  const { page, pages, perPage, rows, total } = facts.list;
  const link = (label: string, toPage: number, count: number) => ({
    label,
    href: `${context.url.pathname}?${new URLSearchParams({ page: `${toPage}`, rows: `${count}` })}`,
  });
  return {
    kind: 'rows',
    lead: total >= MAX_INVOICES ? copy.lead : undefined,
    missing: facts.isComplete ? undefined : copy.notAll,
    years: facts.years.flatMap((year) => {
      const href = pathTo('year', context.brand, { year });
      return href ? [{ label: year, href }] : [];
    }),
    rows: rows.map(({ invoice, isOtherCard, asksForCard }) => {
      const { card, ...text } = invoiceText(invoice, context);
      return { ...text, card: isOtherCard ? fillIn(copy.otherCard, { card }) : undefined, asksForCard };
    }),
    position: pages > 1 ? fillIn(copy.pageOf, { page, pages }) : undefined,
    previous: page > 1 ? link(copy.previous, page - 1, perPage) : undefined,
    next: page < pages ? link(copy.next, page + 1, perPage) : undefined,
    // Where all invoices fit on the shortest page, another number of rows changes nothing.
    otherRows:
      total > rowChoices[0]
        ? rowChoices
            .filter((count) => count !== perPage)
            .map((count) => link(fillIn(copy.showRows, { count }), 1, count))
        : [],
  };
}
