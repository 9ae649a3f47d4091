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
