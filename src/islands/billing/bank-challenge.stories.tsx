import { sampleBlocker } from '../../components/blocker-hint.fixture.ts';
import { BlockerHint } from '../../components/blocker-hint.tsx';
import type { Stories } from '../../components/stories.ts';
import { BankChallenge, type BankChallengeProps } from './bank-challenge.tsx';

const usual: BankChallengeProps = {
  actionTokenId: 'sample',
  recurly: { script: '#recurly.js', publicKey: 'ewr1-sample' },
  heading: 'Your bank asks you to confirm this card',
  blocker: <BlockerHint {...sampleBlocker} />,
  other: '#other',
  form: { action: '/api/billing/challenge?account=sample' },
  words: {
    challengeText: 'Follow your bank’s steps, and please keep this page open.',
    challengeLoading: 'Asking your bank…',
    challengeOther: 'Use a different card',
    challengeNeedsScript: 'Your bank can only ask you with JavaScript turned on.',
    problem_challenge: 'We were unable to authenticate your payment method.',
    problem_unavailable: 'The payment system is temporarily unavailable.',
    tryAgain: 'Try again',
  },
};

export const stories: Stories = {
  'before the bank asks': <BankChallenge {...usual} />,
  'without a provider': <BankChallenge {...usual} recurly={undefined} />,
};
