import { Hono } from 'hono';
import { orderForm, promoForm } from '../src/contracts/orders/order.ts';
import { quoteOfFields } from '../src/domain/orders/order-quote.ts';
import { readPromoCode } from '../src/domain/text/promo-code.ts';
import { pathTo } from '../src/domain/pages/path-to.ts';
import type { PortalHono } from '../src/server/http/portal-hono.ts';
import { signedInForm } from '../src/server/http/signed-in-form.ts';
import { checkoutSession } from '../src/server/orders/checkout-session.ts';
import { orderReader } from '../src/server/orders/order-reader.ts';
import { platformOf } from '../src/server/platform/platform-of.ts';
import { draftOrder } from '../src/server/orders/order-draft.ts';
import { notOrdered, submitOrder } from '../src/server/orders/submit-order.ts';
import { addPromos } from '../src/server/orders/check-promo.ts';
import { saveDrafts } from '../src/server/session/sessions.ts';
import { recordEvent } from '../src/server/tags/analytics.ts';

/** The address that puts the focus on the promo field, after a code was tried or removed, with or without script. */
const PROMO_FIELD = `${pathTo('orderSummary')}#promo-code`;

/** Orders: mounted under /api/orders. Plain forms; each leads to a page. */
export const orders = new Hono<PortalHono>()
  .post(
    '/submit',
    signedInForm(orderForm, ({ context, session, data }) => submitOrder(context, session, data)),
  )
  .post(
    '/checkout-session',
    signedInForm(orderForm, ({ context, session, data }) => {
      // Another tab has changed the order since: the person must see the new summary first.
      if (data.key !== session.order?.key) return notOrdered(context, 'changed');
      if (data.terms !== 'accepted') return pathTo('orderSummary', { notice: 'terms' });
      return checkoutSession(context, session, {
        agreed: quoteOfFields(data),
        version: data.version,
        backTo: (notice) => notOrdered(context, notice),
      });
    }),
  )
  .post(
    '/promo',
    signedInForm(promoForm, async ({ context, session, data }) => {
      if (!session.planChange) return pathTo('myPlan');
      const reader = orderReader(context, session, platformOf(context, session));
      const order = await draftOrder(reader, session.planChange);
      const code = readPromoCode(data.code);
      if (code) {
        const promos = await addPromos(reader, session.planChange, order.promos, [code]);
        await saveDrafts(context, { order: { ...order, promos } });
        recordEvent(context, 'AcctDashPromoCode', pathTo('orderSummary'));
      }
      return PROMO_FIELD;
    }),
  )
  .post(
    '/promo-removal',
    signedInForm(promoForm, async ({ context, session: { order }, data: { code } }) => {
      if (order)
        await saveDrafts(context, {
          order: { ...order, promos: order.promos.filter((entry) => entry.code !== code) },
        });
      return PROMO_FIELD;
    }),
  );
