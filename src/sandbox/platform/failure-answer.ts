import type { OperationName } from '../../contracts/platform/platform-table.ts';
import { isoDate } from '../world/clock.ts';
import { afterMonths } from '../world/months.ts';
import { noStore } from './refusal.ts';

/** How a failure is told with status 200, in words instead of a code of the platform. */
export const failureForms = ['error-message', 'message', 'success-false'] as const;
export type FailureForm = (typeof failureForms)[number];

/** Returns a failure with status 200. `nowMs` is the time of the call in milliseconds since 1970. */
export function failureAnswer(form: FailureForm, nowMs: number): Response {
  return Response.json(failure(form, nowMs), { headers: noStore });
}

function failure(form: FailureForm, nowMs: number): object {
  switch (form) {
    // As AWS Lambda tells that a function took too long, without proxy integration.
    case 'error-message':
      return {
        errorMessage: `${isoDate(nowMs)} 6d7b1c2e-0f4a-4d5b-9a38-2c1e7f90ab41 Task timed out after 6.00 seconds`,
        errorType: 'Sandbox.Timedout',
      };
    case 'message':
      return { message: 'Internal server error' };
    case 'success-false':
      return { success: false };
  }
}

/** Returns an answer whose state is a word, such as Stripe's `incomplete`; that of an order has the days of a subscription. */
export function stateAnswer(word: string, { name, nowMs }: { name: OperationName; nowMs: number }): Response {
  const inMonths = (months: number) => isoDate(afterMonths(nowMs, months));
  const days =
    word === 'future'
      ? { current_period_started_at: inMonths(1), current_period_ends_at: inMonths(2) }
      : { current_period_ends_at: inMonths(1) };
  const answer = name === 'subscribe' ? { state: word, tax_in_cents: 0, ...days } : { status: word };
  return Response.json(answer, { headers: noStore });
}
