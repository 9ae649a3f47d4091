import { sampleDeletionBilling } from './access/deletion-billing.stories.tsx';
import type { Stories } from './stories.ts';
import { BillingLines } from './billing-lines.tsx';

export const stories: Stories = {
  'a plan that a store bills, and one that the brand bills': (
    <BillingLines lines={sampleDeletionBilling.lines} />
  ),
};
