import type { Stories } from '../stories.ts';
import { SupportButton } from './support-button.tsx';

const support = { href: '#support', label: 'Contact Support' };

export const stories: Stories = {
  'a chat': <SupportButton support={{ ...support, newTab: '(opens in a new tab)' }} wide />,
  'a mail': <SupportButton support={{ ...support, newTab: undefined }} compact />,
};
