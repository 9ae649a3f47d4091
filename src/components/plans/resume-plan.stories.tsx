import { resumePlan } from '../../copy/en/plans/resumePlan.ts';
import type { Stories } from '../stories.ts';
import { ResumePlan, type ResumePlanText } from './resume-plan.tsx';

const text: ResumePlanText = {
  title: 'Keep Premium?',
  lead: 'Premium is set to end on December 3, 2026. If you keep it, it continues as it is today.',
  notice: undefined,
  facts: [
    { label: 'Charged today', value: '$0.00', total: true },
    { label: 'Card', value: 'Visa •••• 4242' },
    { label: 'Video history', value: '30 days' },
  ],
  terms: {
    renewal: {
      text: 'Renews automatically at $7.99 per month plus tax until you change or cancel it.',
      cancel: { kind: 'here', text: 'You can cancel at any time on My Plan.' },
    },
    information: undefined,
  },
  charges: ['Next charge: $7.99 on December 3, 2026'],
  devices: { first: [{ id: 'one', name: 'Front Door', kind: 'doorbell' }], more: undefined },
  fields: {},
  keep: 'Keep Premium',
};

export const stories: Stories = {
  'a plan that ends': <ResumePlan text={text} words={resumePlan} />,
  'the price has moved, and nothing is covered': (
    <ResumePlan text={{ ...text, notice: resumePlan.repriced, devices: undefined }} words={resumePlan} />
  ),
};
