import type { CheckoutView } from '../../contracts/orders/checkout.ts';
import type { Stories } from '../stories.ts';
import { CheckoutPlan } from './checkout-plan.tsx';

const words = { planTitle: 'Your plan', devices: 'Devices covered', devicesNone: 'No device chosen' };

const plan: CheckoutView['plan'] = {
  name: '60-Day',
  price: '$9.99',
  per: 'per month',
  cycleWarning: undefined,
  facts: [],
  devices: ['Front door', 'Back yard'],
  left: undefined,
};

export const stories: Stories = {
  usual: <CheckoutPlan plan={plan} words={words} />,
  'with a trial': (
    <CheckoutPlan
      plan={{
        ...plan,
        facts: [
          { label: 'Free trial', value: '30 days' },
          { label: 'After the trial', value: '$9.99 per month' },
        ],
      }}
      words={words}
    />
  ),
  'of an unusual cycle, without a device': (
    <CheckoutPlan
      plan={{
        ...plan,
        per: 'every 5 months',
        cycleWarning: 'Note: this plan is billed every 5 months.',
        devices: [],
        left: '2 devices have no place on this plan.',
      }}
      words={words}
    />
  ),
};
