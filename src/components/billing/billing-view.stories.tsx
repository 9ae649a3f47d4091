import type { Stories } from '../stories.ts';
import { BillingView } from './billing-view.tsx';

export const stories: Stories = {
  usual: (
    <BillingView
      title="Change your card"
      lead="Now on file: Visa •••• 4242"
      due={undefined}
      plan={undefined}
      planTitle="Your new plan"
      wallets={undefined}
      form={<p>The form</p>}
    />
  ),
  'while a payment is past due': (
    <BillingView
      title="Change your card"
      lead="Now on file: Visa •••• 4242"
      due="Your new card will also be used for the unpaid $6.99 from November 11, 2026."
      plan={undefined}
      planTitle="Your new plan"
      wallets={undefined}
      form={<p>The form</p>}
    />
  ),
  'for a plan': (
    <BillingView
      title="Add a card"
      lead={undefined}
      due={undefined}
      plan={{
        name: 'Pro',
        charges: '$0.00 today, then $6.99 on December 21, 2026',
        price: '30 days free, then $6.99 per month',
      }}
      planTitle="Your new plan"
      wallets={{
        text: 'Pay with Apple Pay or Google Pay',
        marks: ['/cards/apple-pay.svg', '/cards/google-pay.svg'],
        href: '#checkout',
        or: 'or pay by card',
      }}
      form={<p>The form</p>}
    />
  ),
};
