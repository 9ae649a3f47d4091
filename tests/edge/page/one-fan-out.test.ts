import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { platformOperations } from '../../../src/contracts/platform/platform-table.ts';
import { type Buyer, buyer, get, post } from '../../support/buyer.ts';
import { cookieJar } from '../../support/cookie-jar.ts';
import { leadsTo } from '../../support/html.ts';
import { type PageState, pageStates, type SignedInBrowser } from '../../support/page-states.ts';
import { type Answer, requestIdOf } from '../../support/portal.ts';
import { sandbox } from '../../support/sandbox.ts';

beforeEach(() => sandbox.reset());
afterEach(() => sandbox.clearFaults());

/** How long the platform takes for each answer, in milliseconds: a call that waits for another's answer comes this much later. */
const SLOW_MS = 1_500;

/** What makes a slow platform of the sandbox: every call that a page makes. */
const pageCalls = Object.values(platformOperations).filter(
  ({ method, path, access }) =>
    access !== 'basic' && (method === 'GET' || ['/preview', '/validateCoupon/{code}'].includes(path)),
);

/** How long after the first call of a page the last one came, in milliseconds. */
async function lastCallMs(requestId: string): Promise<number> {
  const calls = (await sandbox.log()).filter((call) => call.requestId === requestId);
  expect(calls.length).toBeGreaterThan(0);
  const times = calls.map(({ at }) => Date.parse(at));
  return Math.max(...times) - Math.min(...times);
}

/** The browser of a buyer. */
function browserOf({ cookie, ...buys }: Buyer): SignedInBrowser<Answer> {
  const jar = cookieJar(cookie);
  const kept = (answer: Answer) => {
    jar.keep(answer.setCookies);
    return answer;
  };
  return {
    get: async (path) => kept(await get({ ...buys, cookie: jar.header() }, path)),
    post: async (path, fields) => kept(await post({ ...buys, cookie: jar.header() }, path, fields)),
  };
}

/** Brings a person to a state. `look` opens its page. */
async function readied({ brands: [brand = ''], persona, ready }: PageState) {
  const browser = browserOf(await buyer(brand, persona));
  const path = await ready(browser, brand);
  expect(path).toMatch(/^\//);
  return { look: () => browser.get(path) };
}

/** Makes the platform slow, and empties its log. */
async function makeSlow(): Promise<void> {
  for (const { method, path } of pageCalls)
    await sandbox.setFault({ method, path, fault: `slow:${SLOW_MS}` });
  await sandbox.clearLog();
}

/** Expects a page whose calls all began before the first of them was answered. */
async function expectOneWait(answer: Answer): Promise<void> {
  expect(answer.status).toBe(200);
  expect(leadsTo(answer)).toBeUndefined();
  expect(await lastCallMs(requestIdOf(answer))).toBeLessThan(SLOW_MS);
}

describe('A page waits for the platform once: no call waits for the answer of another', () => {
  const always = pageStates.filter(({ isTwoDeepBecause }) => isTwoDeepBecause === undefined);
  const otherLater = pageStates.filter(
    (state) => !state.isAlwaysTwoDeep && (state.isOtherWhenSeenAgain ?? state.isTwoDeepBecause),
  );

  test.each(always)('$page ($persona of $brands.0)', async (state) => {
    const { look } = await readied(state);
    await makeSlow();
    await expectOneWait(await look());
  });

  test.each(otherLater)('$page, seen again ($persona of $brands.0)', async (state) => {
    const { look } = await readied(state);
    await look();
    await makeSlow();
    await expectOneWait(await look());
  });
});
