import type { Stories } from '../stories.ts';
import { InvoiceView, type InvoiceViewProps } from './invoice-view.tsx';

const around: Omit<InvoiceViewProps, 'page'> = {
  from: 'Geeni',
  here: '#here',
  words: {
    title: 'Invoice',
    back: 'Account History',
    billedTo: 'Billed to',
    item: 'Item',
    amount: 'Amount',
    notFound: 'There is no such invoice in your account.',
  },
  failed: {
    errorTitle: 'Error',
    errorText: 'Sorry, we are unable to retrieve your information at this time.',
    tryAgain: 'Try again',
  },
};

export const stories: Stories = {
  'an invoice': (
    <InvoiceView
      {...around}
      page={{
        kind: 'invoice',
        title: 'Invoice 1024',
        person: ['Olivia Bennett', 'owner@geeni.example'],
        facts: [
          { label: 'Date', value: 'Nov 3, 2026' },
          { label: 'Status', value: 'Paid' },
          { label: 'Paid with', value: '•••• 4242' },
        ],
        lines: [{ label: 'Essential, monthly', value: '$7.25' }],
        sums: [
          { label: 'Subtotal', value: '$7.25' },
          { label: 'Tax', value: '$0.74' },
        ],
        total: { label: 'Total', value: '$7.99' },
      }}
    />
  ),
  'not one of this account': <InvoiceView {...around} page={{ kind: 'notFound' }} />,
  'not to be had': <InvoiceView {...around} page={{ kind: 'failed' }} />,
};
