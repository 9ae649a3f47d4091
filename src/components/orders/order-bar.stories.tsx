import { Button } from '../button.tsx';
import type { Stories } from '../stories.ts';
import { OrderBar } from './order-bar.tsx';

export const stories: Stories = {
  usual: (
    <OrderBar today={{ label: 'Charged today', value: '$3.20' }}>
      <Button variant="secondary">Back</Button>
      <Button>Submit</Button>
    </OrderBar>
  ),
};
