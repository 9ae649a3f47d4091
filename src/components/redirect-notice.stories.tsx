import { RedirectNotice } from './redirect-notice.tsx';
import type { Stories } from './stories.ts';

export const stories: Stories = {
  usual: <RedirectNotice to="#next" text="Taking you to your plans." link="Continue" />,
};
