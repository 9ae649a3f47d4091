import type { Stories } from './stories.ts';
import { SupportLink } from './support-link.tsx';

export const stories: Stories = {
  'by mail': <SupportLink support={{ href: '#mail', label: 'Contact Support', newTab: undefined }} />,
  'in a new tab': (
    <SupportLink support={{ href: '#chat', label: 'Contact Support', newTab: '(opens in a new tab)' }} />
  ),
};
