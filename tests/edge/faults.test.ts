import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { leadsTo, linksOf, wordsOf } from '../support/html.ts';
import { type Answer, ask, cookieValue, requestIdOf, signedIn } from '../support/portal.ts';
import { expectSafe } from '../support/safe-answer.ts';
import { sandbox } from '../support/sandbox.ts';
import { coldPlans } from './rows/cold-plans.ts';
import { type ReadOutcome, readFaults } from './rows/faults.ts';

beforeAll(() => sandbox.reset());
afterEach(() => sandbox.clearFaults());

const LIMIT_MS = 8_500;
const UNAVAILABLE = 'Sorry, we are unable to retrieve your information at this time. Please try again later.';
const WAY = {
  unavailable: '/login?redirectUri=%2Fsubscriptions&reason=unavailable',
  ended: '/login?redirectUri=%2Fsubscriptions&reason=ended',
  error: '/error',
};

const reads = [
  { path: '/subscriptions', failing: WAY.unavailable },
  { path: '/listAvailableSubscriptions', failing: WAY.unavailable },
  { path: '/devices', failing: WAY.error },
];

/** The session cookie a browser still holds after an answer. */
const kept = (cookie: string, answer: Answer) =>
  cookieValue(answer, '__Host-session') === '' ? undefined : cookie;

/** How often the platform was asked for a path on behalf of an answer. */
async function askedFor(answer: Answer, path: string): Promise<number> {
  const calls = await sandbox.log();
  return calls.filter((call) => call.requestId === requestIdOf(answer) && call.path === path).length;
}

/** A page of ours, soon, that shows nothing of what the platform sent. */
function expectCalm(page: Answer, brand: string): void {
  expectSafe(page, { brand });
  expect([200, 303]).toContain(page.status);
  expect(page.ms).toBeLessThan(LIMIT_MS);
  expect(page.text).not.toMatch(/502 Bad Gateway|The sandbox was told|elsewhere\.invalid|xxxxxxxx/);
}

/** Follows the way on as a browser does, and checks that it says what is wrong and leads out again. */
async function expectWayOn(
  page: Answer,
  {
    brand,
    cookie,
    outcome,
    failing,
  }: { brand: string; cookie: string; outcome: ReadOutcome; failing: string },
): Promise<void> {
  if (outcome === 'shown') {
    expect(leadsTo(page)).toBeUndefined();
    expect(page.text).toContain(`id="plan-${brand}-owner-plan"`);
    return;
  }
  expect(page.text).not.toContain('id="plan-');
  const way = outcome === 'ended' ? WAY.ended : failing;
  expect(leadsTo(page)).toBe(way);
  const after = kept(cookie, page);
  const next = await ask({ brand, path: way, cookie: after });
  expectSafe(next, { brand });
  expect(next.status).toBe(200);
  if (way === WAY.ended) {
    expect(wordsOf(next.text)).toContain('Your session has ended. Please sign in again.');
    expect((await ask({ brand, path: '/api/session', cookie })).status).toBe(401);
    expect((await ask({ brand, path: '/subscriptions', cookie })).location).toBe(WAY.ended);
    return;
  }
  // Still signed in: the way back works as soon as the platform does.
  expect(wordsOf(next.text)).toContain(
    way === WAY.error ? 'Oops! Something went wrong.' : `${UNAVAILABLE} Try again`,
  );
  expect(linksOf(next.text)).toContain('/subscriptions');
  await sandbox.clearFaults();
  const again = await ask({ brand, path: '/subscriptions', cookie: after });
  expect(again.text).toContain(`id="plan-${brand}-owner-plan"`);
}

describe.each(reads)('My Plan, when GET $path', ({ path, failing }) => {
  test.each(readFaults)('has the fault $fault: $outcome', async ({ fault, outcome, asked }) => {
    const brand = 'geeni';
    const cookie = await signedIn('owner', brand);
    await sandbox.setFault({ method: 'GET', path, fault });
    const page = await ask({ brand, path: '/subscriptions', cookie });
    expectCalm(page, brand);
    expect(await askedFor(page, path)).toBe(asked);
    for (const other of reads.filter((each) => each.path !== path))
      expect(await askedFor(page, other.path)).toBe(1);
    await expectWayOn(page, { brand, cookie, outcome, failing });
  });
});

describe('My Plan under another name', () => {
  test.each(['/anything-unknown', '/billing'])('%s leads on just the same', async (path) => {
    const cookie = await signedIn('owner');
    await sandbox.setFault({ method: 'GET', path: '/subscriptions', fault: 'status:500' });
    const page = await ask({ path, cookie });
    expectCalm(page, 'geeni');
    expect(leadsTo(page)).toBe(WAY.unavailable);
  });
});

describe.concurrent('U-09 A platform that never answers', () => {
  test.each([
    { brand: 'otis', ...reads[0]! },
    { brand: 'visi', ...reads[1]! },
    { brand: 'notion', ...reads[2]! },
  ])('GET $path: $brand leads on within $failing', async ({ brand, path, failing }) => {
    const cookie = await signedIn('owner', brand);
    await sandbox.setFault({ brand, method: 'GET', path, fault: 'hang' });
    const page = await ask({ brand, path: '/subscriptions', cookie });
    expectCalm(page, brand);
    expect(await askedFor(page, path)).toBe(1);
    // The shell was out: the page itself leads on, with a link, and works without script.
    expect(page.status).toBe(200);
    expect(linksOf(page.text)).toContain(failing);
    await expectWayOn(page, { brand, cookie, outcome: 'unavailable', failing });
  });
});

describe('The plans of a brand', () => {
  const brand = coldPlans.failing;
  const faults = readFaults.filter(({ outcome }) => outcome !== 'shown').map(({ fault }) => fault);

  test.each([...faults, 'hang'])(
    'with the fault %s are said to be unavailable, with a way on',
    async (fault) => {
      await sandbox.setFault({ brand, method: 'GET', path: '/plans', fault });
      const page = await ask({ brand, path: '/plans' });
      expectCalm(page, brand);
      expect(page.status).toBe(200);
      expect(wordsOf(page.text)).toContain(UNAVAILABLE);
      expect(linksOf(page.text)).toContain('/plans');
    },
  );

  test('are shown as soon as they come', async () => {
    await sandbox.setFault({ brand, method: 'GET', path: '/plans', fault: 'slow:800' });
    const page = await ask({ brand, path: '/plans' });
    expect(page.status).toBe(200);
    expect(wordsOf(page.text)).not.toContain(UNAVAILABLE);
    expect(page.text).toMatch(/\$\d/);
  });
});
