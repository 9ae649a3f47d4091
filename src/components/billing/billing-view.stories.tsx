import type { Stories } from '../stories.ts';
import { BillingView } from './billing-view.tsx';

export const stories: Stories = {
  usual: (
    <BillingView
      title="Billing"
      lead="Your card number goes straight to our payment provider. We never see or store it."
      due={undefined}
      plan={undefined}
      planTitle="Your new plan"
      wallets={undefined}
      form={<p>The form</p>}
    />
  ),
  'while a payment is past due': (
    <BillingView
      title="Billing"
      lead="Your card number goes straight to our payment provider. We never see or store it."
      due="Your new card will also be used for the unpaid $6.99 from November 11, 2026."
      plan={undefined}
      planTitle="Your new plan"
      wallets={undefined}
      form={<p>The form</p>}
    />
  ),
  'for a plan': (
    <BillingView
      title="Billing"
      lead="Your card number goes straight to our payment provider. We never see or store it."
      due={undefined}
      plan={{
        line: 'Pro, $6.99 per month',
        name: 'Pro',
        price: '30 days free, then $6.99 per month',
        today: { label: 'Charged today', value: '$0.00' },
        next: 'Next charge: $6.99 on December 21, 2026',
      }}
      planTitle="Your new plan"
      wallets={{ text: 'Pay with Apple Pay or Google Pay', href: '#checkout', or: 'or pay by card' }}
      form={<p>The form</p>}
    />
  ),
};
