import type { Stories } from '../stories.ts';
import { InvoiceTable, type InvoiceTableProps } from './invoice-table.tsx';

const usual: InvoiceTableProps = {
  rows: [
    {
      id: '1024',
      date: 'Nov 3, 2026',
      status: { text: 'Paid', kind: 'success' },
      total: '$7.99',
      card: undefined,
      asksForCard: false,
    },
    {
      id: '1023',
      date: 'Oct 3, 2026',
      status: { text: 'Past Due', kind: 'danger' },
      total: '$7.99',
      card: 'Card •••• 1111',
      asksForCard: true,
    },
    { id: '1022', date: '–', status: undefined, total: '–', card: undefined, asksForCard: false },
  ],
  position: 'Page 2 of 3',
  previous: { label: 'Previous', href: '#previous' },
  next: { label: 'Next', href: '#next' },
  otherRows: [{ label: 'Show 25 on a page', href: '#more' }],
  words: {
    title: 'Account History',
    date: 'Date',
    status: 'Status',
    total: 'Total',
    invoice: 'Invoice',
    pagesLabel: 'Pages',
    updateCard: 'Update card',
  },
};

export const stories: Stories = {
  'a page in the middle': <InvoiceTable {...usual} />,
  'the only page': (
    <InvoiceTable
      {...usual}
      rows={usual.rows.slice(0, 1)}
      position={undefined}
      previous={undefined}
      next={undefined}
      otherRows={[]}
    />
  ),
};
