import { FromElsewhere } from './from-elsewhere.tsx';
import type { Stories } from './stories.ts';

export const stories: Stories = {
  usual: (
    <FromElsewhere
      to="#go-on"
      words={{
        title: 'You come from another site',
        text: 'Go on only if you wanted to.',
        goOn: 'Continue',
        back: 'Back to My Plan',
      }}
    />
  ),
};
