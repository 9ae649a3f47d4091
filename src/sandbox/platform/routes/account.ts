import { platformOperations } from '../../../contracts/platform/platform-table.ts';
import { dialectOf } from '../dialects.ts';
import { answered, refused } from '../refusal.ts';
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
    const owes = world.store.invoices.ownedBy(account.key).some(({ status }) => status === 'past_due');
    if (owes && dialectOf(world, brand.key).has('deletion-needs-payment')) return refused('amountDue');
    world.store.accounts.put({ ...account, status: 'pending_delete' });
    return answered({ statusCode: 200 });
  }),
  signedRoute(platformOperations.cancelDeletion, ({ world }, { account }) => {
    world.store.accounts.put({ ...account, status: 'active' });
    return answered({ statusCode: 200 });
  }),
];
