import type { Copy } from '../../copy/copy.ts';
import { pick } from '../../copy/pick.ts';
import type { BankChallengeProps } from '../../islands/billing/bank-challenge.tsx';

/** Returns the words of a bank's challenge. */
export function bankChallengeWords(copy: Copy['billing']): BankChallengeProps['words'] {
  return pick(
    copy,
    'challengeText',
    'challengeLoading',
    'challengeOther',
    'challengeNeedsScript',
    'problem_challenge',
    'problem_unavailable',
    'tryAgain',
  );
}
