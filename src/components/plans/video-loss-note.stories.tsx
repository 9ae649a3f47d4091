import { payment } from '../../copy/en/billing/payment.ts';
import { myPlan } from '../../copy/en/plans/myPlan.ts';
import { sampleTexts, type Stories } from '../stories.ts';
import { VideoLossNote } from './video-loss-note.tsx';

const calendar = { href: '#calendar', label: payment.addToCalendar };
const [title = ''] = sampleTexts(myPlan, 'videoTitle');
const [titleAll = ''] = sampleTexts(myPlan, 'videoTitleAll');
const [save = ''] = sampleTexts(myPlan, 'videoSave');

export const stories: Stories = {
  'a smaller plan': (
    <VideoLossNote
      title={title}
      lines={sampleTexts(myPlan, 'videoDays', 'videoHours')}
      save={save}
      calendar={calendar}
    />
  ),
  'no storage any more': (
    <VideoLossNote title={titleAll} lines={sampleTexts(myPlan, 'videoAll')} save={save} calendar={calendar} />
  ),
  'cameras that nobody has chosen, and all of many': (
    <VideoLossNote
      title={title}
      lines={sampleTexts(myPlan, 'videoSome', 'videoCameras', 'videoUnsaid')}
      save={save}
      calendar={calendar}
    />
  ),
};
