import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { platformOperations } from '../../../src/contracts/platform/platform-table.ts';
import { type Buyer, buyer, get, hearing, post } from '../../support/buyer.ts';
import { formTo, leadsTo } from '../../support/html.ts';
import { requestIdOf } from '../../support/portal.ts';
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

/** Chooses a plan as a person does: on the chooser's page, with the form that it has. */
async function choose(who: Buyer, code: string, promoCode = ''): Promise<string> {
  const planId = `plan-${code}`;
  const page = await get(
    who,
    `/plans?${new URLSearchParams({ planId, ...(promoCode ? { promoCode } : {}) })}`,
  );
  const { fields } = formTo(page.text, '/api/plans/choose');
  const answer = await post(who, '/api/plans/choose', { ...fields, planId, confirmed: 'yes' });
  return answer.location ?? '';
}

/** A page in a state in which it calls the platform: who opens it, and what they did before. Returns its address. */
type State = { page: string; brand: string; persona: string; ready?: (who: Buyer) => Promise<string> };

const states: State[] = [
  ...['/subscriptions', '/plans', '/payment', '/account-history', '/manage-devices', '/billing'].map(
    (page) => ({
      page,
      brand: 'geeni',
      persona: 'owner',
    }),
  ),
  {
    page: '/plans, with a question',
    brand: 'geeni',
    persona: 'owner',
    ready: async () => '/plans?planId=plan-geeni_basic_m&confirm=1',
  },
  { page: '/cancel-plan', brand: 'geeni', persona: 'owner' },
  { page: '/cancel-plan?step=confirm', brand: 'geeni', persona: 'owner' },
  { page: '/billing?from=payment', brand: 'nightowl', persona: 'expired' },
  {
    page: 'the order summary after a choice',
    brand: 'momentum',
    persona: 'owner',
    ready: (who) => choose(who, 'momentum_60_m'),
  },
  {
    page: 'the order summary, seen again',
    brand: 'visi',
    persona: 'owner',
    ready: async (who) => {
      const path = await choose(who, 'visi_pro_8_m');
      await get(who, path);
      return path;
    },
  },
  {
    page: 'the order summary after a choice with a promo code',
    brand: 'momentum',
    persona: 'owner',
    ready: (who) => choose(who, 'momentum_60_m', 'save10'),
  },
  {
    page: 'the order summary with a promo code, seen again',
    brand: 'momentum',
    persona: 'owner',
    ready: async (who) => {
      const path = await choose(who, 'momentum_60_m', 'save10');
      await get(who, path);
      return path;
    },
  },
  {
    page: 'the order summary of the provider’s checkout',
    brand: 'notion',
    persona: 'owner',
    ready: (who) => choose(who, 'notion_premium_m'),
  },
  {
    page: 'the card form with an order under way',
    brand: 'momentum',
    persona: 'newcomer',
    ready: (who) => choose(who, 'momentum_30_m'),
  },
  {
    page: 'the card form of Stripe with an order under way',
    brand: 'nightowl',
    persona: 'newcomer',
    ready: (who) => choose(who, 'nightowl_basic_m'),
  },
  {
    page: 'the checkout of the order under way',
    brand: 'momentum',
    persona: 'newcomer',
    ready: async (who) => {
      await choose(who, 'momentum_30_m');
      return '/checkout?planId=plan-momentum_30_m';
    },
  },
  {
    page: 'the checkout of a plan, after My Plan',
    brand: 'visi',
    persona: 'owner',
    ready: async (who) => {
      await get(who, '/subscriptions');
      return '/checkout?planId=plan-visi_pro_8_m';
    },
  },
  {
    page: 'the question whether to keep a plan',
    brand: 'geeni',
    persona: 'pending',
    ready: async (who) => {
      await get(who, '/subscriptions');
      return '/keep-plan';
    },
  },
  {
    page: 'the devices of the plan that is chosen',
    brand: 'momentum',
    persona: 'collector',
    ready: (who) => choose(who, 'momentum_7_m'),
  },
  {
    page: 'My Plan with an order under way',
    brand: 'geeni',
    persona: 'owner',
    ready: async (who) => {
      await choose(who, 'geeni_plus_m');
      return '/subscriptions';
    },
  },
  {
    page: 'My Plan after a choice of devices was saved',
    brand: 'geeni',
    persona: 'owner',
    ready: async (who) => {
      const { fields } = formTo((await get(who, '/manage-devices')).text, '/api/devices/save');
      const saved = await post(who, '/api/devices/save', { ...fields, confirmed: '1' });
      Object.assign(who, hearing(who, saved));
      return saved.location ?? '';
    },
  },
];

describe('A page waits for the platform once: no call waits for the answer of another', () => {
  test.each(states)(
    '$page ($persona of $brand)',
    async ({ page, brand, persona, ready = async () => page }) => {
      const who = await buyer(brand, persona);
      const path = await ready(who);
      expect(path).toMatch(/^\//);
      for (const { method, path: call } of pageCalls)
        await sandbox.setFault({ method, path: call, fault: `slow:${SLOW_MS}` });
      await sandbox.clearLog();
      const answer = await get(who, path);
      expect(answer.status).toBe(200);
      expect(leadsTo(answer)).toBeUndefined();
    expect(await lastCallMs(requestIdOf(answer))).toBeLessThan(SLOW_MS);
    },
  );
});
