import { myPlan } from '../../copy/en/plans/myPlan.ts';
import { sampleTexts, type Stories } from '../stories.ts';
import { SmallerPlan } from './smaller-plan.tsx';

const [smaller = '', smallerHistory = '', label = '', seePlan = ''] = sampleTexts(
  myPlan,
  'smaller',
  'smallerHistory',
  'notIn',
  'seePlan',
);
const way = { href: '#plans', label: seePlan };

export const stories: Stories = {
  'only cheaper': <SmallerPlan text={smaller} lost={undefined} way={way} />,
  'with less video history': <SmallerPlan text={smallerHistory} lost={undefined} way={way} />,
  'with less of everything': (
    <SmallerPlan
      text={smallerHistory}
      lost={{ label, items: 'Snooze notifications, Send Help Smart Security' }}
      way={way}
    />
  ),
};
