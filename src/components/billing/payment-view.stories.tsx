import type { Stories } from '../stories.ts';
import { PaymentView, type PaymentViewProps } from './payment-view.tsx';

const usual: PaymentViewProps = {
  card: { name: 'Visa', number: '•••• •••• •••• 4242', image: '/cards/visa.svg', expired: false },
  apple: false,
  change: '#change',
  upcoming: ['$7.99 on December 3, 2026'],
  words: {
    title: 'Payment',
    cardTitle: 'Card on file',
    change: 'Change',
    noCard: 'No credit card on file.',
    cardExpired: 'Card Expired',
    apple: 'Billed Through iTunes',
    appleText: 'Go to iTunes to update your payment details',
    upcoming: 'Upcoming Payment',
  },
};

export const stories: Stories = {
  'a card on file': <PaymentView {...usual} />,
  'one that has expired, of an unknown brand': (
    <PaymentView
      {...usual}
      card={{ name: 'Card', number: '•••• •••• •••• 1111', image: undefined, expired: true }}
    />
  ),
  'none, billed by Apple': <PaymentView {...usual} card={undefined} apple change={undefined} upcoming={[]} />,
};
