import { onward } from '../copy/en/onward.ts';
import { Onward } from './onward.tsx';
import { sampleTexts, type Stories } from './stories.ts';

export const stories: Stories = {
  leaving: (
    <Onward
      kind="redirect"
      to="#onward"
      title="On to Google"
      text={sampleTexts(onward, 'text').join()}
      link="Continue to Google"
    />
  ),
  over: <Onward kind="over" title="This took too long" text={onward.over} home={onward.home} />,
};
