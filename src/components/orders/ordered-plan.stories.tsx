import type { Stories } from '../stories.ts';
import { OrderedPlan, type OrderedPlanText } from './ordered-plan.tsx';

const words = { planTitle: 'Your plan', devices: 'Devices covered', devicesNone: 'No device chosen' };

const plan: OrderedPlanText = {
  name: '60-Day',
  from: 'In place of 30-Day',
  price: '$9.99',
  per: 'per month',
  cycleWarning: undefined,
  facts: [{ label: 'Video history', value: '60 days' }],
  deviceCount: 2,
  devices: {
    first: [
      { id: 'one', name: 'Front door', model: 'Video Doorbell', kind: 'doorbell' },
      { id: 'two', name: 'Back yard', model: 'Outdoor Camera', kind: 'outdoor' },
    ],
    more: undefined,
  },
  left: undefined,
};

export const stories: Stories = {
  usual: <OrderedPlan plan={plan} words={words} />,
  'for free': (
    <OrderedPlan plan={{ ...plan, name: 'Basic', price: undefined, per: undefined }} words={words} />
  ),
  'with a trial': (
    <OrderedPlan
      plan={{
        ...plan,
        from: undefined,
        facts: [
          { label: 'Free trial', value: '30 days' },
          { label: 'After the trial', value: '$9.99 per month' },
        ],
      }}
      words={words}
    />
  ),
  'of an unusual cycle, without a device': (
    <OrderedPlan
      plan={{
        ...plan,
        per: 'every 5 months',
        cycleWarning: 'Note: this plan is billed every 5 months.',
        deviceCount: 0,
        devices: undefined,
        left: 'This plan has no room for 2 of your devices.',
      }}
      words={words}
    />
  ),
};
