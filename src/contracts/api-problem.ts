import * as z from 'zod/mini';

/**
 * The response to every refused call of `/api`, whatever its status. `code` is from the closed list of the call;
 * `message` is a sentence for the person.
 */
export const apiProblem = z.object({ code: z.string(), message: z.string(), requestId: z.string() });
export type ApiProblem = z.infer<typeof apiProblem>;

/** The codes that any call may return. */
export const commonProblemCodes = [
  'bad_json',
  'bad_request',
  'unsupported_type',
  'too_large',
  'forbidden',
  // The browser, or an extension in it, does not say which page sent the request.
  'origin_hidden',
  'not_found',
  'method_not_allowed',
  'too_many_requests',
  'signed_out',
  // The page was made for another account than the one that is signed in now.
  'other_account',
  'pending_delete',
  'unavailable',
  'unexpected',
] as const;
export type CommonProblemCode = (typeof commonProblemCodes)[number];

/** The codes with which a request is refused before anything is done. Each has a sentence that says what to do. */
export const refusalCodes = commonProblemCodes.filter(
  (code): code is Exclude<CommonProblemCode, 'unavailable' | 'unexpected'> =>
    code !== 'unavailable' && code !== 'unexpected',
);
