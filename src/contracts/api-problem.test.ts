import { describe, expect, it, test } from 'vitest';
import { apiProblem, commonProblemCodes } from './api-problem.ts';
import { signInErrorCodes } from './access/sign-in.ts';

describe('a problem of /api', () => {
  it('is a code, a message and the id of the request', () => {
    const problem = { code: 'not_found', message: 'Page not found.', requestId: 'r-1' };
    expect(apiProblem.parse({ ...problem, stack: 'Error: at secret.ts' })).toEqual(problem);
  });

  test.each([
    [null],
    [undefined],
    ['<html>'],
    [{}],
    [{ code: 'x', message: 'y' }],
    [{ code: 1, message: 'y', requestId: 'z' }],
  ])('%j is not a problem', (data) => {
    expect(apiProblem.safeParse(data).success).toBe(false);
  });
});

it('no code has two meanings', () => {
  const codes = [...commonProblemCodes, ...signInErrorCodes];
  expect(new Set(codes).size).toBe(codes.length);
});
