import { countedName } from '../../domain/access/account-name.ts';
import { accountDigest } from '../digests.ts';
import type { PortalEnv } from '../request/portal-env.ts';
import type { SessionRecord } from './session-record.ts';

/** Returns the account object of a session's account. Every change of the account goes through this object. */
export function accountOf(
  { env }: { env: Pick<PortalEnv, 'ACCOUNTS'> },
  { brand, person }: Pick<SessionRecord, 'brand' | 'person'>,
) {
  return env.ACCOUNTS.getByName(accountDigest(brand, person.accountId));
}

/**
 * Returns the account object for an e-mail address, where the account's id is not known: before the right MFA code is
 * entered, or for a mailed link. It also lists the sessions that began with the address. No account id has the form of
 * its name.
 */
export function accountByEmail({ env }: { env: Pick<PortalEnv, 'ACCOUNTS'> }, brand: string, email: string) {
  return env.ACCOUNTS.getByName(accountDigest(brand, `e-mail\n${countedName(email)}`));
}
