import { historyOrRedirect } from './server/billing/history-page.ts';
import { cardSavedNote } from './server/billing/billing-notes.ts';
import { yearPage } from './server/billing/year-page.ts';
import { paymentOrRedirect } from './server/billing/payment-page.ts';
import { platformOf } from './server/platform/platform-of.ts';
import { loadMyPlan, takeMyPlanFlash } from './server/plans/load-my-plan.ts';
import { isFrameFirst } from './domain/pages/find-page.ts';
import type { FrameFirstPage, PageName } from './domain/pages/page-name.ts';
import type { SessionRecord } from './server/session/session-record.ts';
import { type BillingPage, billingPage, mustBeWhole } from './server/billing/billing-page.ts';
import { type CheckoutPage, checkoutPage } from './server/orders/checkout/checkout-page.ts';
import { walletLibraries } from './server/orders/checkout/wallet-setup.ts';
import { type OrderPage, orderPage } from './server/orders/order-page.ts';
import type { Loaded } from './server/page/loaded.ts';
import { anyCardPolicy } from './server/providers/card-provider.ts';
import { type PagePolicy, plainPolicy } from './server/request/answer.ts';
import type { RequestContext } from './server/request/request-context.ts';
import { timeScale } from './server/time-scale.ts';
import { type Settled, settledWithin, SHELL_WAIT_MS } from './server/settled-within.ts';

/**
 * The content of a page while it loads. `early` is the content, where it was there by the time the page is rendered.
 */
export type EarlyPage<Page> = { loading: Promise<Page>; early: Settled<Page> };

/**
 * The pages that make so many calls of the platform that they send their frame first where it is slow; at most one of
 * them is begun.
 */
type Contents = {
  myPlan: Awaited<ReturnType<typeof loadMyPlan>>;
  payment: Awaited<ReturnType<typeof paymentOrRedirect>>;
  history: Awaited<ReturnType<typeof historyOrRedirect>>;
  year: Awaited<ReturnType<typeof yearPage>>;
  orderSummary: Loaded<OrderPage>;
  checkout: Loaded<CheckoutPage>;
  billing: Loaded<BillingPage>;
} & Record<FrameFirstPage, unknown>;
export type EarlyPages = { [Page in keyof Contents]?: EarlyPage<Contents[Page]> };

/**
 * A page that is begun. `cookies` are the `Set-Cookie` values that the answer carries in any case; `policy` is what the page
 * may load if its frame is sent before its content is known.
 */
type Begun = { pages: EarlyPages; cookies?: readonly string[]; policy?: PagePolicy };

/**
 * Begins to load the content of a page before the page is rendered. Waits a moment for it: a page whose content
 * is there in time is sent whole. Throws what the loading throws in that time.
 */
export async function beginPage(
  page: PageName,
  context: RequestContext,
  session: SessionRecord,
): Promise<Begun> {
  const waitMs = SHELL_WAIT_MS * timeScale(context.env);
  if (!isFrameFirst(page)) return { pages: {} };
  switch (page) {
    case 'myPlan': {
      const { flash, cookies } = await takeMyPlanFlash(context, session);
      return { pages: { myPlan: await loadEarly(loadMyPlan(context, session, flash), waitMs) }, cookies };
    }
    case 'orderSummary': {
      // The bank's challenge loads scripts that the headers must name.
      const hasChallenge = context.url.searchParams.has('challenge');
      const loading = orderPage(context, session);
      return {
        pages: { orderSummary: hasChallenge ? await loadWhole(loading) : await loadEarly(loading, waitMs) },
      };
    }
    case 'checkout': {
      const libraries = walletLibraries(context, session);
      const checkout = await loadEarly(checkoutPage(context, session, libraries), waitMs);
      return { pages: { checkout }, policy: libraries?.policy ?? plainPolicy };
    }
    case 'billing': {
      const loading = billingPage(context, session);
      if (mustBeWhole(context)) return { pages: { billing: await loadWhole(loading) } };
      return { pages: { billing: await loadEarly(loading, waitMs) }, policy: anyCardPolicy(context) };
    }
    case 'payment': {
      // A message that is shown once is removed by a header of the response. The response then waits until the message
      // is in the page.
      const saysOnce = (await cardSavedNote.read(context, session)) !== undefined;
      const loading = paymentOrRedirect(context, session);
      return { pages: { payment: saysOnce ? await loadWhole(loading) : await loadEarly(loading, waitMs) } };
    }
    case 'history': {
      const history = await loadEarly(historyOrRedirect(context, platformOf(context, session)), waitMs);
      return { pages: { history } };
    }
    case 'year': {
      const year = context.url.pathname.split('/')[2] ?? '';
      return { pages: { year: await loadEarly(yearPage(context, session, year), waitMs) } };
    }
  }
}

/** Returns true while the content of a page is still loading. */
export function isUnderWay(pages: EarlyPages): boolean {
  return Object.values(pages).some(({ early }) => !early.settled);
}

async function loadEarly<Page>(loading: Promise<Page>, waitMs: number): Promise<EarlyPage<Page>> {
  return { loading, early: await settledWithin(loading, waitMs) };
}

async function loadWhole<Page>(loading: Promise<Page>): Promise<EarlyPage<Page>> {
  return { loading, early: { settled: true, value: await loading } };
}
