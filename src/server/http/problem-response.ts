import { type ApiProblem, type CommonProblemCode } from '../../contracts/api-problem.ts';
import { withReferenceOnFailure } from '../words/reference-sentence.ts';
import type { RequestContext } from '../request/request-context.ts';

const statusOf: Record<CommonProblemCode, number> = {
  bad_json: 400,
  bad_request: 400,
  unsupported_type: 415,
  too_large: 413,
  forbidden: 403,
  origin_hidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  too_many_requests: 429,
  signed_out: 401,
  other_account: 409,
  pending_delete: 403,
  unavailable: 502,
  unexpected: 500,
};

/** Builds a refusal of `/api` with a common code: `{code, message, requestId}`, in the visitor's language. */
export function problemResponse(
  context: RequestContext,
  code: CommonProblemCode,
  headers: HeadersInit = {},
): Response {
  const copy = context.copy('problem');
  return problem(context, statusOf[code], code, copy[code], headers);
}

/** The `Retry-After` header of a failure that says when the next try is answered; none for another failure. */
export function retryAfter(failure: { status: number; retryAfterSeconds?: number }): HeadersInit {
  return failure.retryAfterSeconds ? { 'retry-after': String(failure.retryAfterSeconds) } : {};
}

/**
 * Builds a refusal of the same shape with a code and message that belong to one call. The message of a failure that is not
 * the person's names the request.
 */
export function problem(
  context: RequestContext,
  status: number,
  code: string,
  message: string,
  headers: HeadersInit = {},
): Response {
  const { requestId } = context;
  const body: ApiProblem = { code, message: withReferenceOnFailure(context, message, status), requestId };
  return Response.json(body, { status, headers });
}
