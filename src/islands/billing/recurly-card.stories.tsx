import type { Stories } from '../../components/stories.ts';
import { cardStore } from './card-store.ts';
import { RecurlyCard, type RecurlyCardProps } from './recurly-card.tsx';

const usual: RecurlyCardProps = {
  card: cardStore(undefined, {
    fields: '',
    unavailable: '',
    invalid: { number: '', month: '', year: '', cvv: '' },
  }),
  settings: {
    script: '#recurly.js',
    publicKey: 'ewr1-sample',
    messages: { refused: 'An unknown error occurred.' },
  },
  labels: { number: 'Card Number', month: 'Month', year: 'Year', cvv: 'CVV' },
  failure: undefined,
  onEnter: () => undefined,
};

export const stories: Stories = {
  'before its frames are there': <RecurlyCard {...usual} />,
  'with a wrong number': (
    <RecurlyCard {...usual} failure={{ message: '', fields: { number: 'Enter Valid Card Number' } }} />
  ),
};
