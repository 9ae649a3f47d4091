import type { Stories } from '../../components/stories.ts';
import { cardStore } from './card-store.ts';
import { StripeCard, type StripeCardProps } from './stripe-card.tsx';

const usual: StripeCardProps = {
  card: cardStore(undefined, {
    fields: '',
    unavailable: '',
    invalid: { number: '', month: '', year: '', cvv: '' },
  }),
  settings: {
    standIn: undefined,
    publicKey: 'pk_sample',
    connectedAccount: undefined,
    locale: 'en',
    messages: {
      stripe_card_declined: 'Your card was declined.',
      stripe_expired_card: 'Your card has expired.',
      stripe_incorrect_cvc: 'The security code (CVC) is incorrect.',
      stripe_invalid_number: 'The card number is invalid.',
      stripe_card: 'There was an issue with your card.',
      stripe_validation: 'Please check your payment information.',
      stripe_token: 'We couldn’t process your payment at this time.',
      stripe_other: 'Something went wrong.',
    },
  },
};

export const stories: Stories = {
  'before its frame is there': <StripeCard {...usual} />,
};
