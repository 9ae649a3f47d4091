import type { Stories } from '../stories.ts';
import { VisitorCard } from './visitor-card.tsx';

export const stories: Stories = {
  usual: (
    <VisitorCard title="Verify your identity">
      <p>The form stands here.</p>
    </VisitorCard>
  ),
};
