import type { OperationName } from '../../contracts/platform/platform-table.ts';
import { isoDate } from '../world/clock.ts';
import { afterMonths } from '../world/months.ts';
import { noStore } from './refusal.ts';

/** How a failure is told with status 200, in words instead of a code of the platform. */
export const failureForms = ['error-message', 'message', 'success-false', 'state-failed'] as const;
export type FailureForm = (typeof failureForms)[number];

/** Returns a failure with status 200. `nowMs` is the time of the call in milliseconds since 1970. */
export function failureAnswer(
  form: FailureForm,
  { name, nowMs }: { name: OperationName; nowMs: number },
): Response {
  return Response.json(failure(form, name, nowMs), { headers: noStore });
}

function failure(form: FailureForm, name: OperationName, nowMs: number): object {
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
    case 'state-failed':
      return name === 'subscribe'
        ? { state: 'failed', current_period_ends_at: isoDate(afterMonths(nowMs, 1)), tax_in_cents: 0 }
        : { status: 'failed' };
  }
}
