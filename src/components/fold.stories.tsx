import { Fold } from './fold.tsx';
import type { Stories } from './stories.ts';

export const stories: Stories = {
  usual: (
    <Fold summary="2 more">
      <p>Garage</p>
      <p>Nursery</p>
    </Fold>
  ),
};
