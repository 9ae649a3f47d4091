import { describe, expect, test } from 'vitest';
import { testPlatform } from '../../../tests/support/test-platform.ts';
import {
  isCertainRefusal,
  isNothingDone,
  isThrottled,
  type PlatformFailure,
  signInStatus,
} from './platform-failure.ts';

/** The failure of a call that is answered with a status, a body, and the type of API Gateway's error. */
async function failureOf(status: number, body: unknown, errorType?: string): Promise<PlatformFailure> {
  const { client } = testPlatform(() =>
    Response.json(body, {
      status,
      headers: errorType === undefined ? {} : { 'x-amzn-errortype': errorType },
    }),
  );
  const result = await client.call('requestDeletion');
  if (result.ok) throw new Error('the call did not fail');
  return result.failure;
}

describe('the throttle of the gateway, not a limit of the platform, and its status for a sign-in', () => {
  test.each<[number, unknown, string | undefined, boolean, number]>([
    [429, { message: 'Too Many Requests' }, undefined, true, 502],
    [429, { message: 'Limit Exceeded' }, 'LimitExceededException', true, 502],
    [429, { message: null }, 'TooManyRequestsException', true, 502],
    [429, {}, undefined, true, 502],
    [429, { errorCode: 429 }, undefined, false, 401],
    [429, { code: '1122', message: 'Too many codes.' }, undefined, false, 401],
    [429, { errorCode: 4711, description: 'Please slow down.' }, undefined, false, 401],
    [400, { message: 'Too Many Requests' }, undefined, false, 401],
    [503, { message: 'Service Unavailable' }, undefined, false, 502],
  ])('%i %j with the type %s: %s, %i', async (status, body, errorType, throttled, shown) => {
    const failure = await failureOf(status, body, errorType);
    expect([isThrottled(failure), signInStatus(failure)]).toEqual([throttled, shown]);
  });

  test('no other failure is one', () => {
    expect(isThrottled({ kind: 'late' })).toBe(false);
  });
});

describe('a change is certainly refused', () => {
  const DECLINED = 'error.subscription.card.declined';
  test.each<[number, unknown, boolean]>([
    [400, {}, true],
    [402, { error: { type: 'card_error', code: 'card_declined' } }, true],
    [403, { message: 'Forbidden' }, true],
    [404, { errorCode: 'Whatever' }, true],
    [422, { transaction_error: { code: 'declined' } }, true],
    [429, { message: 'Too Many Requests' }, true],
    [408, {}, false],
    [409, { message: 'Conflict' }, false],
    [409, { errorCode: 409, description: 'The same request is under way.' }, false],
    [423, { errorCode: 'Locked' }, false],
    [425, 'Too Early', false],
    [408, { errorCode: DECLINED }, true],
    [409, { errorType: 'Error', errorMessage: 'error.subscription.preview.already_subscribed' }, true],
    [423, { errorCode: 'error.account.pending_delete' }, true],
    [425, { description: 'change_must_be_immediate' }, true],
    [422, { transaction_error: { code: 'gateway_timeout' } }, false],
    [402, { error: { type: 'card_error', decline_code: 'duplicate_transaction' } }, false],
    [500, {}, false],
    [500, { errorCode: DECLINED }, false],
    [504, { message: 'Endpoint request timed out' }, false],
  ])('by %i %j: %s', async (status, body, isCertain) => {
    const failure = await failureOf(status, body);
    expect([isCertainRefusal(failure), isNothingDone(failure)]).toEqual([isCertain, isCertain]);
  });

  test.each<[PlatformFailure, boolean, boolean]>([
    [{ kind: 'signedOut' }, false, true],
    [{ kind: 'notSent' }, false, true],
    [{ kind: 'late' }, false, false],
    [{ kind: 'unreachable' }, false, false],
    [{ kind: 'garbled', detail: 'empty' }, false, false],
  ])('no other failure is a refusal: %j', (failure, isRefusal, isNothing) => {
    expect([isCertainRefusal(failure), isNothingDone(failure)]).toEqual([isRefusal, isNothing]);
  });
});
