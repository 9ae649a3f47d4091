import type { Stories } from '../stories.ts';
import { CheckoutFailed } from './checkout-failed.tsx';

export const stories: Stories = {
  'no price is known': (
    <CheckoutFailed
      alert={{ kind: 'error', code: 'preview-failed', text: 'We couldn’t find out what this plan costs.' }}
      again="#again"
      words={{ title: 'Checkout', tryAgain: 'Try again', toPlans: 'See all plans' }}
    />
  ),
};
