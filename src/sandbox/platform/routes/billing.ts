import { platformOperations } from '../../../contracts/platform/platform-table.ts';
import { startHosted } from '../../money/hosted.ts';
import { answered, refused } from '../refusal.ts';
import { type Route, signedRoute } from '../route.ts';
import { wireBillingInfo, wireInvoice, wireInvoiceDetails } from '../wire-money.ts';
import { namesPlan } from '../wire-plan.ts';

/** The card on file, the invoices, and the links to the provider's hosted pages. */
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

  signedRoute(platformOperations.checkoutDelegate, ({ world, brand, body }, { account }) => {
    const { pepperPlanId, devices, couponCode = null, successUrl, cancelUrl } = body;
    const tier = brand.catalogue.find(({ code }) => namesPlan(pepperPlanId, code));
    if (!tier) return refused('planNotFound');
    const order = { planCode: tier.code, devices, couponCode };
    const started = startHosted(world, brand, account, { order, successUrl, cancelUrl });
    return started.at === 'refused' || couponCode === null
      ? started
      : answered({ ...started.answer, couponCode });
  }),
  signedRoute(platformOperations.billingInfoUpdateDelegate, ({ world, brand, body }, { account }) =>
    startHosted(world, brand, account, {
      order: null,
      successUrl: body.returnUrl,
      cancelUrl: body.returnUrl,
    }),
  ),
];
