import { describe, expect, it, test } from 'vitest';
import { aContext } from '../../../tests/support/fake-env.ts';
import { apiProblem, commonProblemCodes } from '../../contracts/api-problem.ts';
import { problem, problemResponse } from './problem-response.ts';

const context = aContext('https://account.visi.example/api/nowhere');

describe('a refusal of /api: {code, message, requestId}', () => {
  test.each([
    ['bad_json', 400],
    ['bad_request', 400],
    ['signed_out', 401],
    ['forbidden', 403],
    ['origin_hidden', 403],
    ['not_found', 404],
    ['method_not_allowed', 405],
    ['too_large', 413],
    ['unsupported_type', 415],
    ['too_many_requests', 429],
    ['unexpected', 500],
    ['unavailable', 502],
  ] as const)('%s is %i', async (code, status) => {
    const response = problemResponse(context, code);
    expect(response.status).toBe(status);
    const body = apiProblem.parse(await response.json());
    expect(body).toEqual({
      code,
      message: expect.stringMatching(status >= 500 ? /\nReference: [\da-f-]{36}$/ : /\w.*\.$/),
      requestId: context.requestId,
    });
  });

  it('has a message for every common code', () => {
    for (const code of commonProblemCodes)
      expect(problemResponse(context, code).status).toBeGreaterThanOrEqual(400);
  });

  it('may carry additional headers', () => {
    expect(
      problemResponse(context, 'too_many_requests', { 'retry-after': '60' }).headers.get('retry-after'),
    ).toBe('60');
    expect(
      problem(context, 401, 'sign_in_failed', 'Sorry.', { 'retry-after': '1' }).headers.get('retry-after'),
    ).toBe('1');
  });
});
