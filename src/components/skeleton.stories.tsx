import { Skeleton } from './skeleton.tsx';
import type { Stories } from './stories.ts';

export const stories: Stories = {
  usual: <Skeleton />,
  'every line': <Skeleton lines={['title', 'line', 'short', 'figure', 'action', 'row', 'record', 'chip']} />,
};
