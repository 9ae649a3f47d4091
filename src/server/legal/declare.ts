import type { DeclarationProblem } from '../../contracts/legal/declaration.ts';
import type { DeclarationForm } from '../../contracts/legal/declaration-form.ts';
import { reachedMailbox } from '../../domain/access/account-name.ts';
import { readDeclaration } from '../../domain/legal/declaration.ts';
import { sha256Hex } from '../digests.ts';
import type { LettersSent } from '../limits/attempts-object.ts';
import { type TakenSlot, takeSlot } from '../limits/take-slot.ts';
import { errorFacts } from '../log.ts';
import { letterKinds } from '../letters/letter-kinds.ts';
import type { Letter } from '../letters/send-letter.ts';
import type { RequestContext } from '../request/request-context.ts';
import { knownBrowserId } from '../session/known-browser-cookie.ts';
import { declarationLetters } from './declaration-letters.ts';
import type { DeclarationNote } from './declaration-note.ts';

/**
 * What became of a declaration, for the page that shows it; `problem` says why it was refused, and `retryAfterSeconds` when the
 * next one is taken.
 */
export type Declared = {
  note: DeclarationNote;
  problem?: { code: DeclarationProblem; status: number; retryAfterSeconds?: number };
};

/**
 * Sends a declaration to the brand's support and a receipt to the person. The same declaration from the same form is sent
 * once, however often it comes, and said to be sent also beyond a limit. It counts as sent where the letter to support went
 * out, with or without its receipt. Where strangers have used up the receipts, or the counters fail, it goes to support
 * without one.
 */
export async function declare(
  context: RequestContext,
  { kind, key, ...fields }: DeclarationForm,
): Promise<Declared> {
  const { brand, locale, timeZone, nowMs, log } = context;
  const refused = (code: DeclarationProblem, status: number, waitMs?: number): Declared => ({
    note: { at: 'refused', kind, problem: code, fields },
    problem: { code, status, ...(waitMs ? { retryAfterSeconds: Math.ceil(waitMs / 1_000) } : {}) },
  });
  const read = readDeclaration(kind, fields, nowMs);
  if (!read.ok) return refused('fields_refused', 422);
  const { declaration } = read;
  const { letters: sender } = brand;
  if (!sender) throw new Error(`${brand.key} takes declarations and has no sender of letters`);
  const name = sha256Hex(JSON.stringify([brand.key, key, declaration]));
  const asSent = ({ atMs, count }: LettersSent): Declared => ({
    note: { at: 'sent', declaration, atMs, receipt: count > 1 },
  });
  const taken = await placeFor(context, 'declaration', declaration.email);
  if (taken?.allowed === false) {
    const before = await sendOnce(context, name, []);
    if (before.count > 0) return asSent(before);
    const code = taken.whose === 'brand' ? 'declaration_crowded' : 'declaration_limited';
    return refused(code, 429, taken.waitMs);
  }
  // A receipt to the brand itself could have it answer itself.
  const isOwn = [brand.support.email, sender.from].some(
    (mailbox) => reachedMailbox(mailbox) === reachedMailbox(declaration.email),
  );
  const receipt = isOwn ? undefined : await placeFor(context, 'receipt', declaration.email);
  const letters = declarationLetters({ ...brand, letters: sender }, locale, {
    declaration,
    atMs: nowMs,
    timeZone,
    isKnownBrowser: taken?.isKnownBrowser ?? false,
    hasReceipt: receipt?.allowed ?? false,
  });
  const sent = await sendOnce(context, name, letters);
  if (sent.code !== undefined)
    log.warn('letter_not_sent', { what: letters[sent.count]?.kind ?? '', code: sent.code });
  if (sent.count === 0) {
    await Promise.all([taken?.slot.giveBack(), receipt?.allowed && receipt.slot.giveBack()]);
    return refused('declaration_not_sent', 502);
  }
  log.info('declaration_sent', { kind, receipt: sent.count > 1 });
  return asSent(sent);
}

/**
 * Takes a slot in the budget of a kind of letter for the address that was typed. Undefined where the counters fail: the law's
 * form stays open then.
 */
async function placeFor(
  context: RequestContext,
  kind: 'declaration' | 'receipt',
  account: string,
): Promise<TakenSlot | undefined> {
  const { brand, env, address, nowMs, log } = context;
  const { budget } = letterKinds[kind];
  const browserId = await knownBrowserId(context, account);
  try {
    const taken = await takeSlot(env, budget, { brand: brand.key, account, address, browserId }, nowMs);
    if (!taken.allowed)
      if (taken.whose === 'brand') log.warn('brand_budget_spent', { purpose: budget });
      else log.info('budget_spent', { purpose: budget });
    return taken;
  } catch (error) {
    log.error('unexpected', errorFacts(error));
    return undefined;
  }
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
