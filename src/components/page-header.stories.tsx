import { Button } from './button.tsx';
import { PageHeader } from './page-header.tsx';
import type { Stories } from './stories.ts';

export const stories: Stories = {
  whole: (
    <PageHeader heading="My Plan" lead="2 of 3 cameras covered." back={{ href: '#back', label: 'Back' }}>
      <Button variant="secondary" compact>
        Action
      </Button>
    </PageHeader>
  ),
};
