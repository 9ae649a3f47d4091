import type { Stories } from '../stories.ts';
import { InvoiceTable, type InvoiceTableProps } from './invoice-table.tsx';

const usual: InvoiceTableProps = {
  rows: [
    {
      id: '1024',
      date: 'Nov 3, 2026',
      status: { text: 'Paid', kind: 'success' },
      total: '$7.99',
      card: '•••• 4242',
      isUnpaid: false,
    },
    {
      id: '1023',
      date: 'Oct 3, 2026',
      status: { text: 'Past Due', kind: 'danger' },
      total: '$7.99',
      card: '–',
      isUnpaid: true,
    },
    { id: '1022', date: '–', status: undefined, total: '–', card: '–', isUnpaid: false },
  ],
  position: 'Page 2 of 3',
  pages: [
    { label: 'Previous', href: '#previous', current: false },
    { label: 'Next', href: '#next', current: false },
  ],
  rowLinks: [
    { label: '10 rows', href: '#ten', current: true },
    { label: '25 rows', href: '#more', current: false },
  ],
  words: {
    title: 'Account History',
    date: 'Date',
    status: 'Status',
    total: 'Total',
    card: 'Card',
    invoice: 'Invoice',
    rowsLabel: 'Rows per page',
    pagesLabel: 'Pages',
    updateCard: 'Update card',
  },
};

export const stories: Stories = {
  'a page in the middle': <InvoiceTable {...usual} />,
  'the only page': (
    <InvoiceTable {...usual} rows={usual.rows.slice(0, 1)} position={undefined} pages={[]} rowLinks={[]} />
  ),
};
