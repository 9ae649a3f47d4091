import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import type { Stories } from './stories.ts';

export const stories: Stories = {
  'with a way on': (
    <EmptyState heading="No plan found." text="Choose a plan to keep your video." level={3}>
      <Button href="#plans">View Plans</Button>
    </EmptyState>
  ),
  'no invoice': <EmptyState heading="You have no payment history." invoice level={3} />,
  'a heading alone': <EmptyState heading="No invoices yet." level={3} />,
};
