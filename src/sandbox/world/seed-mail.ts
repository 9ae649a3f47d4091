import type { Account } from './entities.ts';
import { mailedLink, tokenLifetimeMs } from '../access/mailed-link.ts';
import type { Random } from './random.ts';
import type { Store } from './store.ts';

/** Puts the verification mail of an account with an unverified address into the outbox. */
export function seedVerification(
  { store, random }: { store: Pick<Store, 'oneTimeTokens' | 'outbox'>; random: Random },
  account: Account,
  nowMs: number,
): void {
  const token = `verifyEmail-${random.hex(24)}`;
  store.oneTimeTokens.put({
    token,
    purpose: 'verifyEmail',
    accountKey: account.key,
    brand: account.brand,
    toPlanCode: null,
    fromPlanCode: null,
    expiresAtMs: nowMs + tokenLifetimeMs.verifyEmail,
    usedAtMs: null,
  });
  const mail = mailedLink(account, { purpose: 'verifyEmail', token });
  store.outbox.put({ id: random.hex(12), atMs: nowMs, ...mail });
}
