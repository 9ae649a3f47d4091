import type { Stories } from '../stories.ts';
import { OrderedPlan, type OrderedPlanText } from './ordered-plan.tsx';

const words = { planTitle: 'Your plan', devices: 'Devices covered', devicesNone: 'No device chosen' };

const plan: OrderedPlanText = {
  name: '60-Day',
  from: 'In place of 30-Day',
  trial: undefined,
  price: '$9.99',
  per: 'per month',
  cycleWarning: undefined,
  facts: [{ label: 'Video history', value: '60 days' }],
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
        trial: '30 days free',
        per: 'per month plus tax',
        facts: [{ label: 'Trial ends', value: 'December 27, 2026' }],
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
        devices: undefined,
        left: 'This plan has no room for 2 of your devices.',
      }}
      words={words}
    />
  ),
};
