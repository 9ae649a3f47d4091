import { platformOperations } from '../../../contracts/platform/platform-table.ts';
import type { SandboxBrand } from '../../catalogue/sandbox-brands.ts';
import { startHosted } from '../../money/hosted.ts';
import type { Account } from '../../world/entities.ts';
import type { World } from '../../world/world.ts';
import { billingIn, detailsIn, invoiceIn } from '../billing-dialect.ts';
import { dialectOf } from '../dialects.ts';
import { answered, refused } from '../refusal.ts';
import { type Route, signedRoute } from '../route.ts';
import { wireBillingInfo, wireInvoice, wireInvoiceDetails } from '../wire-money.ts';
import { namesPlan } from '../wire-plan.ts';

/** The card on file, the invoices, and the links to the provider's hosted pages. */
export const billingRoutes: readonly Route[] = [
  signedRoute(platformOperations.billingInfo, ({ world, brand }, { account }) =>
    answered(billingOf(world, brand, account)),
  ),
  signedRoute(platformOperations.billingInfoV3, ({ world, brand }, { account }) =>
    answered(billingOf(world, brand, account)),
  ),
  signedRoute(platformOperations.paymentHistory, ({ world, brand }, { account }) => {
    const dialect = dialectOf(world, brand.key);
    const forgives = account.status === 'pending_delete' && dialect.has('deletion-forgives');
    return answered(
      world.store.invoices
        .ownedBy(account.key)
        .map((issued) => (forgives && issued.status === 'past_due' ? { ...issued, status: 'void' } : issued))
        .map((issued) => invoiceIn(dialect, wireInvoice(issued))),
    );
  }),
  signedRoute(platformOperations.invoiceDetails, ({ world, brand, query }, { account }) => {
    const issued = world.store.invoices.get(query.invoiceId);
    return issued?.accountKey === account.key
      ? answered(detailsIn(dialectOf(world, brand.key), wireInvoiceDetails(issued)))
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

function billingOf(world: World, brand: SandboxBrand, account: Account) {
  const plain = wireBillingInfo(account, world.store.cards.get(account.key));
  return billingIn(dialectOf(world, brand.key), plain, world.clock.nowMs());
}
