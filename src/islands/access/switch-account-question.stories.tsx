import type { Stories } from '../../components/stories.ts';
import { SwitchAccountQuestion } from './switch-account-question.tsx';

const whose = 'This link opens the account of Jane Doe (j***@example.com).';

export const stories: Stories = {
  'nobody is signed in': (
    <SwitchAccountQuestion
      action="#hand-off"
      fields={{ via: 'sso' }}
      words={{ question: whose, note: 'Continue only if it is yours.', goOn: 'Continue', keep: 'Not me' }}
    />
  ),
  'somebody else is signed in': (
    <SwitchAccountQuestion
      action="#hand-off"
      fields={{ via: 'sso' }}
      words={{
        question: `${whose} You are signed in as Joe Roe (j**@example.com).`,
        note: 'If you continue, the account you use now is signed out in this browser.',
        goOn: 'Continue',
        keep: 'Keep this account',
      }}
    />
  ),
};
