import type { Stories } from '../../components/stories.ts';
import { copyFor } from '../../copy/copy.ts';
import { CancelForm } from './cancel-form.tsx';

const words = copyFor('cancel', 'en', { copy: {} });

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
