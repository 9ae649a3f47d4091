import type { Happening, SignedIn } from '../../domain/access/security-record.ts';
import { errorFacts } from '../log.ts';
import type { RequestContext } from '../request/request-context.ts';
import { settledWithin } from '../settled-within.ts';
import type { SessionRecord } from './session-record.ts';
import { accountByEmail, accountOf } from './account-of.ts';

/** The parts of a request context that the security record needs. */
export type SecurityNoteContext = Pick<RequestContext, 'env' | 'brand' | 'nowMs' | 'log' | 'sighting'>;

/** The owner of a security record: an account, or an e-mail address where the account is not known. */
type RecordOwner = Pick<SessionRecord, 'brand' | 'person'> | { email: string };

/** How long a sign-in or a form waits until the entry is stored, in milliseconds. */
const NOTE_MS = 5_000;

/**
 * Adds a session that begins to the security record, by the name of its session record, with the browser it begins in.
 * The record of its e-mail address lists it, too, for `endSessionsOf`.
 */
export function noteSignIn(
  context: SecurityNoteContext,
  record: SessionRecord,
  { name, browser }: { name: string; browser: SignedIn['browser'] },
): Promise<void> {
  const { startedAtMs, signedInBy = null, source = null, mfa } = record;
  const signedIn: SignedIn = {
    session: { name, startedAtMs, by: signedInBy, app: source },
    browser,
    sighting: context.sighting(),
    mfa,
  };
  return storeEntry(context, 'signedIn', async () => {
    const account = accountOf(context, record);
    const address = accountByEmail(context, record.brand, record.person.email);
    await Promise.all([
      account.noteSignIn(signedIn, context.nowMs),
      address.noteSession({ ...signedIn.sighting, ...signedIn.session }, context.nowMs),
    ]);
  });
}

/** Allows changes of an account again, because the platform says that it stays. */
export function noteReopened(context: SecurityNoteContext, record: SessionRecord): Promise<void> {
  return storeEntry(context, 'reopened', () => accountOf(context, record).reopen());
}

/** Ends every session that began with an e-mail address, after a new password. The platform is not asked. */
export function endSessionsOf(context: SecurityNoteContext, email: string): Promise<void> {
  return storeEntry(context, 'newPassword', async () => {
    const address = accountByEmail(context, context.brand.key, email);
    await address.endSessions(context.brand.key, 'all', context.nowMs);
  });
}

/**
 * Adds an event to an account's security record, for its owner to see. Callers add only what certainly concerns that
 * account.
 */
export function noteSecurityEvent(
  context: SecurityNoteContext,
  owner: RecordOwner,
  what: Happening,
): Promise<void> {
  return storeEntry(context, what.kind, async () => {
    const account =
      'email' in owner ? accountByEmail(context, context.brand.key, owner.email) : accountOf(context, owner);
    await account.noteEvent({ ...context.sighting(), what, atMs: context.nowMs });
  });
}

/**
 * Ends every session of an account whose deletion was requested, and deletes its security record. Then adds that
 * request as the only event.
 */
export async function forgetSecurity(context: SecurityNoteContext, session: SessionRecord): Promise<void> {
  await storeEntry(context, 'forgotten', async () => {
    const accounts = [
      accountOf(context, session),
      accountByEmail(context, context.brand.key, session.person.email),
    ];
    await Promise.all(accounts.map((account) => account.forgetSecurity()));
  });
  await noteSecurityEvent(context, session, { kind: 'deletionAsked' });
}

/**
 * Stores an entry of the security record. A failure or a delay is logged and never stops the caller; the entry is then
 * missing on the security page.
 */
async function storeEntry(
  { log }: SecurityNoteContext,
  what: string,
  work: () => Promise<void>,
): Promise<void> {
  try {
    const { settled } = await settledWithin(work(), NOTE_MS);
    if (!settled) log.error('security_not_noted', { what, error: 'late' });
  } catch (error) {
    log.error('security_not_noted', { what, ...errorFacts(error) });
  }
}
