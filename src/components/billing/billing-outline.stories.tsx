import { copyFor } from '../../copy/copy.ts';
import type { Stories } from '../stories.ts';
import { BillingOutline } from './billing-outline.tsx';

const { titleAdd, titleChange } = copyFor('billing', 'en', { copy: {} });

export const stories: Stories = {
  usual: <BillingOutline heading={titleChange} forOrder={false} />,
  'for an order': <BillingOutline heading={titleAdd} forOrder />,
};
