import { platformOperations } from '../../contracts/platform-table.ts';
import { answered, refused } from '../refusal.ts';
import { type Route, signedRoute } from '../route.ts';
import { wireBillingInfo, wireInvoice, wireInvoiceDetails } from '../wire-money.ts';

/** The card on file and the bills. */
export const billingRoutes: readonly Route[] = [
  signedRoute(platformOperations.billingInfo, ({ world }, { account }) =>
    answered(wireBillingInfo(account, world.store.cards.get(account.key))),
  ),
  signedRoute(platformOperations.billingInfoV3, ({ world }, { account }) =>
    answered(wireBillingInfo(account, world.store.cards.get(account.key))),
  ),
  signedRoute(platformOperations.paymentHistory, ({ world }, { account }) =>
    answered(world.store.invoices.ownedBy(account.key).map(wireInvoice)),
  ),
  signedRoute(platformOperations.invoiceDetails, ({ world, query }, { account }) => {
    const issued = world.store.invoices.get(query.invoiceId);
    return issued?.accountKey === account.key
      ? answered(wireInvoiceDetails(issued))
      : refused('unknownInvoice');
  }),
];
