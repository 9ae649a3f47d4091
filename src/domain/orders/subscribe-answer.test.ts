import { describe, expect, test } from 'vitest';
import { CHALLENGE_CODE } from '../../contracts/platform/platform-problem.ts';
import { actionTokenOf, asksForChallenge, failureInAnswer } from './subscribe-answer.ts';

const json = (value: unknown) => JSON.stringify(value);
const DECLINED = 'error.subscription.card.declined';
const STRIPE = { type: 'card_error', code: 'card_declined', decline_code: 'generic_decline' };

describe('an answer of POST /subscribe', () => {
  test.each<[string, unknown, ReturnType<typeof failureInAnswer>]>([
    ['that succeeded', { tax_in_cents: 0 }, undefined],
    ['with a payload that succeeded', { Payload: json({ tax_in_cents: 0 }) }, undefined],
    ['with a payload that is not JSON', { Payload: 'hello' }, undefined],
    ['with a payload that is broken JSON', { Payload: '{"FunctionError":' }, undefined],
    [
      'that failed inside the payload and names the error in its inner payload',
      { Payload: json({ FunctionError: 'Handled', Payload: json({ errorType: 'error.x' }) }) },
      { code: 'error.x', actionTokenId: undefined },
    ],
    [
      'that failed outside the payload',
      { FunctionError: 'Handled', Payload: json({ errorType: 'error.y' }) },
      { code: 'error.y', actionTokenId: undefined },
    ],
    [
      'that asks for a challenge',
      {
        Payload: json({
          FunctionError: 'Handled',
          Payload: json({ errorType: CHALLENGE_CODE, errorData: { actionTokenId: 'action-1' } }),
        }),
      },
      { code: CHALLENGE_CODE, actionTokenId: 'action-1' },
    ],
    [
      'that failed without an error code',
      { FunctionError: 'Unhandled' },
      { code: 'unknown', actionTokenId: undefined },
    ],
    [
      'that did not fail, because FunctionError is null',
      { FunctionError: null, errorType: 'error.x' },
      undefined,
    ],
    ['that is a list', [{ FunctionError: 'Handled' }], undefined],
    [
      'with spaces before the payload',
      { Payload: ` \n${json({ FunctionError: 'Handled', errorType: 'error.z' })}` },
      { code: 'error.z', actionTokenId: undefined },
    ],
    [
      'that names its error by errorCode where errorType is empty',
      { FunctionError: 'Handled', errorType: '', errorCode: 'error.code' },
      { code: 'error.code', actionTokenId: undefined },
    ],
    [
      'that names its error by description where nothing else is a text',
      { FunctionError: 'Handled', errorType: 7, errorCode: null, description: 'error.described' },
      { code: 'error.described', actionTokenId: undefined },
    ],
    [
      'with an error type that is too long for a code',
      { FunctionError: 'Handled', errorType: 'x'.repeat(1_000) },
      { code: 'unknown', actionTokenId: undefined },
    ],
    [
      'whose payloads are objects',
      { StatusCode: 200, Payload: { FunctionError: 'Unhandled', Payload: { errorType: 'error.x' } } },
      { code: 'error.x', actionTokenId: undefined },
    ],
    [
      'whose payload is an object and the inner one text',
      { Payload: { FunctionError: 'Unhandled', Payload: json({ errorType: 'error.x' }) } },
      { code: 'error.x', actionTokenId: undefined },
    ],
    [
      'that asks for a challenge in its description, with errorData as JSON text',
      {
        FunctionError: 'Handled',
        Payload: { description: CHALLENGE_CODE, errorData: json({ actionTokenId: 'action-1' }) },
      },
      { code: CHALLENGE_CODE, actionTokenId: 'action-1' },
    ],
    [
      'that threw the code, as Lambda tells it',
      {
        Payload: json({
          FunctionError: 'Unhandled',
          Payload: json({ errorType: 'Error', errorMessage: DECLINED, trace: ['Error: at charge'] }),
        }),
      },
      { code: DECLINED, actionTokenId: undefined },
    ],
    [
      'that threw JSON text',
      {
        FunctionError: 'Unhandled',
        Payload: json({ errorType: 'Error', errorMessage: json({ errorCode: DECLINED }) }),
      },
      { code: DECLINED, actionTokenId: undefined },
    ],
    [
      'whose payload is the thrown text',
      { FunctionError: 'Unhandled', Payload: `Error: ${DECLINED}` },
      { code: DECLINED, actionTokenId: undefined },
    ],
    [
      'with Recurly’s decline in its inner payload',
      {
        Payload: json({
          FunctionError: 'Handled',
          Payload: json({ transaction_error: { code: 'insufficient_funds', category: 'soft' } }),
        }),
      },
      { code: DECLINED, actionTokenId: undefined },
    ],
    [
      'with Recurly’s challenge in its inner payload',
      {
        Payload: json({
          FunctionError: 'Handled',
          Payload: json({
            transaction_error: {
              code: 'three_d_secure_action_required',
              three_d_secure_action_token_id: 'action-1',
            },
          }),
        }),
      },
      { code: CHALLENGE_CODE, actionTokenId: 'action-1' },
    ],
    [
      'with Stripe’s decline as the body of a payload that names no FunctionError',
      { StatusCode: 200, Payload: json({ statusCode: 402, body: json({ error: STRIPE }) }) },
      { code: DECLINED, actionTokenId: undefined },
    ],
    [
      'with an unknown code in a payload that names no FunctionError',
      { Payload: json({ errorCode: 'Whatever' }) },
      undefined,
    ],
    [
      'that timed out',
      {
        FunctionError: 'Unhandled',
        Payload: json({ errorMessage: '2026-11-28 Task timed out after 6.00 seconds' }),
      },
      { code: 'unknown', actionTokenId: undefined },
    ],
    ['that is a text', 'text', undefined],
    ['that is null', null, undefined],
  ])('%s', (_what, answer, failure) => {
    expect(failureInAnswer(answer)).toEqual(failure);
  });

  test('wrapped in 20 payloads is not read to the end', () => {
    let answer: unknown = { FunctionError: 'Handled', errorType: 'deep' };
    for (let depth = 0; depth < 20; depth += 1) answer = { Payload: json(answer) };
    expect(failureInAnswer(answer)).toBeUndefined();
  });

  test.each([
    [4, 'deep'],
    [5, undefined],
  ])('wrapped %i deep in payloads: %s', (times, code) => {
    let answer: unknown = { FunctionError: 'Handled', errorType: 'deep' };
    for (let depth = 1; depth < times; depth += 1) answer = { Payload: json(answer) };
    expect(failureInAnswer(answer)?.code).toBe(code);
  });

  test.each([
    ['action-1', 'action-1'],
    [{ actionTokenId: '' }, undefined],
    ['{"actionTokenId":"action-1"}', 'action-1'],
    [{ actionTokenId: 'action-1' }, 'action-1'],
    [{ three_d_secure_action_token_id: 'action-1' }, 'action-1'],
    [{ actionTokenId: 7 }, undefined],
    ['', undefined],
    [null, undefined],
  ])('%j asks for the action %j', (errorData, id) => {
    expect(actionTokenOf(errorData)).toBe(id);
  });

  test('only the exact code asks for a challenge', () => {
    expect([CHALLENGE_CODE, `${CHALLENGE_CODE}x`, undefined].map(asksForChallenge)).toEqual([
      true,
      false,
      false,
    ]);
  });
});
