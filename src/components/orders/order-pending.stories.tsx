import type { Stories } from '../stories.ts';
import { UnderWay } from './under-way.tsx';

export const stories: Stories = {
  'an order is waited for': (
    <UnderWay
      heading="One moment"
      text="We are waiting for the confirmation of your order. Please do not submit it again."
      again={{ href: '#again', label: 'Check again' }}
    />
  ),
};
