import { CHALLENGE_CODE, platformProblem } from '../../contracts/platform/platform-problem.ts';

/**
 * A failure inside a response of POST /subscribe: its error code, and the id of the 3-D Secure challenge where it
 * requires one.
 */
export type FunctionFailure = { code: string; actionTokenId: string | undefined };

/** The most levels of `Payload` that are read. */
const MAX_DEPTH = 3;

/**
 * Finds a failure inside a response of POST /subscribe. A `Payload` may hold JSON with a FunctionError, whose inner
 * Payload has the error code as `errorType`. Undefined where nothing failed.
 */
export function failureInAnswer(answer: unknown, depth = 0): FunctionFailure | undefined {
  const record = asRecord(answer);
  if (!record || depth > MAX_DEPTH) return undefined;
  const inner = asRecord(record['Payload']);
  const nested = inner && failureInAnswer(inner, depth + 1);
  if (nested) return nested;
  if (record['FunctionError'] === undefined || record['FunctionError'] === null) return undefined;
  const { code, errorData } = platformProblem(inner ?? record);
  return { code: code ?? 'unknown', actionTokenId: actionTokenOf(errorData) };
}

/** The id of the challenge that a refusal requires; `errorData` is the id or contains it. Undefined without one. */
export function actionTokenOf(errorData: unknown): string | undefined {
  if (typeof errorData === 'string' && errorData !== '' && !errorData.startsWith('{')) return errorData;
  const record = asRecord(errorData);
  const id = record?.['actionTokenId'] ?? record?.['three_d_secure_action_token_id'];
  return typeof id === 'string' && id !== '' ? id : undefined;
}

/** True for the error code that asks for a challenge. */
export function asksForChallenge(code: string | undefined): boolean {
  return code === CHALLENGE_CODE;
}

function asRecord(value: unknown): Record<string, unknown> | undefined {
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return Object.fromEntries(Object.entries(value));
  if (typeof value !== 'string' || !value.trimStart().startsWith('{')) return undefined;
  try {
    return asRecord(JSON.parse(value));
  } catch {
    return undefined;
  }
}
