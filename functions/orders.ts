import { Hono } from 'hono';
import { orderForm, promoForm } from '../src/contracts/orders/order.ts';
import { promoCode, withPromo } from '../src/domain/orders/promo.ts';
import { seeOther } from '../src/server/http/answers.ts';
import { sessionOf } from '../src/server/http/call-guard.ts';
import type { PortalHono } from '../src/server/http/portal-hono.ts';
import { problemResponse } from '../src/server/http/problem-response.ts';
import { readForm } from '../src/server/http/read-form.ts';
import { comparedPromos } from '../src/server/orders/compare-promos.ts';
import { orderCustomer } from '../src/server/orders/order-customer.ts';
import { checkoutSession } from '../src/server/orders/checkout-session.ts';
import { draftOrder } from '../src/server/orders/order-draft.ts';
import { placeOrder, quoteOf } from '../src/server/orders/place-order.ts';
import { checkedPromo } from '../src/server/orders/promo-check.ts';
import { chosenDevices } from '../src/server/orders/read-promos.ts';
import { platformOf } from '../src/server/platform/platform-of.ts';
import { saveDrafts } from '../src/server/session/sessions.ts';
import { recordEvent } from '../src/server/page/analytics.ts';

/** Where the browser puts the focus after a code was tried or taken away, with script or without. */
const PROMO_FIELD = '/order-summary#promo-code';

/** Orders: mounted under /api/orders. Plain forms; each leads on to a page. */
export const orders = new Hono<PortalHono>()
  .post('/submit', async (c) => {
    const form = await readForm(c, orderForm);
    if (!form.ok) return form.response;
    return seeOther(await placeOrder(c.var.context, sessionOf(c), form.data), []);
  })
  .post('/checkout-session', async (c) => {
    const form = await readForm(c, orderForm);
    if (!form.ok) return form.response;
    // Another tab has chosen something else since: what is ordered has to be seen first.
    if (form.data.key !== sessionOf(c).order?.key) return seeOther('/order-summary?notice=changed', []);
    if (form.data.terms !== 'accepted') return seeOther('/order-summary?notice=terms', []);
    return seeOther(
      await checkoutSession(c.var.context, sessionOf(c), {
        agreed: quoteOf(form.data),
        version: form.data.version,
        backTo: (notice) => `/order-summary?${new URLSearchParams({ notice })}`,
      }),
      [],
    );
  })
  .post('/promo', async (c) => {
    const { context } = c.var;
    const form = await readForm(c, promoForm);
    if (!form.ok) return form.response;
    const session = sessionOf(c);
    if (!session.planChange) return seeOther('/subscriptions', []);
    const order = await draftOrder(context, session, session.planChange);
    const code = promoCode(form.data.code);
    if (code) {
      const platform = platformOf(context, session);
      const devices = await chosenDevices(platform, session.planChange);
      const entry = await checkedPromo(platform, code, session.planChange.toPlanCode, devices);
      const promos = await comparedPromos(
        platform,
        orderCustomer(context, session),
        session.planChange,
        withPromo(order.promos, entry),
        context.nowMs,
      );
      await saveDrafts(context, { order: { ...order, promos } });
      recordEvent(context, 'AcctDashPromoCode', '/order-summary');
    }
    return seeOther(PROMO_FIELD, []);
  })
  .post('/promo-removal', async (c) => {
    const { context } = c.var;
    const form = await readForm(c, promoForm);
    if (!form.ok) return form.response;
    const { order } = sessionOf(c);
    const { code } = form.data;
    if (order)
      await saveDrafts(context, {
        order: { ...order, promos: order.promos.filter((entry) => entry.code !== code) },
      });
    return seeOther(PROMO_FIELD, []);
  })
  .all('*', (c) => problemResponse(c.var.context, 'not_found'));
