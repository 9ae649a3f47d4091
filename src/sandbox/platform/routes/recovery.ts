import { platformOperations } from '../../../contracts/platform/platform-table.ts';
import type { Account } from '../../world/entities.ts';
import { mailedLink } from '../../access/mailed-link.ts';
import { lookAtToken, makeToken, useToken } from '../../access/one-time-token.ts';
import { send } from '../../access/outbox.ts';
import { dialectOf } from '../dialects.ts';
import { answered, refused } from '../refusal.ts';
import { openRoute, type Route } from '../route.ts';
import { accountKey } from '../../world/seed.ts';
import { isSimilarPassword } from '../../access/similar-password.ts';
import type { World } from '../../world/world.ts';

/** Password reset and e-mail verification by a mailed link. */
export const recoveryRoutes: readonly Route[] = [
  // An unknown address gets the same answer as a known one, and no mail.
  openRoute(platformOperations.forgotPassword, ({ world, brand, body }) => {
    const account = world.store.accounts.get(accountKey(brand.key, body.email));
    if (account) {
      const { token } = makeToken(world, { purpose: 'resetPassword', account });
      send(world, mailedLink(account, { purpose: 'resetPassword', token }));
    }
    return answered({ IsPosted: true });
  }),

  openRoute(platformOperations.verifyEmail, ({ world, brand, body }) => {
    const request = { purpose: 'verifyEmail', brand: brand.key, token: body.token } as const;
    const use = lookAtToken(world, request);
    if (use.at === 'used') return refused('linkUsed');
    if (use.at === 'expired') return refused('linkExpired');
    if (use.at === 'unknown' || !isFor(use.account, body.email)) return refused('vtokenInvalid');
    useToken(world, request);
    if (use.account.signIn === 'unverified') world.store.accounts.put({ ...use.account, signIn: 'open' });
    return answered({ IsPosted: true });
  }),

  openRoute(platformOperations.resetPassword, ({ world, brand, body }) => {
    const request = { purpose: 'resetPassword', brand: brand.key, token: body.token } as const;
    const use = lookAtToken(world, request);
    if (use.at === 'used') return refused('linkUsed');
    if (use.at !== 'good' || !isFor(use.account, body.email)) return refused('vtokenInvalid');
    const { account } = use;
    if (isSimilarPassword(body.password, [account.password, ...account.earlierPasswords]))
      return refused('newPasswordInvalid');
    useToken(world, request);
    changePassword(world, account, body.password);
    return answered({ IsPosted: true });
  }),
];

function isFor(account: Account, email: string): boolean {
  return account.email.toLowerCase() === email.toLowerCase();
}

/**
 * Changes the password. The link proves the e-mail address, so it counts as verified. Ends all sessions, unless the
 * dialect keeps their tokens, and uses up other reset links.
 */
function changePassword(world: World, account: Account, password: string): void {
  const { store, clock } = world;
  store.accounts.put({
    ...account,
    signIn: account.signIn === 'unverified' ? 'open' : account.signIn,
    password,
    earlierPasswords: [...account.earlierPasswords, account.password],
  });
  if (!dialectOf(world, account.brand).has('tokens-stay'))
    for (const { token } of store.sessions.ownedBy(account.key)) store.sessions.delete(token);
  for (const link of store.oneTimeTokens.ownedBy(account.key)) {
    if (link.purpose === 'resetPassword' && link.usedAtMs === null)
      store.oneTimeTokens.put({ ...link, usedAtMs: clock.nowMs() });
  }
}
