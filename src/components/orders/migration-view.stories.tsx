import { copyFor } from '../../copy/copy.ts';
import type { Stories } from '../stories.ts';
import { MigrationView } from './migration-view.tsx';

const words = {
  ...copyFor('migration', 'en', { copy: {} }),
  failureText: 'You can continue using your app without interruption.',
  contactHref: '#contact',
};

export const stories: Stories = {
  'under way': <MigrationView state={{ at: 'attempting' }} words={words} id="migration-under-way" />,
  failed: <MigrationView state={{ at: 'failure' }} words={words} id="migration-failed" />,
  upgraded: (
    <MigrationView
      state={{ at: 'success', statement: 'You now have 30 days of video history.' }}
      words={words}
      id="migration-upgraded"
    />
  ),
};
