import type { Stories } from './stories.ts';
import { TextArea } from './text-area.tsx';

export const stories: Stories = {
  usual: <TextArea name="reason" label="Reason" defaultValue={'It stopped recording.\nTwice.'} />,
  'with a hint and an error': (
    <TextArea name="why" label="Reason" hint="At most 1,000 characters." error="Please give the reason." />
  ),
};
