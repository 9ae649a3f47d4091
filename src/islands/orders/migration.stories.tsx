import type { Stories } from '../../components/stories.ts';
import { migration } from '../../copy/en/orders/migration.ts';
import { Migration } from './migration.tsx';

export const stories: Stories = {
  'unseen until it is needed': <Migration words={{ ...migration, contactHref: '#contact' }} />,
};
