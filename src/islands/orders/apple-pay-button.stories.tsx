import type { Stories } from '../../components/stories.ts';
import { ApplePayButton } from './apple-pay-button.tsx';

const setup = {
  country: 'US',
  currency: 'USD',
  total: '7.00',
  label: 'Sample',
  recurring: {
    description: 'Sample plan',
    amount: '9.99',
    intervalUnit: 'month',
    intervalCount: 1,
    managementUrl: '#plan',
    trial: null,
  },
} as const;

const callbacks = { ready() {}, giveUp() {}, fail() {}, take() {} };

export const stories: Stories = {
  usual: (
    <ApplePayButton
      recurly={undefined}
      setup={setup}
      callbacks={callbacks}
      words={{ payApple: 'Pay with Apple Pay', applePay: 'Apple Pay' }}
    />
  ),
};
