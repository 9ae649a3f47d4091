import { visitorNetwork } from '../../domain/visitor-network.ts';
import type { PortalEnv } from '../portal-env.ts';
import { accountDigest } from './account-digest.ts';
import type { AttemptCounter } from './attempts-object.ts';

/** Whose attempt it is: an account of a brand, from an address. */
export type Attempt = { brand: string; username: string; address: string };

/** An attempt that may go ahead and can be given back, or the milliseconds to wait. */
export type AttemptPlace =
  { allowed: true; giveBack: () => Promise<void> } | { allowed: false; waitMs: number };

/**
 * Takes a place for one attempt to sign in, counted per account and per network (design decision 25). Account names are
 * kept as digests only.
 */
export async function takeSignInAttempt(
  env: PortalEnv,
  attempt: Attempt,
  nowMs: number,
): Promise<AttemptPlace> {
  const network = visitorNetwork(attempt.address);
  const account = await accountDigest(attempt.brand, attempt.username);
  const perAccount: AttemptCounter[] = [
    { rule: 'accountFromNetwork', key: network },
    { rule: 'account', key: 'all' },
  ];
  const perNetwork: AttemptCounter[] = [{ rule: 'network', key: 'all' }];
  const accountObject = env.ATTEMPTS.getByName(`account:${account}`);
  const networkObject = env.ATTEMPTS.getByName(`network:${network}`);
  const [first, second] = await Promise.all([
    accountObject.take(perAccount, nowMs),
    networkObject.take(perNetwork, nowMs),
  ]);
  if (first.allowed && second.allowed) {
    return {
      allowed: true,
      giveBack: async () => {
        await Promise.all([accountObject.giveBack(perAccount), networkObject.giveBack(perNetwork)]);
      },
    };
  }
  // A place taken on one side only is given back: the refused attempt is never made.
  if (first.allowed) await accountObject.giveBack(perAccount);
  if (second.allowed) await networkObject.giveBack(perNetwork);
  return {
    allowed: false,
    waitMs: Math.max(first.allowed ? 0 : first.waitMs, second.allowed ? 0 : second.waitMs),
  };
}
