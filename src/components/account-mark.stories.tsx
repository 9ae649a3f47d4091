import { AccountMark } from './account-mark.tsx';
import type { Stories } from './stories.ts';

export const stories: Stories = {
  'of an account': <AccountMark mark="sample" />,
  'nobody signed in': <AccountMark mark={undefined} />,
};
