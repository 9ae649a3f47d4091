import type { Stories } from '../stories.ts';
import { CheckoutAlerts } from './checkout-alerts.tsx';

export const stories: Stories = {
  'a payment was refused, and no card was found': (
    <CheckoutAlerts
      alerts={[
        { kind: 'error', code: 'payment-failed', text: 'Please use a different card or contact your bank.' },
        { kind: 'warning', code: 'payment-methods-failed', text: 'We couldn’t look up your card on file.' },
      ]}
    />
  ),
  'with a way on': (
    <CheckoutAlerts
      alerts={[{ kind: 'error', code: 'preview-failed', text: 'We couldn’t find out what this plan costs.' }]}
    >
      <a href="#again">Try again</a>
    </CheckoutAlerts>
  ),
};
