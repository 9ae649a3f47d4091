import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { FAST_TIME_SCALE } from '../../support/edge-portals.ts';
import { linksOf, wordsOf } from '../../support/html.ts';
import { askSeparatePortal } from '../../support/separate-portal.ts';
import { type Answer, ask, signedIn } from '../../support/portal.ts';
import { sandbox } from '../../support/sandbox.ts';
import { inTurn } from '../../support/suite.ts';
import { platformCallCount, expectCalm, UNAVAILABLE } from '../../support/next-link.ts';
import { readFaults } from '../rows/faults.ts';

// A brand's plans are cached for five minutes, so this file has a portal of its own with an empty cache, and each
// `describe` uses a brand of its own.
askSeparatePortal({ timeScale: FAST_TIME_SCALE });

const failures = readFaults.filter(({ outcome }) => outcome !== 'shown');
beforeEach(() => sandbox.clearLog());
afterEach(() => sandbox.clearFaults());

const fails = (brand: string, fault: string, times?: number) =>
  sandbox.setFault({ brand, method: 'GET', path: '/plans', fault, ...(times ? { times } : {}) });

/** Expects a page that says that the plans are not available, with a link to try again. */
function expectUnavailable(page: Answer, brand: string): void {
  expectCalm(page, brand);
  expect(page.status).toBe(200);
  expect(wordsOf(page.text)).toContain(UNAVAILABLE);
  expect(linksOf(page.text)).toContain('/plans');
}

function expectPlans(page: Answer): void {
  expect(page.status).toBe(200);
  expect(wordsOf(page.text)).not.toContain(UNAVAILABLE);
  expect(page.text).toMatch(/\$\d/);
}

describe('The plans of a brand', () => {
  test('are read once, for any number of requests', async () => {
    const brand = 'pepper';
    const first = await ask({ brand, path: '/plans' });
    expectPlans(first);
    expect(await platformCallCount(first, '/plans')).toBe(1);
    await Promise.all(Array.from({ length: 10 }, () => ask({ brand, path: '/plans' })));
    await ask({ brand, path: '/plans', cookie: await signedIn('owner', brand) });
    expect((await sandbox.log()).filter(({ path }) => path === '/plans')).toHaveLength(1);
  });

  test('are cached for each brand', async () => {
    const brands = ['geeni', 'otis', 'visi'];
    const pages = await Promise.all(brands.map((brand) => ask({ brand, path: '/plans' })));
    expect(new Set(pages.map(({ text }) => wordsOf(text))).size).toBe(brands.length);
    const again = await Promise.all(brands.map((brand) => ask({ brand, path: '/plans' })));
    expect(again.map(({ text }) => text)).toEqual(pages.map(({ text }) => text));
  });
});

describe('The plans of a brand, when GET /plans', () => {
  const brand = 'nightowl';

  test.each(inTurn(failures, { turn: 0, turns: 2 }))(
    'has the fault $fault: called $asked times, then shown as unavailable, with a link to try again',
    async ({ fault, asked }) => {
      await fails(brand, fault);
      const page = await ask({ brand, path: '/plans' });
      expectUnavailable(page, brand);
      expect(await platformCallCount(page, '/plans')).toBe(asked);
    },
  );

  test('never answers: shown as unavailable in time', async () => {
    await fails(brand, 'hang');
    const page = await ask({ brand, path: '/plans' });
    expectUnavailable(page, brand);
    expect(await platformCallCount(page, '/plans')).toBe(1);
  });

  test('is slow: the plans are shown as soon as they come', async () => {
    await fails(brand, 'slow:200');
    expectPlans(await ask({ brand, path: '/plans' }));
  });
});

describe('The names of a brand’s cameras, when GET /deviceModels', () => {
  const brand = 'visi';
  let cookie: string;
  beforeAll(async () => {
    cookie = await signedIn('owner', brand);
  });

  test.each([...inTurn(failures, { turn: 1, turns: 2 }), { fault: 'hang', asked: 1 }])(
    'has the fault $fault: My Plan is shown without the names',
    async ({ fault, asked }) => {
      await sandbox.setFault({ brand, method: 'GET', path: '/deviceModels/{brand}', fault });
      const page = await ask({ brand, path: '/subscriptions', cookie });
      expectCalm(page, brand);
      expect(page.text).toContain(`id="plan-${brand}-owner-plan"`);
      expect(await platformCallCount(page, `/deviceModels/${brand}`)).toBe(asked);
    },
  );
});

test.each([
  ['momentum', 'reset'],
  ['notion', 'status:503'],
])('The plans of %s are shown as usual after one %s', async (brand, fault) => {
  await fails(brand, fault, 1);
  const page = await ask({ brand, path: '/plans' });
  expectPlans(page);
  expect(await platformCallCount(page, '/plans')).toBe(2);
});
