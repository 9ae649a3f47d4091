import { expect } from 'vitest';
import { leadsTo, linksOf, wordsOf } from './html.ts';
import { type Answer, ask, cookieValue, requestIdOf } from './portal.ts';
import { expectSafe } from './safe-answer.ts';
import { type Fault, sandbox } from './sandbox.ts';

/** The message of a page when the platform gives no answer. */
export const UNAVAILABLE =
  'Sorry, we are unable to retrieve your information at this time. Please try again later.';

/** The redirects of My Plan when it cannot be shown. */
export const WAYS = {
  unavailable: '/login?redirectUri=%2Fsubscriptions&reason=unavailable',
  ended: '/login?redirectUri=%2Fsubscriptions&reason=ended',
  error: '/error?redirectUri=%2Fsubscriptions',
} as const;

/** The required reads of My Plan, with the redirect when one of them fails. */
export const myPlanReads = [
  { path: '/subscriptions', failing: WAYS.unavailable },
  { path: '/listAvailableSubscriptions', failing: WAYS.unavailable },
  { path: '/devices', failing: WAYS.error },
];

/** How many calls the platform received for an answer: of one path, or of every path. */
export async function platformCallCount(answer: Answer, path?: string): Promise<number> {
  const calls = (await sandbox.log()).filter(({ requestId }) => requestId === requestIdOf(answer));
  return calls.filter((call) => path === undefined || call.path === path).length;
}

/** Expects a safe answer that shows no text of the platform. */
export function expectCalm(page: Answer, brand: string): void {
  expectSafe(page, { brand });
  expect([200, 303]).toContain(page.status);
  expect(page.text).not.toMatch(/502 Bad Gateway|The sandbox was told|elsewhere\.invalid|xxxxxxxx/);
}

/**
 * Follows the redirect of a failed My Plan as a browser does. The next page must say what is wrong and link back, without a
 * redirect loop; without the fault, the link leads to the plan of the brand's `owner`.
 */
export async function expectNextLink(
  page: Answer,
  { brand, cookie, way, fault }: { brand: string; cookie: string; way: string; fault: Fault },
): Promise<void> {
  expect(page.text).not.toContain('id="plan-');
  expect(leadsTo(page)).toBe(way);
  const kept = cookieValue(page, '__Host-session') === '' ? undefined : cookie;
  const next = await ask({ brand, path: way, cookie: kept });
  expectSafe(next, { brand });
  expect(next.status).toBe(200);
  expect(leadsTo(next)).toBeUndefined();
  if (way === WAYS.ended) {
    expect(wordsOf(next.text)).toContain('Your session has ended. Please sign in again.');
    expect((await ask({ brand, path: '/api/session', cookie })).status).toBe(401);
    expect((await ask({ brand, path: '/subscriptions', cookie })).location).toBe(WAYS.ended);
    return;
  }
  expect(wordsOf(next.text)).toContain(
    way === WAYS.error ? 'Oops! Something went wrong.' : `${UNAVAILABLE} Try again`,
  );
  expect(linksOf(next.text)).toContain('/subscriptions');
  await sandbox.clearFault(fault);
  const again = await ask({ brand, path: '/subscriptions', cookie: kept });
  expect(again.text).toContain(`id="plan-${brand}-owner-plan"`);
}
