import { Onward } from './onward.tsx';
import type { Stories } from './stories.ts';

export const stories: Stories = {
  leaving: (
    <Onward
      kind="redirect"
      to="#onward"
      title="On to Google"
      text="Taking you back to Google…"
      link="Continue to Google"
    />
  ),
  over: (
    <Onward
      kind="over"
      title="This took too long"
      text="For your security, this page only works for a short time."
      home="Go to My Plan"
    />
  ),
};
