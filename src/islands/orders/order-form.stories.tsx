import { sampleTerms } from '../../components/orders/order-terms.fixture.ts';
import { OrderTerms } from '../../components/orders/order-terms.tsx';
import type { Stories } from '../../components/stories.ts';
import { copyFor } from '../../copy/copy.ts';
import { OrderForm, type OrderFormProps } from './order-form.tsx';

const usual: OrderFormProps = {
  action: '/api/orders/submit?account=sample',
  fields: { key: 'sample' },
  termsHref: '#terms',
  back: '#back',
  terms: <OrderTerms terms={sampleTerms} />,
  words: {
    ...copyFor('order', 'en', { copy: {} }),
    busy: 'Placing your order',
  },
};

export const stories: Stories = {
  usual: <OrderForm {...usual} />,
};
