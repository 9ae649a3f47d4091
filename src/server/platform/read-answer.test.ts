import { describe, expect, test } from 'vitest';
import type * as z from 'zod';
import { CHALLENGE_CODE } from '../../contracts/platform/platform-problem.ts';
import type { Operation } from '../../contracts/platform/platform-operation.ts';
import { platformOperations } from '../../contracts/platform/platform-table.ts';
import type { PlatformFailure } from './platform-failure.ts';
import { readAnswer } from './read-answer.ts';

type AnyOperation = Operation<z.ZodType, z.ZodType, z.ZodType>;
const { billingInfo, invoiceDetails, paymentHistory, storeBillingInfo, subscribe } = platformOperations;

const read = (operation: AnyOperation, body: unknown) =>
  readAnswer(operation, body === undefined ? '' : JSON.stringify(body)).result;
const failureOf = (operation: AnyOperation, body: unknown) => {
  const result = read(operation, body);
  return result.ok ? undefined : result.failure;
};
/** A failure as a function of Lambda wraps it. */
const wrapped = (inner: object) => ({ FunctionError: 'Unhandled', Payload: JSON.stringify(inner) });

const timedOut = 'Task timed out after 6.00 seconds';

describe('an answer that tells a failure is no answer, whatever the call', () => {
  test.each<[unknown]>([
    [{ errorMessage: timedOut }],
    [{ errorMessage: timedOut, errorType: 'Sandbox.Timedout' }],
    [{ message: 'Internal server error' }],
    [{ success: false }],
    [{ ok: 'false' }],
    [wrapped({ errorMessage: timedOut })],
    [wrapped({ errorType: 'Runtime.ExitError' })],
  ])('%j', (body) => {
    const others = Object.entries<AnyOperation>(platformOperations).filter(
      ([, operation]) => failureOf(operation, body)?.kind !== 'garbled',
    );
    expect(others.map(([name]) => name)).toEqual([]);
  });

  test('names no value of it', () => {
    expect(failureOf(billingInfo, { errorMessage: 'jane@example.com' })).toEqual({
      kind: 'garbled',
      detail: 'a failure for an answer',
    });
  });

  test('a change is judged by its state, a record that is read is not', () => {
    const record = { invoiceId: 1, status: 'failed' };
    expect(failureOf(subscribe, { state: 'failed', tax_in_cents: 0 })?.kind).toBe('garbled');
    expect(read(paymentHistory, [record])).toMatchObject({ answer: [{ status: 'failed' }] });
    expect(read(paymentHistory, record)).toMatchObject({ answer: [{ status: 'failed' }] });
    expect(read(invoiceDetails, record)).toMatchObject({ ok: true, answer: { status: 'failed' } });
  });
});

test.each<[unknown]>([
  [undefined],
  [null],
  [{}],
  [true],
  ['success'],
  [{ statusCode: 200 }],
  [{ success: true }],
  [{ message: 'success' }],
  [{ message: 'OK' }],
])('%j is a bare success of a change', (body) => {
  expect(read(storeBillingInfo, body).ok).toBe(true);
});

describe('a refusal inside an answer with a good status', () => {
  const documented: PlatformFailure = {
    kind: 'refused',
    status: 400,
    code: 'error.subscription.card.declined',
    description: undefined,
    errorData: undefined,
  };

  test.each<[string, AnyOperation, unknown, PlatformFailure]>([
    [
      'has its documented code',
      storeBillingInfo,
      { errorCode: 'error.subscription.card.declined', errorMessage: 'In words.' },
      { ...documented, description: 'In words.' },
    ],
    [
      'has its documented code where a function wraps it',
      subscribe,
      wrapped({ errorType: 'error.subscription.card.declined' }),
      documented,
    ],
    [
      'has its challenge where a function wraps it',
      subscribe,
      { Payload: wrapped({ errorType: CHALLENGE_CODE, errorData: { actionTokenId: 'action-1' } }) },
      { ...documented, code: CHALLENGE_CODE, errorData: 'action-1' },
    ],
    [
      'is unknown with any other code',
      subscribe,
      wrapped({ errorType: 'Sandbox.Timedout' }),
      { kind: 'garbled', detail: 'a refusal for an answer' },
    ],
  ])('%s', (_what, operation, body, failure) => {
    expect(failureOf(operation, body)).toEqual(failure);
  });

  test.each([[null], [{ '@nil': true }], [undefined]])('is not there where FunctionError is %j', (nil) => {
    expect(read(subscribe, { FunctionError: nil, tax_in_cents: 7 })).toMatchObject({
      ok: true,
      answer: { tax_in_cents: 7 },
    });
  });
});
