import { ForeignLinkNotice } from './foreign-link-notice.tsx';
import type { Stories } from './stories.ts';

const words = {
  title: 'Another site led you here',
  text: 'Go on only if you wanted this.',
  goOn: 'Go on',
  back: 'Back to My Plan',
};

export const stories: Stories = {
  'under the heading of a page': (
    <ForeignLinkNotice to="#on" heading={{ text: 'Checkout', silent: false }} words={words} />
  ),
  'below a heading for screen readers only': (
    <ForeignLinkNotice to="#on" heading={{ text: words.title, silent: true }} words={words} />
  ),
};
