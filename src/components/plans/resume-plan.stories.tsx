import { price } from '../../copy/en/orders/price.ts';
import { resumePlan } from '../../copy/en/plans/resumePlan.ts';
import { sampleTerms } from '../orders/order-terms.fixture.ts';
import type { Stories } from '../stories.ts';
import { ResumePlan, type ResumePlanText } from './resume-plan.tsx';

const text: ResumePlanText = {
  title: 'Keep Premium?',
  lead: 'Premium is set to end on December 3, 2026. If you keep it, it continues as it is today.',
  notice: undefined,
  facts: [
    { label: 'Card', value: 'Visa •••• 4242' },
    { label: 'Video history', value: '30 days' },
  ],
  terms: sampleTerms,
  notes: [],
  devices: { first: [{ id: 'one', name: 'Front Door', kind: 'doorbell' }], more: undefined },
  fields: {},
  keep: 'Keep Premium',
};

export const stories: Stories = {
  'a plan that ends': <ResumePlan text={text} words={resumePlan} />,
  'the price has moved, and nothing is covered': (
    <ResumePlan
      text={{ ...text, notice: resumePlan.repriced, notes: [price.keepsDiscount], devices: undefined }}
      words={resumePlan}
    />
  ),
};
