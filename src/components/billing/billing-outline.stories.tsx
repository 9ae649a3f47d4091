import { copyFor } from '../../copy/copy.ts';
import type { Stories } from '../stories.ts';
import { BillingOutline } from './billing-outline.tsx';

const { title, lead } = copyFor('billing', 'en', { copy: {} });

export const stories: Stories = {
  usual: <BillingOutline heading={title} lead={lead} forOrder={false} />,
  'for an order': <BillingOutline heading={title} lead={lead} forOrder />,
};
