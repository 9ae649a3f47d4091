import { SelectField } from '../../components/select-field.tsx';
import type { Stories } from '../../components/stories.ts';
import { copyFor } from '../../copy/copy.ts';
import { CancelQuestion } from './cancel-question.tsx';

const words = copyFor('cancel', 'en', { copy: {} });

export const stories: Stories = {
  usual: (
    <CancelQuestion
      action="/api/cancel?account=sample"
      subscriptionId="sample"
      version="1"
      title="Cancel Pro?"
      lines={['It stays active until Dec 3, 2026 and won’t renew.', words.chargePaid]}
      pageHref="#page"
      askedBy="cancel-plan"
      home="#home"
      words={words}
    >
      <SelectField
        name="reason"
        label={words.reasonTitle}
        hint={words.reasonHint}
        options={[
          { value: '', label: '—' },
          { value: 'tooExpensive', label: words.tooExpensive },
        ]}
      />
    </CancelQuestion>
  ),
};
