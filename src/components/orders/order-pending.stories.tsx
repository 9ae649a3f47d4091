import type { Stories } from '../stories.ts';
import { OrderPending } from './order-pending.tsx';

export const stories: Stories = {
  'an order is waited for': (
    <OrderPending
      heading="One moment"
      text="We are waiting for the confirmation of your order. Please do not submit it again."
      again={{ href: '#again', label: 'Check again' }}
    />
  ),
};
