import type { Stories } from '../../components/stories.ts';
import { copyFor } from '../../copy/copy.ts';
import { OrderForm, type OrderFormProps } from './order-form.tsx';

const usual: OrderFormProps = {
  action: '/api/orders/submit?account=sample',
  fields: { key: 'sample' },
  termsHref: '#terms',
  terms: {
    renewal: {
      text: 'Renews automatically at $7.99 per month plus tax until you change or cancel it.',
      cancel: { kind: 'here', text: 'You can cancel at any time on My Plan.' },
    },
    information: undefined,
  },
  back: '#back',
  today: { label: 'Charged today', value: '$3.20' },
  words: {
    ...copyFor('order', 'en', { copy: {} }),
    busy: 'Placing your order',
  },
};

export const stories: Stories = {
  usual: <OrderForm {...usual} />,
};
