import type { Stories } from '../../components/stories.ts';
import { BankChallenge, type BankChallengeProps } from './bank-challenge.tsx';

const usual: BankChallengeProps = {
  actionTokenId: 'sample',
  recurly: { script: '#recurly.js', publicKey: 'ewr1-sample' },
  heading: 'Your bank asks you to confirm this card',
  other: '#other',
  form: { action: '/api/billing/challenge?account=sample' },
  words: {
    text: 'Follow the steps of your bank. Please do not close this page.',
    loading: 'Asking your bank…',
    other: 'Use a different card',
    needsScript: 'Your bank can only ask you with JavaScript switched on.',
    failed: 'We were unable to authenticate your payment method.',
    unavailable: 'The payment system is temporarily unavailable.',
    tryAgain: 'Try again',
  },
};

export const stories: Stories = {
  'before the bank asks': <BankChallenge {...usual} />,
  'without a provider': <BankChallenge {...usual} recurly={undefined} />,
};
