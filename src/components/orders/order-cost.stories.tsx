import { price } from '../../copy/en/orders/price.ts';
import { sampleTexts, type Stories } from '../stories.ts';
import { OrderCost, type OrderCostProps } from './order-cost.tsx';

const upgrade: OrderCostProps['cost'] = {
  bill: [
    { label: 'Premium', value: '$7.99' },
    { label: '10 % off, first charge only', value: '-$0.80' },
    { label: 'Credit for Plus', value: '-$3.99' },
    { label: 'Tax', value: '$0.00' },
  ],
  total: { label: 'Charged today', value: '$3.20' },
  later: [],
  notes: ['Your new plan starts on December 18, 2026. Until then, you keep Premium.'],
};

export const stories: Stories = {
  'an upgrade with a promo code': <OrderCost cost={upgrade} />,
  'nothing is charged before a day': (
    <OrderCost
      cost={{
        ...upgrade,
        bill: [{ label: 'Tax', value: '$0.00' }],
        total: { label: 'Charged today', value: '$0.00' },
        later: [
          { label: 'From December 19, 2026', value: '$2.99 per month' },
          { label: '10 % off, first charge only', value: '-$0.30' },
        ],
      }}
    />
  ),
  'every line that may follow': (
    <OrderCost
      cost={{
        ...upgrade,
        bill: sampleTexts(price, 'span', 'always', 'unknown', 'keptDiscount').map((label) => ({
          label,
          value: '-$0.80',
        })),
        later: sampleTexts(price, 'afterTrial', 'someAmount', 'dayOnly').map((label) => ({
          label,
          value: '$7.99',
        })),
        notes: sampleTexts(
          price,
          'next',
          'nextMost',
          'keepsDiscount',
          'forfeit',
          'lostDiscount',
          'renewsPlusAnyTax',
          'taxRounded',
          'withoutDiscount',
          'eachWithTax',
          'beforeTax',
          'withTax',
          'onMost',
          'onBeforeTax',
          'onWithTax',
          'sometime',
          'notInPrice',
          'taxLater',
          'readInformation',
          'withdrawal',
        ),
      }}
    />
  ),
  'without a note': <OrderCost cost={{ ...upgrade, notes: [] }} />,
};
