import { sampleBlocker } from '../../components/blocker-hint.fixture.ts';
import { BlockerHint } from '../../components/blocker-hint.tsx';
import { sampleTerms } from '../../components/orders/order-terms.fixture.ts';
import { OrderTerms } from '../../components/orders/order-terms.tsx';
import type { Stories } from '../../components/stories.ts';
import { copyFor } from '../../copy/copy.ts';
import { CheckoutForm, type CheckoutFormProps } from './checkout-form.tsx';

const usual: CheckoutFormProps = {
  actions: { pay: '/api/checkout/pay?account=sample', discard: '/api/plans/discard?account=sample' },
  view: {
    methods: [
      {
        method: 'creditCard',
        label: 'Credit card',
        hint: 'Visa •••• 4242',
        image: '/cards/visa.svg',
        expired: false,
      },
    ],
    changeCard: '#change',
    fields: { planId: 'sample' },
    wallets: undefined,
  },
  plan: <p>60-Day</p>,
  cost: <p>$7.00</p>,
  terms: <OrderTerms terms={sampleTerms} />,
  termsHref: '#terms',
  blocker: <BlockerHint {...sampleBlocker} />,
  words: {
    ...copyFor('checkout', 'en', { copy: {} }),
    busy: 'Placing your order',
    unsure: 'We don’t know yet whether your order went through.',
  },
};

const hint = 'Checking whether this device supports it';

const withWallets: CheckoutFormProps['view'] = {
  ...usual.view,
  methods: [
    ...usual.view.methods,
    { method: 'applePay', label: 'Apple Pay', hint, image: '/cards/apple-pay.svg', expired: false },
    { method: 'googlePay', label: 'Google Pay', hint, image: '/cards/google-pay.svg', expired: false },
  ],
};
const expired: CheckoutFormProps['view'] = {
  ...usual.view,
  methods: usual.view.methods.map((each) => ({ ...each, expired: true })),
};

export const stories: Stories = {
  'by card': <CheckoutForm {...usual} />,
  'by a card that has expired': <CheckoutForm {...usual} view={expired} />,
  'wallets are waited for': <CheckoutForm {...usual} view={withWallets} />,
  'on the provider’s page': (
    <CheckoutForm {...usual} words={{ ...usual.words, busy: 'Loading payment dashboard' }} />
  ),
};
