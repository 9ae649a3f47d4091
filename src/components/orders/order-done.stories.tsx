import { Facts } from '../facts.tsx';
import type { Stories } from '../stories.ts';
import { OrderDone } from './order-done.tsx';

export const stories: Stories = {
  'with its receipt': (
    <OrderDone heading="Order Summary">
      <Facts facts={[{ label: 'Charged today', value: '$7.00' }]} />
    </OrderDone>
  ),
};
