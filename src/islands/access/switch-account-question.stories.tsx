import type { Stories } from '../../components/stories.ts';
import { SwitchAccountQuestion } from './switch-account-question.tsx';

const whose = 'This link opens the account of Jane Doe (j***@example.com).';

export const stories: Stories = {
  'nobody is signed in': (
    <SwitchAccountQuestion
      action="#sso"
      fields={{ via: 'sso' }}
      words={{ question: whose, note: 'Continue only if it is yours.', goOn: 'Continue', keep: 'Not me' }}
    />
  ),
  'somebody of the same name is signed in': (
    <SwitchAccountQuestion
      action="#sso"
      fields={{ via: 'sso' }}
      words={{
        question:
          'You are signed in as Jane Doe (jane.h*****@m*****.example). This link opens the account in the Otis app: Jane Doe (jane.w*****@m*****.example).',
        note: 'If you switch, the account you’re using now is signed out in this browser.',
        goOn: 'Switch to the app’s account',
        keep: 'Keep this account',
      }}
    />
  ),
  'somebody else is signed in': (
    <SwitchAccountQuestion
      action="#sso"
      fields={{ via: 'sso' }}
      words={{
        question: 'You are signed in as Joe R. This link opens the account in the Otis app: Jane D.',
        note: 'If you switch, the account you’re using now is signed out in this browser.',
        goOn: 'Switch to the app’s account',
        keep: 'Keep this account',
      }}
    />
  ),
};
