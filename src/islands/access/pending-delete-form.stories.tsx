import type { Stories } from '../../components/stories.ts';
import { PendingDeleteForm } from './pending-delete-form.tsx';

export const stories: Stories = {
  usual: (
    <PendingDeleteForm
      words={{
        cancelRequest: 'Cancel Request',
        cancelling: 'Cancelling…',
        keepRequest: 'Keep Request',
        keeping: 'Signing you out…',
      }}
    />
  ),
};
