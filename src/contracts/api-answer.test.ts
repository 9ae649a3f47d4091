import { describe, expect, test } from 'vitest';
import { nextOf, problemOf } from './api-answer.ts';
import { resendAnswer } from './access/mfa-answer.ts';

const rubbish: unknown[] = [
  null,
  undefined,
  '',
  'text',
  0,
  [],
  {},
  { next: 1 },
  { code: 1, message: 'm' },
  { message: 'm' },
];

describe('the responses that a form reads', () => {
  test('reads the next path, a problem, and a resent code', () => {
    expect(nextOf({ next: '/plans' })).toBe('/plans');
    expect(problemOf({ code: 'c', message: 'm', requestId: 'r' })).toEqual({ code: 'c', message: 'm' });
    expect(resendAnswer({ message: 'm', waitMs: 5 })).toEqual({ message: 'm', waitMs: 5 });
  });

  test.each(rubbish)('%j is not one of them', (data) => {
    expect(nextOf(data)).toBeUndefined();
    expect(problemOf(data)).toBeUndefined();
    expect(resendAnswer(data)).toBeUndefined();
  });
});
