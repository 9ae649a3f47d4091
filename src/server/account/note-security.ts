import type { Happening } from '../../domain/access/security-record.ts';
import { errorFacts } from '../log.ts';
import type { RequestContext } from '../page/request-context.ts';
import { settledWithin } from '../page/settled-within.ts';
import type { SessionRecord } from '../session/session-record.ts';
import { accountByEmail, accountOf } from './account-of.ts';
import type { SignedIn } from './security-record-store.ts';

/** The parts of a request context that the security record needs. */
export type Noting = Pick<RequestContext, 'env' | 'brand' | 'nowMs' | 'log' | 'sighting'>;

/** Whose security record it is: that of an account, or that of an e-mail address where the account is not known. */
type Whose = Pick<SessionRecord, 'brand' | 'person'> | { email: string };

/** How long a sign-in or a form waits until the entry is stored, in milliseconds. */
const NOTE_MS = 5_000;

/**
 * Adds a session that begins to the security record, by the name of its session record, with the browser it begins in.
 */
export function noteSignIn(
  context: Noting,
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
  return noted(context, 'signedIn', async () => {
    const account = await accountOf(context, record);
    await account.noteSignIn(signedIn, context.nowMs);
  });
}

/**
 * Adds an event to an account's security record, for its owner to see. Callers add only what certainly concerns that
 * account.
 */
export function noteHappening(context: Noting, whose: Whose, what: Happening): Promise<void> {
  return noted(context, what.kind, async () => {
    const account =
      'email' in whose
        ? await accountByEmail(context, context.brand.key, whose.email)
        : await accountOf(context, whose);
    await account.noteEvent({ ...context.sighting(), what, atMs: context.nowMs });
  });
}

/**
 * Ends every session of an account whose deletion was requested, and deletes its security record. Then adds that
 * request as the only event.
 */
export async function forgetSecurity(context: Noting, session: SessionRecord): Promise<void> {
  await noted(context, 'forgotten', async () => {
    const accounts = await Promise.all([
      accountOf(context, session),
      accountByEmail(context, context.brand.key, session.person.email),
    ]);
    await Promise.all(accounts.map((account) => account.forgetSecurity()));
  });
  await noteHappening(context, session, { kind: 'deletionAsked' });
}

/**
 * Stores an entry of the security record. A failure or a delay is logged and never stops the caller; the entry is then
 * missing on the security page.
 */
async function noted({ log }: Noting, what: string, work: () => Promise<void>): Promise<void> {
  try {
    const { settled } = await settledWithin(work(), NOTE_MS);
    if (!settled) log.error('security_not_noted', { what, error: 'late' });
  } catch (error) {
    log.error('security_not_noted', { what, ...errorFacts(error) });
  }
}
