import { deletion } from '../../copy/en/access/deletion.ts';
import type { Stories } from '../stories.ts';
import { KnowsTick } from './knows-tick.tsx';

const label = 'I know that Apple will go on charging me until I cancel there.';

export const stories: Stories = {
  usual: <KnowsTick label={label} error={undefined} />,
  'not ticked': <KnowsTick label={label} error={deletion.knowsMissing} />,
};
