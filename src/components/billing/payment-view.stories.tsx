import { payment } from '../../copy/en/billing/payment.ts';
import { sampleTexts, type Stories } from '../stories.ts';
import { PaymentView, type PaymentViewProps } from './payment-view.tsx';

const usual: PaymentViewProps = {
  allInvoices: '#history',
  heading: 'Card on file',
  card: { name: 'Visa', number: '•••• •••• •••• 4242', image: '/cards/visa.svg', expired: false },
  stores: [],
  change: '#change',
  upcoming: ['$7.99 on December 3, 2026'],
  missing: undefined,
  upcomingCharges: undefined,
  address: ['Olivia Bennett', '12 Elm Street', 'Springfield IL 62701', 'United States'],
  invoices: [
    { id: 'INV-2', date: 'November 3, 2026', status: { text: 'Paid', kind: 'success' }, total: '$7.99' },
  ],
  pastDue: undefined,
  saved: undefined,
  words: {
    change: 'Change',
    addCard: 'Add a card',
    noCard: 'No credit card on file.',
    cardExpired: 'Card Expired',
    upcoming: 'Upcoming Payment',
    upcomingTitle: payment.upcomingTitle,
    addToCalendar: payment.addToCalendar,
    addressTitle: 'Billing address',
    updateCard: 'Update card',
    savedTitle: 'Your card is saved.',
    invoicesTitle: 'Recent invoices',
    allInvoices: 'All invoices',
  },
};

export const stories: Stories = {
  'a card on file': <PaymentView {...usual} />,
  'the upcoming charges': (
    <PaymentView
      {...usual}
      upcomingCharges={{
        lines: [
          { id: 'a', day: '2026-12-03', date: 'December 3, 2026', what: 'Pro renews', amount: '$7.99' },
          { id: 'b', day: '2027-01-03', date: 'January 3, 2027', what: 'Pro renews', amount: '$7.99' },
        ],
        more: undefined,
        sum: payment.upcomingNote,
        calendar: '#calendar',
      }}
    />
  ),
  'one that has expired, of an unknown brand': (
    <PaymentView
      {...usual}
      card={{ name: 'Card', number: '•••• •••• •••• 1111', image: undefined, expired: true }}
    />
  ),
  'PayPal in the place of a card': (
    <PaymentView
      {...usual}
      heading="Payment method"
      card={{ name: 'PayPal', number: undefined, image: undefined, expired: false }}
    />
  ),
  'none, billed by Apple': (
    <PaymentView
      {...usual}
      card={undefined}
      stores={[
        {
          title: payment.apple,
          text: payment.appleText,
          paid: ['Pro is paid until December 3, 2026.'],
          link: { href: '#apple', label: 'Your subscriptions at Apple' },
        },
      ]}
      change={undefined}
      upcoming={[]}
      address={[]}
    />
  ),
  'none yet': <PaymentView {...usual} card={undefined} upcoming={[]} address={[]} invoices={[]} />,
  'a payment that was not made': (
    <PaymentView
      {...usual}
      pastDue={{
        title: '$7.99 from November 10, 2026 is unpaid.',
        text: payment.pastDueText,
        links: [{ href: '#invoice', label: 'Invoice of November 10, 2026, $7.99' }],
      }}
    />
  ),
  'a card that was just saved': <PaymentView {...usual} saved={payment.savedText} />,
  'a card that was just saved, with invoices that were not paid': (
    <PaymentView
      {...usual}
      saved={sampleTexts(payment, 'paidWithIt', 'savedUnknown').join(' ')}
      pastDue={{
        title: sampleTexts(payment, 'pastDueInvoices').join(),
        text: sampleTexts(payment, 'pastDueSaved').join(),
        links: [],
      }}
    />
  ),
};
