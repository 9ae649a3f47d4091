import type { Stories } from '../stories.ts';
import { OrderPending } from './order-pending.tsx';

export const stories: Stories = {
  'an order is waited for': (
    <OrderPending
      heading="One moment"
      text="We’re waiting for your order to be confirmed. Please don’t submit it again."
      again={{ href: '#again', label: 'Check again' }}
    />
  ),
};
