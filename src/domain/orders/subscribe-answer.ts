import { CHALLENGE_CODE, platformProblem } from '../../contracts/platform/platform-problem.ts';

/** A refusal inside an answer of POST /subscribe: its error code, and what a 3-D Secure challenge needs. */
export type FunctionFailure = { code: string; actionTokenId: string | undefined };

/** How deep an answer may be wrapped: `Payload` in `Payload` in `Payload`. */
const MAX_DEPTH = 3;

/**
 * Looks into an answer of POST /subscribe: a `Payload` may hold JSON with a
 * FunctionError, whose inner Payload's errorType is the error code. Undefined where nothing failed.
 */
export function functionFailure(answer: unknown, depth = 0): FunctionFailure | undefined {
  const record = asRecord(answer);
  if (!record || depth > MAX_DEPTH) return undefined;
  const inner = asRecord(record['Payload']);
  const nested = inner && functionFailure(inner, depth + 1);
  if (nested) return nested;
  if (record['FunctionError'] === undefined || record['FunctionError'] === null) return undefined;
  const { code, errorData } = platformProblem(inner ?? record);
  return { code: code ?? 'unknown', actionTokenId: actionTokenOf(errorData) };
}

/** The id of the challenge a refusal asks for: `errorData` is the id, or holds it. */
export function actionTokenOf(errorData: unknown): string | undefined {
  if (typeof errorData === 'string' && errorData !== '' && !errorData.startsWith('{')) return errorData;
  const record = asRecord(errorData);
  const id = record?.['actionTokenId'] ?? record?.['three_d_secure_action_token_id'];
  return typeof id === 'string' && id !== '' ? id : undefined;
}

/** True for the code, or the description, that asks for a challenge. */
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
