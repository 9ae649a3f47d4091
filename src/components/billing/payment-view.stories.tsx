import { history } from '../../copy/en/billing/history.ts';
import { payment } from '../../copy/en/billing/payment.ts';
import { myPlan } from '../../copy/en/plans/myPlan.ts';
import { sampleTexts, type Stories } from '../stories.ts';
import { PaymentView, type PaymentViewProps } from './payment-view.tsx';

const next = { label: myPlan.nextCharge, charges: ['$7.99 on December 3, 2026'], why: undefined };
const usual: PaymentViewProps = {
  trouble: undefined,
  heading: payment.cardTitle,
  card: { name: 'Visa', number: '•••• 4242', image: '/cards/visa.svg', expired: false },
  stores: [],
  change: '#change',
  next: { ...next, monthly: sampleTexts(payment, 'monthlyOnSum').join(), calendar: '#calendar' },
  missing: undefined,
  changes: undefined,
  address: ['Olivia Bennett', '12 Elm Street', 'Springfield IL 62701', 'United States'],
  invoices: {
    heading: payment.lastInvoice,
    list: [
      { id: 'INV-2', date: 'November 3, 2026', status: { text: 'Paid', kind: 'success' }, total: '$7.99' },
    ],
    all: '#history',
  },
  saved: undefined,
  words: { ...payment, tryAgain: history.tryAgain },
};
const nothing: PaymentViewProps = {
  ...usual,
  card: undefined,
  next: { ...next, charges: [], monthly: undefined, calendar: undefined },
  address: [],
};
const button = { href: '#change', label: payment.updateCard };

export const stories: Stories = {
  'a card on file': <PaymentView {...usual} />,
  'the end of a trial': (
    <PaymentView {...usual} next={{ ...usual.next, why: sampleTexts(payment, 'ahead_trialEnds').join() }} />
  ),
  'a plan that ends': (
    <PaymentView
      {...usual}
      next={nothing.next}
      changes={{
        lines: [
          { id: 'a', day: '2026-12-03', date: 'December 3, 2026', what: 'Pro ends', amount: undefined },
        ],
        sum: undefined,
        calendar: '#calendar',
      }}
    />
  ),
  'one that has expired, of an unknown brand': (
    <PaymentView
      {...usual}
      trouble={{
        kind: 'warning',
        title: myPlan.cardExpiredTitle,
        titleHref: undefined,
        text: myPlan.cardExpiredText,
        button,
      }}
      card={{ name: 'Card', number: '•••• 1111', image: undefined, expired: true }}
      next={{ ...nothing.next, charges: next.charges, label: payment.upcomingUncertain }}
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
      {...nothing}
      stores={[
        {
          title: payment.apple,
          text: payment.appleText,
          paid: ['Pro is paid until December 3, 2026.'],
          link: { href: '#apple', label: 'Your subscriptions at Apple' },
        },
      ]}
      change={undefined}
    />
  ),
  'none yet': <PaymentView {...nothing} invoices={{ ...usual.invoices, list: [] }} />,
  'invoices that could not be read': (
    <PaymentView {...usual} invoices={{ ...usual.invoices, list: undefined }} />
  ),
  'a card that was just saved, with an invoice that was not paid': (
    <PaymentView
      {...usual}
      saved={sampleTexts(payment, 'paidWithIt', 'savedUnknown').join(' ')}
      trouble={{
        kind: 'error',
        title: sampleTexts(payment, 'pastDueInvoice').join(),
        titleHref: '#invoice',
        text: sampleTexts(payment, 'pastDueSaved').join(),
        button: undefined,
      }}
    />
  ),
};
