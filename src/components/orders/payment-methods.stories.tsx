import { sampleBlocker } from '../blocker-hint.fixture.ts';
import { BlockerHint } from '../blocker-hint.tsx';
import type { CheckoutText } from './checkout-view.tsx';
import type { Stories } from '../stories.ts';
import { PaymentMethods, type PaymentMethodsProps } from './payment-methods.tsx';

const card: CheckoutText['methods'][number] = {
  method: 'creditCard',
  label: 'Credit card',
  hint: 'Visa •••• 4242',
  image: '/cards/visa.svg',
  expired: false,
};
const apple = {
  method: 'applePay',
  label: 'Apple Pay',
  hint: undefined,
  image: undefined,
  expired: false,
} as const;
const google = {
  method: 'googlePay',
  label: 'Google Pay',
  hint: undefined,
  image: undefined,
  expired: false,
} as const;
const checking = 'Checking whether this device supports it';

const usual: PaymentMethodsProps = {
  methods: [card],
  ready: ['creditCard'],
  selected: 'creditCard',
  onSelect() {},
  changeCard: '#change',
  notes: [],
  words: { methodTitle: 'Payment method', cardExpired: 'Card Expired', changeCard: 'Change card' },
};

export const stories: Stories = {
  'the card on file': <PaymentMethods {...usual} />,
  'an expired card': <PaymentMethods {...usual} methods={[{ ...card, expired: true }]} />,
  'no card yet': (
    <PaymentMethods
      {...usual}
      changeCard={undefined}
      methods={[{ ...card, hint: 'You’ll enter your card on the next page.', image: undefined }]}
    />
  ),
  'wallets are waited for': (
    <PaymentMethods
      {...usual}
      methods={[card, { ...apple, hint: checking }, { ...google, hint: checking }]}
    />
  ),
  'Apple Pay is chosen': (
    <PaymentMethods
      {...usual}
      methods={[card, apple, google]}
      ready={['creditCard', 'applePay', 'googlePay']}
      selected="applePay"
    />
  ),
  'a provider’s script is missing': (
    <PaymentMethods
      {...usual}
      notes={['Apple Pay is not supported by this device or browser.']}
      blocker={<BlockerHint {...sampleBlocker} />}
    />
  ),
  'a wallet cannot be used': (
    <PaymentMethods {...usual} notes={['Apple Pay is not supported by this device or browser.']} />
  ),
};
