import { afterEach, describe, expect, test } from 'vitest';
import { platformOperations } from '../../../src/contracts/platform/platform-table.ts';
import { type Buyer, buyer, get, post } from '../../support/buyer.ts';
import { cookieJar } from '../../support/cookie-jar.ts';
import { leadsTo } from '../../support/html.ts';
import { type PageState, pageStates, type SignedInBrowser } from '../../support/page-states.ts';
import type { Answer } from '../../support/portal.ts';
import { sandbox } from '../../support/sandbox.ts';

afterEach(() => sandbox.clearFaults());

/** Every call that a page makes for its account. What is the same for a whole brand is read once in five minutes. */
const pageCalls = Object.values(platformOperations).filter(
  ({ method, path, access }) =>
    access === 'signed' && (method === 'GET' || ['/preview', '/validateCoupon/{code}'].includes(path)),
);

const pageCall = new RegExp(
  `^(${pageCalls.map(({ method, path }) => `${method} ${path.replaceAll(/\{\w+\}/g, '[^/]+')}`).join('|')})$`,
);

/** The calls of pages since the log was cleared. */
async function callsOfPages(): Promise<number> {
  return (await sandbox.log()).filter(({ method, path }) => pageCall.test(`${method} ${path}`)).length;
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

/** Brings somebody to a state, and on to a later view of its page. Returns how its page is opened. */
async function brought(state: PageState, times: number) {
  await sandbox.reset();
  const { look } = await readied(state);
  for (let time = 0; time < times; time += 1) await look();
  await sandbox.clearLog();
  return look;
}

/**
 * Expects a page whose calls all begin before one of them is answered. How many they are is known from somebody else in the same
 * state; here none is answered before that many have begun.
 */
async function expectOneWait(state: PageState, { times }: { times: number }): Promise<void> {
  await (
    await brought(state, times)
  )();
  const count = await callsOfPages();
  expect(count).toBeGreaterThan(0);
  const look = await brought(state, times);
  for (const { method, path } of pageCalls) await sandbox.setFault({ method, path, fault: 'pause' });
  const looking = look();
  await expect.poll(callsOfPages).toBe(count);
  await sandbox.clearFaults();
  const answer = await looking;
  expect(answer.status).toBe(200);
  expect(leadsTo(answer)).toBeUndefined();
  expect(await callsOfPages()).toBe(count);
}

describe('A page waits for the platform once: no call waits for the answer of another', () => {
  const always = pageStates.filter(({ isTwoDeepBecause }) => isTwoDeepBecause === undefined);
  const otherLater = pageStates.filter(
    (state) => !state.isAlwaysTwoDeep && (state.isOtherWhenSeenAgain ?? state.isTwoDeepBecause),
  );

  test.each(always)('$page ($persona of $brands.0)', (state) => expectOneWait(state, { times: 0 }));

  test.each(otherLater)('$page, seen again ($persona of $brands.0)', (state) =>
    expectOneWait(state, { times: 1 }),
  );
});
