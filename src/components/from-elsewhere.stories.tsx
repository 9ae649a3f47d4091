import { FromElsewhere } from './from-elsewhere.tsx';
import type { Stories } from './stories.ts';

const words = {
  elsewhereTitle: 'Another site led you here',
  elsewhereText: 'Go on only if you wanted this.',
  elsewhereGoOn: 'Go on',
  backToPlan: 'Back to My Plan',
};

export const stories: Stories = {
  'under the heading of a page': (
    <FromElsewhere to="#on" heading={{ text: 'Checkout', silent: false }} words={words} />
  ),
  'under one that is only heard': (
    <FromElsewhere to="#on" heading={{ text: words.elsewhereTitle, silent: true }} words={words} />
  ),
};
