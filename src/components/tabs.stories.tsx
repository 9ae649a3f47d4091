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
  'one that saves': (
    <Tabs
      label="Sample terms"
      tabs={[
        { href: '#monthly', label: 'Monthly', current: true },
        { href: '#yearly', label: 'Yearly', note: 'Save 16%', current: false },
      ]}
    />
  ),
};
