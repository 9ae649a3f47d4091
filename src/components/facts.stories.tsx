import { Facts } from './facts.tsx';
import type { Stories } from './stories.ts';

export const stories: Stories = {
  'with a total': (
    <Facts
      facts={[
        { label: 'Subtotal', value: '$9.24' },
        { label: 'Tax', value: '$0.75' },
        { label: 'Total', value: '$9.99', total: true },
      ]}
    />
  ),
};
