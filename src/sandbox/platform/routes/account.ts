import { platformOperations } from '../../../contracts/platform/platform-table.ts';
import { leaveAccount } from '../../money/leaving.ts';
import { dialectOf } from '../dialects.ts';
import { answered } from '../refusal.ts';
import { type Route, signedRoute } from '../route.ts';
import { wireProfileWithoutToken } from '../wire-profile.ts';

/** The signed-in account: profile, contact and deletion. */
export const accountRoutes: readonly Route[] = [
  signedRoute(platformOperations.accountProfile, (_visit, { account, session }) =>
    answered(wireProfileWithoutToken(account, session)),
  ),
  signedRoute(platformOperations.contactInfo, (_visit, { account }) =>
    answered({ address: [{ country: account.countryCode }] }),
  ),
  signedRoute(platformOperations.requestDeletion, ({ world, brand }, { account }) => {
    const left = leaveAccount(world, brand, account, dialectOf(world, brand.key));
    return left.at === 'answered' ? answered({ statusCode: 200 }) : left;
  }),
  signedRoute(platformOperations.cancelDeletion, ({ world }, { account }) => {
    world.store.accounts.put({ ...account, status: 'active' });
    return answered({ statusCode: 200 });
  }),
];
