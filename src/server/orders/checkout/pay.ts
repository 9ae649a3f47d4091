import type { CheckoutNotice } from '../../../contracts/orders/checkout.ts';
import type { PayCall, PayForm } from '../../../contracts/orders/checkout.ts';
import { quoteOfFields } from '../../../domain/orders/order-quote.ts';
import { changeName } from '../../../domain/orders/order-draft.ts';
import { checkoutPath, successPath } from '../../../domain/orders/after-order.ts';
import { usedPromo } from '../../../domain/orders/promo.ts';
import { pathTo } from '../../../domain/pages/path-to.ts';
import { hasCardOnFile } from '../../account/account-money.ts';
import { checkoutSession } from '../checkout-session.ts';
import { placeOrder } from '../../account/place-order.ts';
import { platformOf } from '../../platform/platform-of.ts';
import type { SessionRecord } from '../../session/session-record.ts';
import { orderRefused } from '../../app/app-messages.ts';
import { type FormLead, type Lead, withAppMessages } from '../../request/answer.ts';
import type { RequestContext } from '../../request/request-context.ts';
import { finishOrder } from '../finish-order.ts';
import { offeredMethods } from './wallet-setup.ts';

/**
 * Pays for what the checkout shows, and returns the path to redirect to. A card payment uses the card on file, or leads
 * to the card form. A wallet pays with its token. Both place one order, once, at the price that the person saw. For a
 * brand with a delegated checkout, the path leads to its provider instead.
 */
export async function pay(
  context: RequestContext,
  session: SessionRecord,
  form: PayForm | PayCall,
): Promise<FormLead> {
  const { planChange, order } = session;
  const { planId, key } = form;
  if (!planChange)
    return order?.isPlaced && order.key === key
      ? successPath(context.brand)
      : refusedHere(context, planId, 'changed');
  // Another tab may have begun another change: the person must see that one first.
  const isSeen =
    order?.key === key && order.ofChange === changeName(planChange) && planChange.toPlanId === planId;
  if (!isSeen) return refusedHere(context, planId, 'changed');
  const method = offeredMethods(context, session).find((offered) => offered === form.method);
  const walletToken = 'token' in form ? form.token : null;
  if (!method || (method === 'creditCard') !== (walletToken === null)) {
    context.log.info('payment_method_unhandled', { method: form.method });
    return refusedHere(context, planId, 'method');
  }
  const agreed = quoteOfFields(form);
  if (context.brand.flow === 'delegatedCheckout')
    return checkoutSession(context, session, {
      agreed,
      version: form.version,
      backTo: (notice) => refusedHere(context, planId, notice),
    });
  const by = walletToken === null ? 'card' : 'wallet';
  if (by === 'card' && !(await hasCardOnFile(platformOf(context, session), context.brand)))
    return pathTo('billing');
  const promo = usedPromo(order.promos);
  const outcome = await placeOrder(context, session, {
    key,
    change: planChange,
    quote: agreed,
    version: form.version,
    couponCode: promo?.code ?? null,
    promoLasts: promo?.lasts,
    billingToken: walletToken,
    actionResultTokenId: null,
  });
  const sentOrder = { ...order, agreed };
  return finishOrder(context, { page: 'checkout', order: sentOrder, planId, by, walletToken }, outcome);
}

/** Leads back to the checkout, which says why nothing was ordered, and tells the app. */
function refusedHere(context: RequestContext, planId: string, notice: CheckoutNotice): Lead {
  const words = context.copy('checkout');
  return withAppMessages(
    checkoutPath(context.brand, planId, { notice }),
    orderRefused(notice, words[`notice_${notice}`]),
  );
}
