import type { DeclarationProblem } from '../../contracts/legal/declaration.ts';
import type { DeclarationForm } from '../../contracts/legal/declaration-form.ts';
import { readDeclaration } from '../../domain/legal/declaration.ts';
import { sha256Hex } from '../digests.ts';
import type { LettersSent } from '../limits/attempts-object.ts';
import { takePlace } from '../limits/take-place.ts';
import { errorFacts } from '../log.ts';
import type { Letter } from '../letters/send-letter.ts';
import type { RequestContext } from '../request/request-context.ts';
import { declarationLetters } from './declaration-letters.ts';
import type { DeclarationNote } from './declaration-note.ts';

/** What became of a declaration, for the page that shows it; `problem` says why it was refused. */
export type Declared = { note: DeclarationNote; problem: DeclarationProblem | undefined };

/**
 * Sends a declaration to the brand's support and a receipt to the person. The same declaration from the same form is sent
 * once, however often it comes. It counts as sent where the letter to support went out, with or without its receipt.
 */
export async function declare(
  context: RequestContext,
  { kind, key, ...fields }: DeclarationForm,
): Promise<Declared> {
  const { brand, locale, timeZone, nowMs, env, address, log } = context;
  const refused = (problem: DeclarationProblem): Declared => ({
    note: { at: 'refused', kind, problem, fields },
    problem,
  });
  const read = readDeclaration(kind, fields, nowMs);
  if (!read.ok) return refused('fields_refused');
  const { declaration } = read;
  const { letters: sender } = brand;
  if (!sender) throw new Error(`${brand.key} takes declarations and has no sender of letters`);
  const spender = { brand: brand.key, account: declaration.email, address, browserId: undefined };
  const taken = await takePlace(env, 'declaration', spender, nowMs);
  if (!taken.allowed) {
    log.info('budget_spent', { purpose: 'declaration' });
    return refused('declaration_limited');
  }
  const letters = declarationLetters({ ...brand, letters: sender }, locale, {
    declaration,
    atMs: nowMs,
    timeZone,
  });
  const name = sha256Hex(JSON.stringify([brand.key, key, declaration]));
  const sent = await sendOnce(context, name, letters);
  if (sent.code !== undefined)
    log.warn('letter_not_sent', { what: letters[sent.count]?.kind ?? '', code: sent.code });
  if (sent.count === 0) {
    await taken.place.giveBack();
    return refused('declaration_not_sent');
  }
  const receipt = sent.count === letters.length;
  log.info('declaration_sent', { kind, receipt });
  return { note: { at: 'sent', declaration, atMs: sent.atMs, receipt }, problem: undefined };
}

async function sendOnce(
  { env, nowMs, log }: RequestContext,
  name: string,
  letters: Letter[],
): Promise<LettersSent> {
  try {
    return await env.ATTEMPTS.getByName(`letters:${name}`).sendOnce(letters, nowMs);
  } catch (error) {
    log.error('unexpected', errorFacts(error));
    return { atMs: nowMs, count: 0, code: 'object_failed' };
  }
}
