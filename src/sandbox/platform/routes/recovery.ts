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
    const asked = { purpose: 'verifyEmail', brand: brand.key, token: body.token } as const;
    const found = lookAtToken(world, asked);
    if (found.at === 'used') return refused('linkUsed');
    if (found.at === 'expired') return refused('linkExpired');
    if (found.at === 'unknown' || !isFor(found.account, body.email)) return refused('vtokenInvalid');
    useToken(world, asked);
    if (found.account.signIn === 'unverified') world.store.accounts.put({ ...found.account, signIn: 'open' });
    return answered({ IsPosted: true });
  }),

  openRoute(platformOperations.resetPassword, ({ world, brand, body }) => {
    const asked = { purpose: 'resetPassword', brand: brand.key, token: body.token } as const;
    const found = lookAtToken(world, asked);
    if (found.at === 'used') return refused('linkUsed');
    if (found.at !== 'good' || !isFor(found.account, body.email)) return refused('vtokenInvalid');
    const { account } = found;
    if (isSimilarPassword(body.password, [account.password, ...account.earlierPasswords]))
      return refused('newPasswordInvalid');
    useToken(world, asked);
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
