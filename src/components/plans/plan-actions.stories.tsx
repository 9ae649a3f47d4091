import { myPlan } from '../../copy/en/plans/myPlan.ts';
import type { Stories } from '../stories.ts';
import { JustCovered, PlanActions } from './plan-actions.tsx';

const change = { href: '#plans', label: myPlan.changePlan };
const nothing = {
  pending: undefined,
  cover: undefined,
  more: undefined,
  justCovered: undefined,
  uncovered: undefined,
  change,
};

export const stories: Stories = {
  'nothing else to do': <PlanActions card={nothing} isFirst />,
  'something else to do first': <PlanActions card={nothing} isFirst={false} />,
  'a larger plan': (
    <PlanActions
      card={{
        ...nothing,
        cover: {
          kind: 'larger',
          text: 'Premium covers Nursery too, $4.00 more a month',
          href: '#plans',
          label: 'Cover Nursery',
        },
      }}
      isFirst
    />
  ),
  'a plan that ends': (
    <PlanActions
      card={{
        ...nothing,
        pending: { resume: { href: '#keep', label: 'Keep Plus' } },
      }}
      isFirst
    />
  ),
  'a device that was taken off': <JustCovered text="Nursery is no longer covered." undo={undefined} />,
};
