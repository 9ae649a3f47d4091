import type { Stories } from '../../components/stories.ts';
import { copyFor } from '../../copy/copy.ts';
import { OrderForm, type OrderFormProps } from './order-form.tsx';

const usual: OrderFormProps = {
  action: '/api/orders/submit?account=sample',
  fields: { key: 'sample' },
  termsHref: '#terms',
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
