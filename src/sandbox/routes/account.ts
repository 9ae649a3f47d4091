import { platformOperations } from '../../contracts/platform-table.ts';
import { answered } from '../refusal.ts';
import { type Route, signedRoute } from '../route.ts';
import { wireProfileWithoutToken } from '../wire-profile.ts';

/** Who is signed in. */
export const accountRoutes: readonly Route[] = [
  signedRoute(platformOperations.accountProfile, (_visit, { account, session }) =>
    answered(wireProfileWithoutToken(account, session)),
  ),
  signedRoute(platformOperations.contactInfo, (_visit, { account }) =>
    answered({ address: [{ country: account.countryCode }] }),
  ),
];
