import type { Copy } from '../../copy/copy.ts';

export function bankChallengeWords(copy: Copy['billing']) {
  return {
    text: copy.challengeText,
    loading: copy.challengeLoading,
    other: copy.challengeOther,
    needsScript: copy.challengeNeedsScript,
    failed: copy.problem_challenge,
    unavailable: copy.problem_unavailable,
    tryAgain: copy.tryAgain,
  };
}
