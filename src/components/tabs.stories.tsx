import type { Stories } from './stories.ts';
import { Tabs } from './tabs.tsx';

export const stories: Stories = {
  three: (
    <Tabs
      label="Sample pages"
      tabs={[
        { href: '#plan', label: 'My Plan', current: true },
        { href: '#payment', label: 'Payment', current: false },
        { href: '#history', label: 'Account History', shortLabel: 'History', current: false },
      ]}
    />
  ),
};
