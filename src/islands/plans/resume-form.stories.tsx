import { sampleTerms } from '../../components/orders/order-terms.fixture.ts';
import { OrderTerms } from '../../components/orders/order-terms.tsx';
import type { Stories } from '../../components/stories.ts';
import { ResumeForm } from './resume-form.tsx';

const words = { keep: 'Keep Premium', notNow: 'Not Now', keeping: 'Keeping your plan…' };

export const stories: Stories = {
  usual: (
    <ResumeForm
      home="#home"
      action="/api/plans/keep?account=sample"
      fields={{ subscriptionId: 'sample' }}
      terms={<OrderTerms terms={sampleTerms} />}
      words={words}
    />
  ),
};
