import type { Stories } from '../../components/stories.ts';
import { PendingDeleteForm } from './pending-delete-form.tsx';

export const stories: Stories = {
  usual: (
    <PendingDeleteForm
      action="/api/account/cancel-deletion?account=sample"
      words={{
        cancelRequest: 'Cancel Request',
        cancelRequestHint: 'Your account stays, and you go on as before.',
        cancelling: 'Cancelling…',
        keepRequest: 'Keep Request',
        keepRequestHint: 'Your account will be deleted, and we sign you out.',
        keeping: 'Signing you out…',
      }}
    />
  ),
};
