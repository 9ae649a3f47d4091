import type { Stories } from '../../components/stories.ts';
import { copyFor } from '../../copy/copy.ts';
import { Migration } from './migration.tsx';

export const stories: Stories = {
  'unseen until it is needed': (
    <Migration
      words={{
        ...copyFor('migration', 'en', { copy: {} }),
        failureText: 'You can continue using your app without interruption.',
        contactHref: '#contact',
      }}
    />
  ),
};
