import { payment } from '../../copy/en/billing/payment.ts';
import type { Stories } from '../stories.ts';
import { LastInvoices } from './last-invoices.tsx';

const words = { ...payment, tryAgain: 'Try again' };
const last = {
  id: 'INV-2',
  date: 'November 10, 2026',
  status: { text: 'Past Due', kind: 'danger' as const },
  total: '$7.99',
};

export const stories: Stories = {
  usual: <LastInvoices heading={payment.lastInvoice} list={[last]} all="#history" words={words} />,
  'all, where no other page lists them': (
    <LastInvoices
      heading={payment.invoicesTitle}
      list={[
        last,
        { id: 'INV-1', date: 'October 10, 2026', status: { text: 'Paid', kind: 'success' }, total: '$7.99' },
      ]}
      all={undefined}
      words={words}
    />
  ),
  unread: <LastInvoices heading={payment.lastInvoice} list={undefined} all="#history" words={words} />,
};
