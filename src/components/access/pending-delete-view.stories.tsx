import { deletion } from '../../copy/en/access/deletion.ts';
import { sampleTexts, type Stories } from '../stories.ts';
import { sampleDeletionBilling } from './deletion-billing.stories.tsx';
import { PendingDeleteView, type PendingDeleteViewProps } from './pending-delete-view.tsx';

const usual: PendingDeleteViewProps = {
  title: 'Pending Delete Account Request',
  text: deletion.text,
  billing: sampleDeletionBilling,
  failure: undefined,
  children: <p>The form stands here.</p>,
};

export const stories: Stories = {
  usual: <PendingDeleteView {...usual} />,
  'not taken back': (
    <PendingDeleteView
      {...usual}
      text={sampleTexts(deletion, 'textWithDate').join()}
      failure={{
        text: deletion.failed,
        support: { href: '#support', label: 'Email Support' },
        close: { href: '#close', label: 'Close' },
      }}
    />
  ),
};
