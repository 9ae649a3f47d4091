import { historyOrWayOn } from '../billing/history-page.ts';
import { cardSavedNote } from '../billing/billing-notes.ts';
import { paymentOrWayOn } from '../billing/payment-page.ts';
import { platformOf } from '../platform/platform-of.ts';
import { myPlanPage } from '../plans/my-plan-page.ts';
import type { SessionRecord } from '../session/session-record.ts';
import type { RequestContext } from './request-context.ts';
import { type Settled, settledWithin, SHELL_WAIT_MS } from './settled-within.ts';

/** What a page shows, as far as it has come by the time the page is begun. */
export type BegunPage<Page> = { loading: Promise<Page>; early: Settled<Page> };

/** The pages that ask the platform so much that they send their frame first where it is slow; at most one is begun. */
export type BegunPages = {
  myPlan?: BegunPage<Awaited<ReturnType<typeof myPlanPage>>>;
  payment?: BegunPage<Awaited<ReturnType<typeof paymentOrWayOn>>>;
  history?: BegunPage<Awaited<ReturnType<typeof historyOrWayOn>>>;
};

/**
 * Begins what the page of a route shows, before the page itself. Waits for it a moment: a page that is there in time is sent whole.
 * Throws what its loading throws in that time.
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
      // What is said once is taken back with the head of the answer, which then waits for it to be said.
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

/** True while what a page shows is still under way. */
export function isUnderWay(pages: BegunPages): boolean {
  return Object.values(pages).some(({ early }) => !early.settled);
}

async function begun<Page>(loading: Promise<Page>): Promise<BegunPage<Page>> {
  return { loading, early: await settledWithin(loading, SHELL_WAIT_MS) };
}

async function whole<Page>(loading: Promise<Page>): Promise<BegunPage<Page>> {
  return { loading, early: { settled: true, value: await loading } };
}
