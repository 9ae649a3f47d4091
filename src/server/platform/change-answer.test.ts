import { describe, expect, test } from 'vitest';
import { CHALLENGE_CODE } from '../../contracts/platform/platform-problem.ts';
import { type ChangeAnswer, changeAnswer } from './change-answer.ts';
import type { PlatformFailure, PlatformResult } from './platform-failure.ts';

const failed = (failure: PlatformFailure): PlatformResult<unknown> => ({ ok: false, failure });
const refused = (status: number, code: string, more: object = {}) =>
  failed({ kind: 'refused', status, code, description: undefined, errorData: undefined, ...more });

describe('the answer to a change of money or card', () => {
  test.each<[string, PlatformResult<unknown>, ChangeAnswer]>([
    ['without a failure', { ok: true, answer: {} }, { kind: 'accepted' }],
    ['that is a refusal with any code', refused(400, '17'), { kind: 'refused', code: '17' }],
    [
      'that names a challenge in its description',
      refused(402, '17', { description: CHALLENGE_CODE, errorData: 'action-1' }),
      { kind: 'challenge', actionTokenId: 'action-1' },
    ],
    [
      'that names a challenge without its id',
      refused(402, CHALLENGE_CODE),
      { kind: 'challenge', actionTokenId: undefined },
    ],
    ['that is an error of the server', refused(500, 'error.x'), { kind: 'unknown' }],
    ['that says that another one is under way', refused(409, '409'), { kind: 'unknown' }],
    [
      'that has a status of that meaning and a code of the platform',
      refused(409, 'error.account.pending_delete'),
      { kind: 'refused', code: 'error.account.pending_delete' },
    ],
    ['that did not come in time', failed({ kind: 'late' }), { kind: 'unknown' }],
    ['that cannot be read', failed({ kind: 'garbled', detail: 'not JSON' }), { kind: 'unknown' }],
    ['to a call that was not sent', failed({ kind: 'notSent' }), { kind: 'notSent' }],
    [
      'of a platform that no longer accepts the session',
      failed({ kind: 'signedOut' }),
      { kind: 'signedOut', failure: { kind: 'signedOut' } },
    ],
  ])('%s', (_what, result, proves) => {
    expect(changeAnswer(result)).toEqual(proves);
  });
});
