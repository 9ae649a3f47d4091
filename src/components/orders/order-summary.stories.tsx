import type { Stories } from '../stories.ts';
import { sampleTerms } from './order-terms.fixture.ts';
import { OrderSummary, type OrderSummaryText } from './order-summary.tsx';

const words = {
  title: 'Order Summary',
  lead: 'Nothing is charged until you submit.',
  seePlan: 'My Plan',
  planTitle: 'Your new plan',
  devices: 'Devices',
  devicesNone: 'No device chosen',
  paymentTitle: 'Payment method',
  cardExpired: 'Card Expired',
  promoAdd: 'Add a promo code',
  costTitle: 'What it costs',
};

const setting = { words, removal: '/api/orders/promo-removal?account=sample' } as const;

const change = { href: '#change', label: 'Change' };

const usual: OrderSummaryText = {
  notice: undefined,
  stores: [],
  terms: sampleTerms,
  plan: {
    name: '60-Day',
    from: 'In place of 30-Day',
    trial: undefined,
    price: '$9.99',
    per: 'per month',
    cycleWarning: undefined,
    facts: [{ label: 'Video history', value: '60 days' }],
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
    notes: [],
  },
  trouble: undefined,
  card: { text: 'Visa •••• 4242', image: '/cards/visa.svg', change },
  promos: [],
};

export const stories: Stories = {
  'with the card on file': <OrderSummary summary={usual} {...setting} />,
  'with an expired card': (
    <OrderSummary
      summary={{
        ...usual,
        trouble: {
          kind: 'warning',
          title: 'Your card has expired.',
          titleHref: undefined,
          text: 'Update it so that the next charge goes through.',
          button: { href: '#card', label: 'Update card' },
        },
        card: { text: 'Visa •••• 4242', image: '/cards/visa.svg', change: undefined },
      }}
      {...setting}
    />
  ),
  'paid on the provider’s page, no device chosen': (
    <OrderSummary
      summary={{
        ...usual,
        card: undefined,
        plan: { ...usual.plan, devices: undefined },
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
