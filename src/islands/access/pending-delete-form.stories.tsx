import type { Stories } from '../../components/stories.ts';
import { PendingDeleteForm } from './pending-delete-form.tsx';

export const stories: Stories = {
  usual: (
    <PendingDeleteForm
      knows={undefined}
      action="/api/account/cancel-deletion?account=sample"
      words={{
        cancelRequest: 'Cancel Request',
        cancelRequestHint: 'You keep your account. Then check My Plan.',
        cancelling: 'Cancelling…',
        keepRequest: 'Keep Request',
        keepRequestHint: 'Your account will be deleted, and we’ll sign you out.',
        keeping: 'Signing you out…',
      }}
    />
  ),
};
