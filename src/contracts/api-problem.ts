import * as z from 'zod/mini';

/** Every refusal of `/api`, whatever its status. `code` is from the closed list of the call; `message` is for people. */
export const apiProblem = z.object({ code: z.string(), message: z.string(), requestId: z.string() });
export type ApiProblem = z.infer<typeof apiProblem>;

/** Codes any call may answer with. */
export const commonProblemCodes = [
  'bad_json',
  'bad_request',
  'unsupported_type',
  'too_large',
  'forbidden',
  'not_found',
  'method_not_allowed',
  'too_many_requests',
  'signed_out',
  'pending_delete',
  'unavailable',
  'unexpected',
] as const;
export type CommonProblemCode = (typeof commonProblemCodes)[number];
