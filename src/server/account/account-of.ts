import { countedName } from '../../domain/access/account-name.ts';
import { accountDigest } from '../limits/account-digest.ts';
import type { PortalEnv } from '../portal-env.ts';
import type { SessionRecord } from '../session/session-record.ts';

/** The object that everything goes through which changes the account of a session. */
export async function accountOf(
  { env }: { env: Pick<PortalEnv, 'ACCOUNTS'> },
  { brand, person }: Pick<SessionRecord, 'brand' | 'person'>,
) {
  return env.ACCOUNTS.getByName(await accountDigest(brand, person.accountId));
}

/**
 * The object that keeps what is known to concern an account of which only the e-mail address is known yet: a code before it
 * was right, a mailed link. No account's id looks like its name.
 */
export async function accountByEmail(
  { env }: { env: Pick<PortalEnv, 'ACCOUNTS'> },
  brand: string,
  email: string,
) {
  return env.ACCOUNTS.getByName(await accountDigest(brand, `e-mail\n${countedName(email)}`));
}
