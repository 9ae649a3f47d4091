import type { Stories } from '../stories.ts';
import { OrderSummary, type OrderSummaryText } from './order-summary.tsx';

const words = {
  title: 'Order Summary',
  lead: 'Check what you get and what it costs. Nothing is charged until you submit.',
  seePlan: 'My Plan',
  planTitle: 'Your new plan',
  devices: 'Devices',
  devicesNone: 'No device chosen',
  paymentTitle: 'Payment method',
  cardExpired: 'Card Expired',
  promoTitle: 'Promo code',
  costTitle: 'What it costs',
};

const setting = { words, removal: '/api/orders/promo-removal?account=sample' } as const;

const change = { href: '#change', label: 'Change' };

const usual: OrderSummaryText = {
  notice: undefined,
  stores: [],
  terms: {
    renewal: {
      text: 'Renews automatically at $9.99 per month plus tax until you change or cancel it.',
      cancel: { kind: 'here', text: 'You can cancel at any time on My Plan.' },
    },
    information: undefined,
  },
  plan: {
    name: '60-Day',
    from: 'In place of 30-Day',
    price: '$9.99',
    per: 'per month',
    cycleWarning: undefined,
    facts: [{ label: 'Video history', value: '60 days' }],
    deviceCount: 2,
    devices: {
      first: [
        { id: 'one', name: 'Front door', model: 'Video Doorbell', kind: 'doorbell' },
        { id: 'two', name: 'Back yard', model: 'Outdoor Camera', kind: 'outdoor' },
      ],
      more: undefined,
    },
    left: undefined,
  },
  cost: {
    bill: [
      { label: '60-Day', value: '$9.99' },
      { label: 'Credit for 30-Day', value: '-$2.99' },
      { label: 'Tax', value: '$0.00' },
    ],
    total: { label: 'Charged today', value: '$7.00' },
    later: [],
    next: ['Your next charge is $9.99 on Dec 3, 2026.'],
  },
  card: { text: 'Visa •••• 4242', image: '/cards/visa.svg', expired: false, change },
  promos: [],
};

export const stories: Stories = {
  'with the card on file': <OrderSummary summary={usual} {...setting} />,
  'with an expired card': (
    <OrderSummary
      summary={{
        ...usual,
        card: { text: 'Visa •••• 4242', image: '/cards/visa.svg', expired: true, change },
      }}
      {...setting}
    />
  ),
  'paid on the provider’s page, no device chosen': (
    <OrderSummary
      summary={{
        ...usual,
        card: undefined,
        plan: { ...usual.plan, deviceCount: 0, devices: undefined },
      }}
      {...setting}
    />
  ),
  'with an accepted, an unused and a rejected code': (
    <OrderSummary
      summary={{
        ...usual,
        promos: [
          {
            code: 'nope',
            state: 'rejected',
            text: 'Promo code nope is not valid',
            removeLabel: 'Remove nope',
          },
          { code: 'save10', state: 'used', text: '10 % off promo applied', removeLabel: 'Remove save10' },
          {
            code: 'save5',
            state: 'unused',
            text: 'We didn’t apply promo code save5: save10 takes more off.',
            removeLabel: 'Remove save5',
          },
        ],
      }}
      {...setting}
    />
  ),
  'the price has changed': (
    <OrderSummary
      summary={{
        ...usual,
        notice: {
          kind: 'warning',
          text: 'The price has changed since you last saw it.',
          linksToMyPlan: false,
        },
      }}
      {...setting}
    />
  ),
  'another change is under way': (
    <OrderSummary
      summary={{
        ...usual,
        notice: {
          kind: 'warning',
          text: 'Another change to your plan is still in progress.',
          linksToMyPlan: true,
        },
      }}
      {...setting}
    />
  ),
};
