import { asJsonObject } from '../json-object.ts';
import { stateMeaning } from '../state-word.ts';
import { wireFlag } from '../wire.ts';

/** The fields in which a response only speaks about the call. A response without any other field has no facts. */
const fieldsOfWords: ReadonlySet<string> = new Set([
  'errorMessage',
  'errorType',
  'stackTrace',
  'trace',
  'requestId',
  'message',
  'Message',
  'error',
  'cause',
  'timestamp',
  'path',
  'status',
  'statusCode',
]);

/** Fields that are false where a call failed. */
const flagFields = ['success', 'ok', 'IsPosted'] as const;

/** Fields whose word says how a change ended. */
const stateFields = ['state', 'status', 'result'] as const;

const successWords: ReadonlySet<string> = new Set(['success', 'ok']);

/** Words for a failure, as API Gateway, Lambda and small services use them. */
const failureWords =
  /error|exception|fail|tim(ed|e)[ -]?out|unavailable|forbidden|denied|unauthori[sz]ed|not (authori[sz]ed|found)|too many|limit exceeded|missing|invalid|bad (request|gateway)/i;

/**
 * True for a response with a good status that tells a failure, in the habits of Lambda (`{"errorMessage": "… Task timed
 * out …"}`), API Gateway (`{"message": "Internal server error"}`) and small services (`{"success": false}`). Nobody knows
 * then what happened. A response to a read tells a failure where it has words and no facts. Only the response to a
 * change is judged by `state`, `status` and `result`, because a record that is read may have any state.
 */
export function isFailureBody(answer: unknown, isChange: boolean): boolean {
  if (answer === false) return true;
  if (typeof answer === 'string') return failureWords.test(answer);
  const top = asJsonObject(answer);
  if (!top) return false;
  if (flagFields.some((field) => field in top && wireFlag.safeParse(top[field]).data === false)) return true;
  if (isChange && stateFields.some((field) => stateMeaning(wordOf(top[field])) === 'failed')) return true;
  const errorMessage = wordOf(top['errorMessage']);
  const words = errorMessage || wordOf(top['message'] ?? top['Message'] ?? top['error']);
  if (words === '' || successWords.has(words.toLowerCase())) return false;
  if (isChange && errorMessage !== '') return true;
  const hasFacts = Object.keys(top).some((key) => !fieldsOfWords.has(key));
  return !hasFacts && (!isChange || failureWords.test(words));
}

function wordOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}
