import { Button } from '../button.tsx';
import type { Stories } from '../stories.ts';
import { OrderBar } from './order-bar.tsx';
import { sampleTerms } from './order-terms.fixture.ts';
import { OrderTerms } from './order-terms.tsx';

export const stories: Stories = {
  usual: (
    <OrderBar terms={<OrderTerms terms={sampleTerms} />}>
      <Button variant="secondary">Back</Button>
      <Button>Submit</Button>
    </OrderBar>
  ),
};
