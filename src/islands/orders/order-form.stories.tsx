import type { Stories } from '../../components/stories.ts';
import { OrderForm, type OrderFormProps } from './order-form.tsx';

const usual: OrderFormProps = {
  action: '/api/orders/submit?account=sample',
  fields: { key: 'sample' },
  termsHref: '#terms',
  back: '#back',
  today: { label: 'Charged today', value: '$3.20' },
  words: {
    accept: 'I accept the {terms}',
    terms: 'Terms and Conditions',
    termsHint: 'Before submitting, you must accept the Terms and Conditions.',
    back: 'Back',
    submit: 'Submit',
    busy: 'Placing your order',
  },
};

export const stories: Stories = {
  usual: <OrderForm {...usual} />,
};
