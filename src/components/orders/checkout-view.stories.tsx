import { Card } from '../card.tsx';
import type { Stories } from '../stories.ts';
import { CheckoutView } from './checkout-view.tsx';

const lead = 'Nothing is charged until you pay.';

export const stories: Stories = {
  'no alert': (
    <CheckoutView heading="Checkout" lead={lead} alerts={[]}>
      <Card heading="Your plan" headingId="sample-checkout" />
    </CheckoutView>
  ),
  'the price has changed': (
    <CheckoutView
      heading="Checkout"
      lead={lead}
      alerts={[{ kind: 'warning', code: 'repriced', text: 'The price has changed since you last saw it.' }]}
    />
  ),
};
