import { visitorNetwork } from '../../domain/visitor-network.ts';
import type { PortalEnv } from '../portal-env.ts';
import { accountDigest } from './account-digest.ts';

/**
 * Takes a place for one mail with a link for a new password; false where one address has had enough of them lately, or one
 * network has asked for enough (design decision 25).
 */
export async function takeRecoveryAttempt(
  env: PortalEnv,
  { brand, email, address }: { brand: string; email: string; address: string },
  nowMs: number,
): Promise<boolean> {
  const network = env.ATTEMPTS.getByName(`recovery-network:${visitorNetwork(address)}`);
  if (!(await network.take([{ rule: 'recoveryNetwork', key: 'all' }], nowMs)).allowed) return false;
  const account = env.ATTEMPTS.getByName(`recovery-account:${await accountDigest(brand, email)}`);
  return (await account.take([{ rule: 'recoveryMail', key: 'all' }], nowMs)).allowed;
}
