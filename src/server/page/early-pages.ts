import { historyOrWayOn } from '../billing/history-page.ts';
import { cardSavedNote } from '../billing/billing-notes.ts';
import { paymentOrWayOn } from '../billing/payment-page.ts';
import { platformOf } from '../platform/platform-of.ts';
import { myPlanPage } from '../plans/my-plan-page.ts';
import type { SessionRecord } from '../session/session-record.ts';
import type { RequestContext } from './request-context.ts';
import { type Settled, settledWithin, SHELL_WAIT_MS } from './settled-within.ts';

/**
 * The content of a page while it loads. `early` is the content, where it was there by the time the page is rendered.
 */
export type BegunPage<Page> = { loading: Promise<Page>; early: Settled<Page> };

/**
 * The pages that make so many calls of the platform that they send their frame first where it is slow; at most one of
 * them is begun.
 */
export type BegunPages = {
  myPlan?: BegunPage<Awaited<ReturnType<typeof myPlanPage>>>;
  payment?: BegunPage<Awaited<ReturnType<typeof paymentOrWayOn>>>;
  history?: BegunPage<Awaited<ReturnType<typeof historyOrWayOn>>>;
};

/**
 * Begins to load the content of a route's page before the page is rendered. Waits a moment for it: a page whose content
 * is there in time is sent whole. Throws what the loading throws in that time.
 */
export async function beginPage(
  route: string,
  context: RequestContext,
  session: SessionRecord,
): Promise<BegunPages> {
  switch (route) {
    case '/subscriptions':
      return { myPlan: await begun(myPlanPage(context, session)) };
    case '/payment': {
      // A message that is shown once is removed by a header of the response. The response then waits until the message
      // is in the page.
      const saysOnce = (await cardSavedNote.read(context)) !== undefined;
      const loading = paymentOrWayOn(context, platformOf(context, session));
      return { payment: saysOnce ? await whole(loading) : await begun(loading) };
    }
    case '/account-history':
      return { history: await begun(historyOrWayOn(context, platformOf(context, session))) };
    default:
      return {};
  }
}

/** Returns true while the content of a page is still loading. */
export function isUnderWay(pages: BegunPages): boolean {
  return Object.values(pages).some(({ early }) => !early.settled);
}

async function begun<Page>(loading: Promise<Page>): Promise<BegunPage<Page>> {
  return { loading, early: await settledWithin(loading, SHELL_WAIT_MS) };
}

async function whole<Page>(loading: Promise<Page>): Promise<BegunPage<Page>> {
  return { loading, early: { settled: true, value: await loading } };
}
