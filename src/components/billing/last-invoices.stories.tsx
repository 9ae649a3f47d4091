import type { Stories } from '../stories.ts';
import { LastInvoices } from './last-invoices.tsx';

export const stories: Stories = {
  usual: (
    <LastInvoices
      invoices={[
        {
          id: 'INV-2',
          date: 'November 10, 2026',
          status: { text: 'Past Due', kind: 'danger' },
          total: '$7.99',
        },
        { id: 'INV-1', date: 'October 10, 2026', status: { text: 'Paid', kind: 'success' }, total: '$7.99' },
      ]}
      all="#history"
      words={{ invoicesTitle: 'Recent invoices', allInvoices: 'All invoices' }}
    />
  ),
};
