import { loadHistory } from './server/billing/load-history.ts';
import { cardSavedNote } from './server/billing/billing-notes.ts';
import { loadYear } from './server/billing/load-year.ts';
import { loadPayment } from './server/billing/load-payment.ts';
import { accountReader } from './server/account/account-reader.ts';
import { platformOf } from './server/platform/platform-of.ts';
import { loadMyPlan, takeMyPlanFlash } from './server/plans/load-my-plan.ts';
import { isPrefetched } from './domain/pages/find-page.ts';
import type { PrefetchedPage, PageName } from './domain/pages/page-name.ts';
import type { SessionRecord } from './server/session/session-record.ts';
import { loadBilling, mustBuffer } from './server/billing/load-billing.ts';
import { type CheckoutFacts, loadCheckout } from './server/orders/checkout/load-checkout.ts';
import { walletLibraries } from './server/orders/checkout/wallet-setup.ts';
import { loadOrderSummary, type OrderSummaryFacts } from './server/orders/load-order-summary.ts';
import { orderReader } from './server/orders/order-reader.ts';
import type { Loaded, RedirectPage } from './server/page/loaded.ts';
import { anyCardPolicy } from './server/providers/card-provider.ts';
import { type PagePolicy, plainPolicy } from './server/request/answer.ts';
import type { RequestContext } from './server/request/request-context.ts';
import { timeScale } from './server/time-scale.ts';
import { type Settled, settledWithin, SHELL_WAIT_MS } from './server/settled-within.ts';

/**
 * The content of a page while it loads. `prefetched` is the content, where it was there by the time the page is rendered.
 */
export type Prefetched<Page> = { loading: Promise<Page>; prefetched: Settled<Page> };

/**
 * The pages that make so many calls of the platform that they send their frame first where it is slow; at most one of
 * them is begun.
 */
type Contents = {
  myPlan: Awaited<ReturnType<typeof loadMyPlan>>;
  payment: Awaited<ReturnType<typeof loadPayment>>;
  history: Awaited<ReturnType<typeof loadHistory>>;
  year: Awaited<ReturnType<typeof loadYear>>;
  orderSummary: Loaded<OrderSummaryFacts | RedirectPage>;
  checkout: Loaded<CheckoutFacts | RedirectPage>;
  billing: Awaited<ReturnType<typeof loadBilling>>;
} & Record<PrefetchedPage, unknown>;
export type PrefetchedPages = { [Page in keyof Contents]?: Prefetched<Contents[Page]> };

/**
 * A page whose prefetch has begun. `cookies` are the `Set-Cookie` values that the answer carries in any case; `policy` is what the page
 * may load if its frame is sent before its content is known.
 */
type Prefetch = { pages: PrefetchedPages; cookies?: readonly string[]; policy?: PagePolicy };

/**
 * Begins to load the content of a page before the page is rendered. Waits a moment for it: a page whose content
 * is there in time is sent in one piece. Throws what the loading throws in that time.
 */
export async function prefetchPage(
  page: PageName,
  context: RequestContext,
  session: SessionRecord,
): Promise<Prefetch> {
  const waitMs = SHELL_WAIT_MS * timeScale(context.env);
  if (!isPrefetched(page)) return { pages: {} };
  switch (page) {
    case 'myPlan': {
      const { flash, cookies } = await takeMyPlanFlash(context, session);
      return { pages: { myPlan: await loadStreamed(loadMyPlan(context, session, flash), waitMs) }, cookies };
    }
    case 'orderSummary': {
      // The bank's challenge loads scripts that the headers must name.
      const hasChallenge = context.url.searchParams.has('challenge');
      const loading = loadOrderSummary(context, orderReader(context, session));
      return {
        pages: {
          orderSummary: hasChallenge ? await loadBuffered(loading) : await loadStreamed(loading, waitMs),
        },
      };
    }
    case 'checkout': {
      const libraries = walletLibraries(context, session);
      const checkout = await loadStreamed(
        loadCheckout(context, orderReader(context, session), libraries),
        waitMs,
      );
      return { pages: { checkout }, policy: libraries?.policy ?? plainPolicy };
    }
    case 'billing': {
      const loading = loadBilling(context, session);
      if (mustBuffer(context)) return { pages: { billing: await loadBuffered(loading) } };
      return { pages: { billing: await loadStreamed(loading, waitMs) }, policy: anyCardPolicy(context) };
    }
    case 'payment': {
      // A message that is shown once is removed by a header of the response. The response then waits until the message
      // is in the page.
      const showsFlash = (await cardSavedNote.read(context, session)) !== undefined;
      const loading = loadPayment(context, session, accountReader(context, session));
      return {
        pages: { payment: showsFlash ? await loadBuffered(loading) : await loadStreamed(loading, waitMs) },
      };
    }
    case 'history': {
      const history = await loadStreamed(loadHistory(context, session, platformOf(context, session)), waitMs);
      return { pages: { history } };
    }
    case 'year': {
      const year = context.url.pathname.split('/')[2] ?? '';
      return { pages: { year: await loadStreamed(loadYear(context, session, year), waitMs) } };
    }
  }
}

/** Returns true while the content of a page is still loading. */
export function isLoading(pages: PrefetchedPages): boolean {
  return Object.values(pages).some(({ prefetched }) => !prefetched.settled);
}

async function loadStreamed<Page>(loading: Promise<Page>, waitMs: number): Promise<Prefetched<Page>> {
  return { loading, prefetched: await settledWithin(loading, waitMs) };
}

async function loadBuffered<Page>(loading: Promise<Page>): Promise<Prefetched<Page>> {
  return { loading, prefetched: { settled: true, value: await loading } };
}
