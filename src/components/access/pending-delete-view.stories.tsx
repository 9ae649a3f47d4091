import type { Stories } from '../stories.ts';
import { PendingDeleteView, type PendingDeleteViewProps } from './pending-delete-view.tsx';

const usual: PendingDeleteViewProps = {
  title: 'Pending Delete Account Request',
  text: 'You asked us to delete this account.',
  failure: undefined,
  children: <p>The form stands here.</p>,
};

export const stories: Stories = {
  usual: <PendingDeleteView {...usual} />,
  'not taken back': (
    <PendingDeleteView
      {...usual}
      failure={{
        text: 'Sorry, we are unable to cancel your request at this time.',
        support: { href: '#support', label: 'Email Support' },
        close: { href: '#close', label: 'Close' },
      }}
    />
  ),
};
