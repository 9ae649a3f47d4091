import type { Stories } from '../stories.ts';
import { BillingView } from './billing-view.tsx';

export const stories: Stories = {
  usual: (
    <BillingView
      title="Billing"
      lead="Your card number goes straight to our payment provider. We never see or keep it."
      form={<p>The form</p>}
    />
  ),
};
