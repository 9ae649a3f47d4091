import { objectOf } from '../../contracts/platform/failure-codes.ts';
import {
  CHALLENGE_CODE,
  isKnownCode,
  type PlatformProblem,
  platformProblem,
  refusalInAnswer,
} from '../../contracts/platform/platform-problem.ts';

/**
 * A failure inside a response of POST /subscribe: its error code, and the id of the 3-D Secure challenge where it
 * requires one.
 */
export type FunctionFailure = { code: string; actionTokenId: string | undefined };

/** The most levels of `Payload` that are read. */
const MAX_DEPTH = 3;

/**
 * Finds a failure inside a response of POST /subscribe. A `Payload` may hold JSON with a FunctionError, whose inner
 * Payload has the error code (`platformProblem`), or a refusal with a known code and no FunctionError. Undefined where
 * nothing failed.
 */
export function failureInAnswer(answer: unknown, depth = 0): FunctionFailure | undefined {
  const record = objectOf(answer);
  if (!record || depth > MAX_DEPTH) return undefined;
  const inner = objectOf(record['Payload']);
  const nested = inner && failureInAnswer(inner, depth + 1);
  if (nested) return nested;
  const isFailure = record['FunctionError'] !== undefined && record['FunctionError'] !== null;
  const problem = isFailure ? platformProblem(inner ?? record) : inner && knownRefusal(inner);
  return problem && { code: problem.code ?? 'unknown', actionTokenId: actionTokenOf(problem.errorData) };
}

function knownRefusal(payload: unknown): PlatformProblem | undefined {
  const refusal = refusalInAnswer(payload);
  return refusal?.code !== undefined && isKnownCode(refusal.code) ? refusal : undefined;
}

/** The id of the challenge that a refusal requires; `errorData` is the id or contains it. Undefined without one. */
export function actionTokenOf(errorData: unknown): string | undefined {
  if (typeof errorData === 'string' && errorData !== '' && !errorData.startsWith('{')) return errorData;
  const record = objectOf(errorData);
  const id = record?.['actionTokenId'] ?? record?.['three_d_secure_action_token_id'];
  return typeof id === 'string' && id !== '' ? id : undefined;
}

/** True for the error code that asks for a challenge. */
export function asksForChallenge(code: string | undefined): boolean {
  return code === CHALLENGE_CODE;
}
