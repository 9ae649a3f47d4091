import type { Stories } from '../stories.ts';
import { OrderUnsure } from './order-unsure.tsx';

export const stories: Stories = {
  'nobody knows yet': (
    <OrderUnsure
      words={{
        unsureTitle: 'We’re still checking',
        unsureText: 'We sent your order, but it isn’t confirmed yet. We won’t send it again.',
        seePlan: 'My Plan',
        pendingRefresh: 'Check again',
      }}
    />
  ),
};
