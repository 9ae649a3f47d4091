import type { Stories } from '../../components/stories.ts';
import { CancelForm } from './cancel-form.tsx';

const words = { keep: 'Keep current plan', cancel: 'Cancel plan', cancelling: 'Cancelling your plan' };

export const stories: Stories = {
  usual: (
    <CancelForm
      action="/api/cancel?account=sample"
      subscriptionId="sample"
      version="1"
      reason={undefined}
      words={words}
    />
  ),
};
