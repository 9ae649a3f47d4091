import { myPlan } from '../../copy/en/plans/myPlan.ts';
import { sampleTexts, type Stories } from '../stories.ts';
import { RecommendedPlan } from './recommended-plan.tsx';

const [smaller = '', smallerHistory = '', label = '', seePlan = ''] = sampleTexts(
  myPlan,
  'smaller',
  'smallerHistory',
  'notIn',
  'seePlan',
);
const link = { href: '#plans', label: seePlan };

export const stories: Stories = {
  'only cheaper': <RecommendedPlan text={smaller} lost={undefined} link={link} />,
  'with less video history': <RecommendedPlan text={smallerHistory} lost={undefined} link={link} />,
  'with less of everything': (
    <RecommendedPlan
      text={smallerHistory}
      lost={{ label, items: 'Snooze notifications, Send Help Smart Security' }}
      link={link}
    />
  ),
};
