import { Skeleton } from './skeleton.tsx';
import type { Stories } from './stories.ts';
import { Waiting } from './waiting.tsx';

export const stories: Stories = {
  usual: (
    <Waiting text="Loading your plan…">
      <Skeleton />
    </Waiting>
  ),
};
