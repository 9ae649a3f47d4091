import { Badge } from './badge.tsx';
import { Button } from './button.tsx';
import { Card } from './card.tsx';
import type { Stories } from './stories.ts';

export const stories: Stories = {
  plain: (
    <Card>
      <p>A surface for one thing.</p>
    </Card>
  ),
  'with heading, actions and foot': (
    <Card
      heading="Premium Monthly"
      headingId="sample-card"
      actions={<Badge kind="success" text="Active" />}
      foot={<Button href="#change">Change Plan</Button>}
    >
      <p className="figure">$9.99</p>
    </Card>
  ),
  raised: (
    <Card raised heading="Sign in" level={3}>
      <p className="muted">Your plan, devices and payments.</p>
    </Card>
  ),
};
