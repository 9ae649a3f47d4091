import type { Stories } from '../../stories.ts';
import { FactLine } from './fact-line.tsx';

export const stories: Stories = {
  three: <FactLine facts={['Dec 3, 10:05 AM', 'Chrome on Windows', 'Austin, United States']} />,
  one: <FactLine facts={['Signed in Dec 3, 10:05 AM, with your password']} />,
};
