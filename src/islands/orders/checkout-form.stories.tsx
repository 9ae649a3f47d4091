import type { Stories } from '../../components/stories.ts';
import { CheckoutForm, type CheckoutFormProps } from './checkout-form.tsx';

const usual: CheckoutFormProps = {
  view: {
    plan: {
      name: '60-Day',
      from: 'In place of 30-Day',
      price: '$9.99',
      per: 'per month',
      cycleWarning: undefined,
      facts: [],
      devices: ['Front door', 'Back yard'],
      left: undefined,
    },
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
    cost: {
      bill: [
        { label: 'Subtotal', value: '$9.99' },
        { label: 'Credit for 30-Day', value: '-$2.99' },
      ],
      total: { label: 'Total', value: '$7.00' },
      next: ['Your next charge is $9.99 on Dec 3, 2026.'],
    },
    fields: { planId: 'sample' },
    wallets: undefined,
  },
  termsHref: '#terms',
  words: {
    planTitle: 'Your plan',
    devices: 'Devices covered',
    devicesNone: 'No device chosen',
    methodTitle: 'Payment method',
    cardExpired: 'Card Expired',
    changeCard: 'Change card',
    detailsTitle: 'Payment details',
    termsBefore: 'By paying you accept the',
    terms: 'Terms and Conditions',
    pay: 'Pay',
    payApple: 'Pay with Apple Pay',
    applePay: 'Apple Pay',
    cancel: 'Cancel',
    busy: 'Placing your order',
    unsure: 'We do not know yet whether your order was placed.',
  },
};

const hint = 'Checking whether this device has it';

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
