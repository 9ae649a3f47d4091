import { invoice } from '../../copy/en/billing/invoice.ts';
import { myPlan } from '../../copy/en/plans/myPlan.ts';
import type { Stories } from '../stories.ts';
import { InvoiceView, type InvoiceViewProps } from './invoice-view.tsx';

const around: Omit<InvoiceViewProps, 'page'> = {
  back: { href: '#history', label: 'Account History' },
  from: {
    name: 'Geeni',
    logo: { src: '/brands/geeni/logo.svg', width: 168, height: 32 },
    isLogoLight: false,
    email: 'support@geeni.example',
  },
  here: '#here',
  file: '#file',
  printId: 'print',
  note: undefined,
  words: {
    title: 'Invoice',
    billedTo: 'Billed to',
    item: 'Item',
    amount: 'Amount',
    download: 'Download PDF',
    print: 'Print',
    notFound: 'We couldn’t find this invoice in your account.',
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
        title: 'Invoice of Nov 3, 2026',
        status: { text: 'Paid', kind: 'success' },
        unpaid: undefined,
        person: ['Olivia Bennett', 'owner@geeni.example'],
        facts: [
          { label: 'Invoice number', value: '1024' },
          { label: 'Date', value: 'Nov 3, 2026' },
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
  'one that is not paid': (
    <InvoiceView
      {...around}
      page={{
        kind: 'invoice',
        title: 'Invoice of Nov 3, 2026',
        status: { text: 'Past Due', kind: 'danger' },
        unpaid: {
          kind: 'error',
          title: invoice.pastDueTitle,
          titleHref: undefined,
          text: myPlan.pastDueText,
          button: { href: '#card', label: 'Update card' },
        },
        person: ['Olivia Bennett'],
        facts: [{ label: 'Card', value: '•••• 4242' }],
        lines: [],
        sums: [],
        total: { label: 'Total', value: '$7.99' },
      }}
    />
  ),
  'not one of this account': <InvoiceView {...around} page={{ kind: 'notFound' }} />,
  unavailable: <InvoiceView {...around} page={{ kind: 'failed' }} />,
};
