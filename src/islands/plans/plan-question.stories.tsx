import { DeviceChips } from '../../components/devices/device-chips.tsx';
import { sampleTexts, type Stories } from '../../components/stories.ts';
import { plans } from '../../copy/en/plans/plans.ts';
import { type LossQuestion, PlanQuestion } from './plan-question.tsx';

const question: LossQuestion = {
  title: 'Change to 7-Day?',
  lines: [
    'Your video history goes from 60 days to 7 days. Anything older is deleted.',
    'These cameras will no longer be covered:',
  ],
  since: 'This takes effect on December 3, 2026, when the period you paid for ends.',
  isLoss: true,
  notNow: { href: '#not-now', label: 'Not Now' },
  yes: 'Yes, I’m Sure',
  planId: 'plan-7',
};

const [sinceToday = ''] = sampleTexts(plans, 'sinceToday');

export const stories: Stories = {
  'every line that it can have': (
    <PlanQuestion
      action="/api/plans/choose?account=sample"
      question={{
        ...question,
        lines: sampleTexts(
          plans,
          'lossHistoryAll',
          'lossCameras',
          'lossSome',
          'lossMore',
          'lossNothing',
          'lossChanges',
          'sinceTrial',
          'sinceUnknown',
        ),
        since: sinceToday,
      }}
      promoCode={undefined}
      seen={undefined}
      busy="One moment…"
    />
  ),
  'something is lost': (
    <PlanQuestion
      action="/api/plans/choose?account=sample"
      question={question}
      promoCode={undefined}
      seen={undefined}
      busy="One moment…"
    >
      <DeviceChips
        devices={{
          first: [
            { id: 'one', name: 'Driveway', model: 'Floodlight Camera', kind: 'floodlight' },
            { id: 'two', name: 'Pool', model: 'Outdoor Camera', kind: 'outdoor' },
          ],
          more: undefined,
        }}
        label="Cameras that lose cover"
      />
    </PlanQuestion>
  ),
};
