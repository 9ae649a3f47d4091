import type { Stories } from '../stories.ts';
import { OrderUnsure } from './order-unsure.tsx';

export const stories: Stories = {
  'nobody knows yet': (
    <OrderUnsure
      words={{
        unsureTitle: 'We are still finding out',
        unsureText: 'Your order was sent, and no answer has come yet. We do not send it again.',
        seePlan: 'My Plan',
        pendingRefresh: 'Check again',
      }}
    />
  ),
};
