import { sampleBlocker } from '../../components/blocker-hint.fixture.ts';
import { BlockerHint } from '../../components/blocker-hint.tsx';
import type { Stories } from '../../components/stories.ts';
import { BillingCard, type BillingCardProps } from './billing-card.tsx';
import { type CardMessages, cardStore } from './card-store.ts';

const messages: CardMessages = {
  fields: '',
  unavailable: '',
  invalid: { number: '', month: '', year: '', cvv: '' },
};

const usual: BillingCardProps = {
  card: cardStore(undefined, messages),
  provider: {
    kind: 'recurly',
    script: '#recurly.js',
    publicKey: 'ewr1-sample',
    labels: { number: 'Card Number', month: 'Month', year: 'Year', cvv: 'CVV' },
    messages: { refused: 'An unknown error occurred.' },
  },
  failure: undefined,
  onEnter: () => undefined,
  unavailable: 'The payment system is temporarily unavailable.',
  blocker: <BlockerHint {...sampleBlocker} />,
  words: {
    loading: 'Loading the card form…',
    needsScript: 'You can only enter a card with JavaScript turned on.',
    notes: ['We never see your card number.', 'Prepaid cards are not accepted.'],
    tryAgain: 'Try again',
  },
};

/** A card store whose provider is unavailable. */
function withoutProvider() {
  const card = cardStore(undefined, messages);
  return { ...card, $provider: { ...card.$provider, get: () => 'unavailable' as const } };
}

export const stories: Stories = {
  'before its fields are there': <BillingCard {...usual} />,
  'with parts that are wrong': (
    <BillingCard
      {...usual}
      failure={{
        message: 'Please check what you entered.',
        fields: { number: 'Enter Valid Card Number', year: 'Enter a valid Year' },
      }}
    />
  ),
  'without its provider': <BillingCard {...usual} card={withoutProvider()} />,
};
