import type { Happening } from '../../domain/access/security-record.ts';
import { errorFacts } from '../log.ts';
import type { RequestContext } from '../page/request-context.ts';
import { settledWithin } from '../page/settled-within.ts';
import type { SessionRecord } from '../session/session-record.ts';
import { accountByEmail, accountOf } from './account-of.ts';
import type { SignedIn } from './security-book.ts';

/** What noting needs of a request. */
export type Noting = Pick<RequestContext, 'env' | 'brand' | 'nowMs' | 'log' | 'sighting'>;

/** Whose safety it is about: an account, or what is known of one by its e-mail address alone. */
type Whose = Pick<SessionRecord, 'brand' | 'person'> | { email: string };

/** How long a sign-in or a form waits for its note, in milliseconds. */
const NOTE_MS = 5_000;

/** Lists a session that begins, by the name of its record, and the browser it begins in. */
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

/** Notes what touched an account's safety, for its owner to see. Only what is certain to concern it may be noted. */
export function noteHappening(context: Noting, whose: Whose, what: Happening): Promise<void> {
  return noted(context, what.kind, async () => {
    const account =
      'email' in whose
        ? await accountByEmail(context, context.brand.key, whose.email)
        : await accountOf(context, whose);
    await account.noteEvent({ ...context.sighting(), what, atMs: context.nowMs });
  });
}

/** Ends every session of an account that is given up, and forgets what was kept of its safety but the request itself. */
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

/** A note that is not taken, or not in time, stops nobody: it is missing on the page, and that is logged. */
async function noted({ log }: Noting, what: string, work: () => Promise<void>): Promise<void> {
  try {
    const { settled } = await settledWithin(work(), NOTE_MS);
    if (!settled) log.error('security_not_noted', { what, error: 'late' });
  } catch (error) {
    log.error('security_not_noted', { what, ...errorFacts(error) });
  }
}
