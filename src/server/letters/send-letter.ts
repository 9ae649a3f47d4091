import { errorFacts } from '../log.ts';
import { settledWithin } from '../settled-within.ts';
import { timeScale, type TimeScaleEnv } from '../time-scale.ts';
import type { LetterKind } from './letter-kinds.ts';

/** A mail of plain text. Its `kind` names it in the log and in the sandbox's outbox. */
export type Letter = {
  kind: LetterKind;
  /** The key of the brand. */
  brand: string;
  from: { email: string; name: string };
  to: string;
  replyTo: string;
  subject: string;
  text: string;
};

/** What sending a letter needs: Cloudflare's Email Service, or the sandbox, whose outbox takes its place. */
export type LettersEnv = TimeScaleEnv & { LETTERS?: SendEmail; SANDBOX?: Fetcher };

/** Whether a letter was accepted for delivery; `code` says why it was not, or that nobody knows (`late`). */
export type LetterOutcome = { sent: true } | { sent: false; code: string };

/** How long the service may take to accept a letter, in milliseconds. */
export const LETTER_DEADLINE_MS = 8_000;
/** The address at which the sandbox receives letters; it takes any host. */
const SANDBOX_SERVICE = 'https://sandbox.invalid/sandbox/letters';

/** Sends a letter. Never rejects. */
export async function sendLetter(env: LettersEnv, letter: Letter): Promise<LetterOutcome> {
  try {
    const handed = await settledWithin(handOver(env, letter), LETTER_DEADLINE_MS * timeScale(env));
    return handed.settled ? handed.value : { sent: false, code: 'late' };
  } catch (error) {
    return { sent: false, code: codeOf(error) };
  }
}

async function handOver({ LETTERS, SANDBOX }: LettersEnv, letter: Letter): Promise<LetterOutcome> {
  const { kind: _kind, brand: _brand, ...mail } = letter;
  if (SANDBOX) {
    const { ok, status } = await SANDBOX.fetch(SANDBOX_SERVICE, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(letter),
    });
    return ok ? { sent: true } : { sent: false, code: `status_${status}` };
  }
  if (!LETTERS) return { sent: false, code: 'no_binding' };
  await LETTERS.send(mail);
  return { sent: true };
}

/** The service's own code, such as `E_SENDER_NOT_VERIFIED`, else the class of the error: its message may hold an address. */
function codeOf(error: unknown): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  if (typeof code === 'string' && /^\w{1,60}$/.test(code)) return code;
  return String(errorFacts(error).error);
}
