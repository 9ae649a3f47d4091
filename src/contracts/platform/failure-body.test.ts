import { describe, expect, test, vi } from 'vitest';
import { wireFlag } from '../wire.ts';
import { isFailureBody } from './failure-body.ts';

const timedOut = '2026-12-01T10:00:00Z 7c1a Task timed out after 6.00 seconds';

describe.each([
  ['a read', false],
  ['a change', true],
])('an answer to %s', (_what, isChange) => {
  test.each<[unknown]>([
    [{ errorMessage: timedOut }],
    [{ errorMessage: timedOut, errorType: 'Sandbox.Timedout' }],
    [{ errorMessage: 'x is undefined', errorType: 'TypeError', stackTrace: [], requestId: '7c1a' }],
    [{ errorMessage: 'x is undefined', trace: ['at handler'] }],
    [{ message: 'Internal server error' }],
    [{ message: 'Internal Server Error', requestId: '7c1a' }],
    [{ message: 'Endpoint request timed out' }],
    [{ Message: 'User is not authorized to access this resource' }],
    [{ message: 'Service Unavailable' }],
    [{ message: 'Missing Authentication Token' }],
    [{ statusCode: 200, message: 'Too Many Requests' }],
    [{ timestamp: 1, status: 500, error: 'Internal Server Error', path: '/billingInfo' }],
    [{ success: false }],
    [{ success: 'false' }],
    [{ success: 'FALSE', data: { card_type: 'visa' } }],
    [{ ok: false }],
    [{ ok: 0 }],
    [{ IsPosted: false }],
    [false],
    ['Internal server error'],
  ])('%j tells a failure', (answer) => {
    expect(isFailureBody(answer, isChange)).toBe(true);
  });

  test.each<[unknown]>([
    [undefined],
    [null],
    [''],
    [{}],
    [[]],
    [true],
    ['success'],
    ['OK'],
    [{ statusCode: 200 }],
    [{ success: true }],
    [{ success: 'true' }],
    [{ success: null }],
    [{ ok: true }],
    [{ IsPosted: true }],
    [{ message: 'success' }],
    [{ message: 'ok' }],
    [{ message: 'OK', statusCode: 200 }],
    [{ message: null }],
    [{ errorMessage: '' }],
    [{ errorMessage: null, card_type: 'visa' }],
    [{ card_type: 'visa', last_four: '4242', message: 'Internal server error' }],
    [[{ id: 1, status: 'failed' }]],
    [{ docs: [{ id: 1, status: 'failed' }] }],
  ])('%j tells none', (answer) => {
    expect(isFailureBody(answer, isChange)).toBe(false);
  });
});

describe('only an answer to a change is judged', () => {
  test.each<[string, unknown]>([
    ['by its state', { state: 'failed' }],
    ['by its status', { status: 'Failure', tax_in_cents: 0 }],
    ['by its result', { result: ' ERROR ' }],
    ['by the status of JSend', { status: 'fail', data: {} }],
    ['by an error message beside facts', { card_type: 'visa', errorMessage: timedOut }],
  ])('%s: %j', (_by, answer) => {
    expect([isFailureBody(answer, true), isFailureBody(answer, false)]).toEqual([true, false]);
  });

  test.each<[unknown]>([
    [{ state: 'active' }],
    [{ state: 'TX', status: 'pending' }],
    [{ subscription: { status: 'failed' } }],
  ])('%j tells no failure', (answer) => {
    expect(isFailureBody(answer, true)).toBe(false);
  });
});

test('any words without facts are no answer to a read, but may confirm a change', () => {
  const answer = { message: 'Your card has been saved.' };
  expect([isFailureBody(answer, false), isFailureBody(answer, true)]).toEqual([true, false]);
});

test('a flag that is not there is not read: a failed reading costs more than the rest of the answer', () => {
  const read = vi.spyOn(wireFlag, 'safeParse');
  expect(isFailureBody({ card_type: 'visa' }, false)).toBe(false);
  expect(read).not.toHaveBeenCalled();
  expect(isFailureBody({ ok: false }, false)).toBe(true);
  expect(read).toHaveBeenCalledOnce();
});
