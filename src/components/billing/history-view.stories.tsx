import type { Stories } from '../stories.ts';
import { HistoryView, type HistoryViewProps } from './history-view.tsx';

const words: HistoryViewProps['words'] = {
  title: 'Account History',
  date: 'Date',
  status: 'Status',
  total: 'Total',
  invoice: 'Invoice',
  pagesLabel: 'Pages',
  updateCard: 'Update card',
  empty: 'You have no payment history.',
  emptyHint: 'Once you’re charged for a plan, you’ll find the invoice here.',
  toPlan: 'Go to My Plan',
  errorTitle: 'Error',
  errorText: 'Sorry, we are unable to retrieve your information at this time.',
  tryAgain: 'Try again',
  years: 'A year on one sheet',
};

export const stories: Stories = {
  'with an invoice': (
    <HistoryView
      page={{
        kind: 'rows',
        lead: undefined,
        missing: undefined,
        rows: [
          {
            id: '1024',
            date: 'Nov 3, 2026',
            status: { text: 'Paid', kind: 'success' },
            total: '$7.99',
            card: undefined,
            asksForCard: false,
          },
        ],
        position: undefined,
        previous: undefined,
        next: undefined,
        otherRows: [],
        years: [
          { label: '2026', href: '#2026' },
          { label: '2025', href: '#2025' },
        ],
      }}
      here="#here"
      words={words}
    />
  ),
  'without any': <HistoryView page={{ kind: 'empty' }} here="#here" words={words} />,
  unavailable: <HistoryView page={{ kind: 'failed' }} here="#here" words={words} />,
};
