import type { Stories } from '../stories.ts';
import { ContractView, type ContractViewProps } from './contract-view.tsx';

const usual: ContractViewProps = {
  title: 'Contract information',
  lead: 'What you should know before you order a plan, and while you have one.',
  seller: { title: 'Who you buy from', company: [{ label: 'Company', lines: ['Example GmbH'] }] },
  sections: [{ title: 'What you buy', paragraphs: [['A plan for the video history of your cameras.']] }],
  withdrawal: undefined,
  last: [{ title: 'Complaints', paragraphs: [['Write to support.']] }],
};

export const stories: Stories = {
  'without a right of withdrawal': <ContractView {...usual} />,
  'with it': (
    <ContractView
      {...usual}
      withdrawal={{
        title: 'Right of withdrawal',
        rights: [{ where: 'This applies to you if you live here: Germany.', right: 'You have 14 days.' }],
        how: [['Inform us of your decision.']],
        effectsTitle: 'Effects of withdrawal',
        effects: ['We reimburse all payments.'],
        form: { title: 'Model withdrawal form', lines: ['To: Example GmbH', 'Date:'] },
      }}
    />
  ),
};
