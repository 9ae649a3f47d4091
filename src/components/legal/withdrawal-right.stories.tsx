import type { Stories } from '../stories.ts';
import { WithdrawalRight } from './withdrawal-right.tsx';

export const stories: Stories = {
  usual: (
    <WithdrawalRight
      title="Right of withdrawal"
      rights={[
        {
          where: 'This applies to you if you live here: Germany, France.',
          right: 'You have the right to withdraw from this contract within 14 days.',
        },
      ]}
      how={[
        [
          'Inform us of your decision. Online: ',
          { href: '#withdrawal', label: 'Withdraw from contract here' },
          '.',
        ],
      ]}
      effectsTitle="Effects of withdrawal"
      effects={['We shall reimburse to you all payments.']}
      form={{ title: 'Model withdrawal form', lines: ['To: Example GmbH', 'Ordered on:', 'Date:'] }}
    />
  ),
};
