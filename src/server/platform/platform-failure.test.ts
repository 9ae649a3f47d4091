import { describe, expect, test } from 'vitest';
import { testPlatform } from '../../../tests/support/test-platform.ts';
import { isThrottled, type PlatformFailure, signInStatus } from './platform-failure.ts';

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
