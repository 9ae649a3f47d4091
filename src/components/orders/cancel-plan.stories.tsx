import type { Stories } from '../stories.ts';
import { CancelPlan, type CancelPlanProps } from './cancel-plan.tsx';

const words: CancelPlanProps['words'] = {
  title: 'Cancel plan',
  changedTitle: 'Your plan has changed in the meantime',
  changedText: 'Nothing was cancelled. Please check it again.',
  chargeLabel: 'Charges',
  historyLabel: 'Video history',
  devicesLabel: 'Devices no longer covered',
  devicesOnPlan: 'Devices on this plan',
  devicesNone: 'There are no devices on this plan.',
  keep: 'Keep current plan',
  cancel: 'Cancel plan',
};

const page: CancelPlanProps['page'] = {
  subscriptionId: 'sample',
  hasChanged: false,
  lead: 'You keep Pro until Dec 3, 2026. Here’s what changes then.',
  charge: [],
  stores: [],
  history: 'We keep only the last 2 hours. Anything older is deleted.',
  devices: {
    first: [
      { id: 'one', name: 'Front door', model: 'Video Doorbell', kind: 'doorbell' },
      { id: 'two', name: 'Back yard', model: 'Outdoor Camera', kind: 'outdoor' },
    ],
    more: undefined,
  },
  freeCover: undefined,
  lower: { text: 'Pay less instead: Basic, $1.99 per month', href: '#plans' },
};

export const stories: Stories = {
  'what ends': <CancelPlan page={page} here="#here" words={words} />,
  'a free plan takes its place': (
    <CancelPlan
      page={{
        ...page,
        lower: undefined,
        freeCover: 'After that, the free Basic plan covers only 2 of them.',
      }}
      here="#here"
      words={words}
    />
  ),
  'the plan has changed, no device': (
    <CancelPlan page={{ ...page, hasChanged: true, devices: undefined }} here="#here" words={words} />
  ),
};
