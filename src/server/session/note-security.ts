import type { Happening, Listing, SignedIn } from '../../domain/access/security-record.ts';
import { errorFacts } from '../log.ts';
import type { RequestContext } from '../request/request-context.ts';
import { type Settled, settledWithin } from '../settled-within.ts';
import type { Unlisted } from '../../contracts/stored/session-record.ts';
import type { SessionRecord } from './session-record.ts';
import { accountByEmail, accountOf } from './account-of.ts';

/** The parts of a request context that the security record needs. */
export type SecurityNoteContext = Pick<RequestContext, 'env' | 'brand' | 'nowMs' | 'log' | 'clientInfo'>;

/** The owner of a security record: an account, or an e-mail address where the account is not known. */
type RecordOwner = Pick<SessionRecord, 'brand' | 'person'> | { email: string };

/** How long a sign-in or a form waits until the entry is stored, in milliseconds. */
const NOTE_MS = 5_000;

/**
 * Adds a session that has begun to the security record, by the name of its session record, with the browser it began in.
 * The record of its e-mail address lists it first, for a new password. `reopens`: the platform has just said that the account
 * is active, so that changes of it are allowed again. Returns `ended` where all sessions were ended after the sign-in
 * began, and `unsure` where that is not known after `withinMs` milliseconds.
 */
export async function noteSignIn(
  context: SecurityNoteContext,
  record: SessionRecord,
  { name, signInAtMs, browser, reopens }: Unlisted & { name: string; reopens: boolean },
  withinMs = NOTE_MS,
): Promise<'listed' | 'ended' | 'unsure'> {
  const { startedAtMs, signedInBy = null, source = null, mfa } = record;
  const session = { name, startedAtMs, by: signedInBy, app: source };
  const clientInfo = context.clientInfo();
  const listing = await storeEntry(
    context,
    'signedIn',
    async (): Promise<Listing> => {
      const address = accountByEmail(context, record.brand, record.person.email);
      const atAddress = await address.noteSession({ ...clientInfo, ...session }, context.nowMs, signInAtMs);
      if (atAddress === 'ended') return atAddress;
      const owner = { brand: record.brand, account: record.person.email };
      const signedIn: SignedIn = { session, browser, owner, sighting: clientInfo, mfa, signInAtMs, reopens };
      return accountOf(context, record).noteSignIn(signedIn, context.nowMs);
    },
    withinMs,
  );
  if (!listing.settled) return 'unsure';
  return listing.value === 'ended' ? 'ended' : 'listed';
}

/**
 * Ends every session of an e-mail address after the platform has set a new password, also those whose sign-in is under way,
 * and adds the event. Returns `unsure` where nobody knows whether that is done. The platform is not asked.
 */
export async function notePassword(context: SecurityNoteContext, email: string): Promise<'ended' | 'unsure'> {
  const { key } = context.brand;
  // Not the time of the request: a sign-in that began while the platform was asked may have had the old password.
  const event = { ...context.clientInfo(), what: { kind: 'passwordChanged' as const }, atMs: Date.now() };
  const { settled } = await storeEntry(context, 'newPassword', () => {
    const address = accountByEmail(context, key, email);
    return Promise.all([address.endSessions(key, 'all', event.atMs), address.noteEvent(event)]);
  });
  return settled ? 'ended' : 'unsure';
}

/**
 * Adds an event to an account's security record, for its owner to see. Callers add only what certainly concerns that
 * account.
 */
export async function noteSecurityEvent(
  context: SecurityNoteContext,
  owner: RecordOwner,
  what: Happening,
): Promise<void> {
  await storeEntry(context, what.kind, async () => {
    const account =
      'email' in owner ? accountByEmail(context, context.brand.key, owner.email) : accountOf(context, owner);
    await account.noteEvent({ ...context.clientInfo(), what, atMs: context.nowMs });
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
    const nowMs = Date.now();
    const owner = { brand: session.brand, account: session.person.email };
    await Promise.all(accounts.map((account) => account.forgetSecurity(nowMs, owner)));
  });
  await noteSecurityEvent(context, session, { kind: 'deletionAsked' });
}

/**
 * Stores an entry of the security record. A failure or a delay is logged and never stops the caller; the entry may then be
 * missing on the security page. Returns what the work did in that time.
 */
async function storeEntry<T>(
  { log }: SecurityNoteContext,
  what: string,
  work: () => Promise<T>,
  withinMs = NOTE_MS,
): Promise<Settled<T>> {
  try {
    const entry = await settledWithin(work(), withinMs);
    if (!entry.settled) log.error('security_not_noted', { what, error: 'late' });
    return entry;
  } catch (error) {
    log.error('security_not_noted', { what, ...errorFacts(error) });
    return { settled: false };
  }
}
