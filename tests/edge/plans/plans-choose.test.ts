import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buyer, charged, get, post } from '../../support/buyer.ts';
import { formTo, leadsTo, linksOf, wordsOf, tagsOf } from '../../support/html.ts';
import { ask, postForm, signedIn } from '../../support/portal.ts';
import { expectSafe } from '../../support/safe-answer.ts';
import { sandbox } from '../../support/sandbox.ts';
import { eachValue, inTurn } from '../../support/suite.ts';
import { platformCallCount, expectCalm, UNAVAILABLE } from '../../support/next-link.ts';
import { readFaults } from '../rows/faults.ts';

beforeAll(() => sandbox.reset());
beforeEach(() => sandbox.clearLog());
afterEach(() => sandbox.clearFaults());

const planId = (code: string) => `plan-${code}`;
const choose = (cookie: string | undefined, fields: Record<string, string>, brand: string) =>
  postForm('/api/plans/choose', fields, { brand, ...(cookie ? { cookie } : {}) });

type Choice = { brand: string; persona: string; to: string; leads: string; onYes?: string };
const confirm = (to: string) => `/plans?planId=plan-${to}&confirm=1`;
const refused = (to: string, why: string) => `/plans?planId=plan-${to}&notice=${why}`;

const choices: Choice[] = [
  { brand: 'momentum', persona: 'owner', to: 'momentum_30_m', leads: '/order-summary' },
  { brand: 'momentum', persona: 'owner', to: 'momentum_30_y', leads: '/order-summary' },
  { brand: 'momentum', persona: 'owner', to: 'momentum_7_m', leads: refused('momentum_7_m', 'current') },
  { brand: 'momentum', persona: 'owner', to: 'lite', leads: '/plans?notice=notOffered' },
  { brand: 'momentum', persona: 'free', to: 'momentum_7_m', leads: '/manage-devices' },
  { brand: 'momentum', persona: 'free', to: 'momentum_30_m', leads: '/billing' },
  { brand: 'momentum', persona: 'trial', to: 'momentum_30_m', leads: '/order-summary' },
  { brand: 'momentum', persona: 'newcomer', to: 'momentum_7_m', leads: '/billing' },
  { brand: 'momentum', persona: 'legacy', to: 'momentum_30_m', leads: '/order-summary' },
  {
    brand: 'momentum',
    persona: 'legacy',
    to: 'momentum_7_m',
    leads: confirm('momentum_7_m'),
    onYes: '/manage-devices',
  },
  {
    brand: 'momentum',
    persona: 'legacy',
    to: 'momentum_legacy_14_m',
    leads: refused('momentum_legacy_14_m', 'current'),
  },
  {
    brand: 'momentum',
    persona: 'collector',
    to: 'momentum_60_m',
    leads: confirm('momentum_60_m'),
    onYes: '/manage-devices',
  },
  { brand: 'momentum', persona: 'pending', to: 'momentum_30_m', leads: refused('momentum_30_m', 'pending') },
  { brand: 'momentum', persona: 'pending', to: 'momentum_60_y', leads: '/order-summary' },
  {
    brand: 'momentum',
    persona: 'apple',
    to: 'momentum_30_m',
    leads: refused('momentum_30_m', 'billedElsewhere'),
  },
  { brand: 'visi', persona: 'owner', to: 'visi_pro_8_2y', leads: '/order-summary' },
  { brand: 'visi', persona: 'owner', to: 'basic', leads: confirm('basic'), onYes: '/order-summary' },
  { brand: 'visi', persona: 'free', to: 'basic', leads: confirm('basic'), onYes: '/order-summary' },
  { brand: 'visi', persona: 'yearly', to: 'visi_pro_4_m', leads: '/order-summary' },
  { brand: 'visi', persona: 'collector', to: 'visi_pro_4_m', leads: '/manage-devices' },
  { brand: 'visi', persona: 'trial', to: 'visi_pro_8_m', leads: '/order-summary' },
  { brand: 'visi', persona: 'newcomer', to: 'visi_pro_4_m', leads: '/billing' },
  { brand: 'visi', persona: 'apple', to: 'basic', leads: refused('basic', 'billedElsewhere') },
  { brand: 'notion', persona: 'newcomer', to: 'notion_plus_m', leads: '/order-summary' },
];

describe('Choosing a plan', () => {
  test.each(choices)(
    '$persona of $brand chooses $to: $leads',
    async ({ brand, persona, to, leads, onYes }) => {
      const cookie = await signedIn(persona, brand);
      await sandbox.clearLog();
      const answer = await choose(cookie, { planId: planId(to) }, brand);
      expectSafe(answer, { brand });
      expect([answer.status, answer.location]).toEqual([303, leads]);
      const page = await ask({ brand, path: leads, cookie });
      // Where the next page is My Plan, a person without a plan is redirected from it.
      expectCalm(page, brand);
      if (onYes) {
        const form = formTo(
          page.text.slice(page.text.indexOf('<dialog class="dialog plan-question"')),
          '/api/plans/choose',
        );
        expect(form.fields).toMatchObject({ planId: planId(to), confirmed: 'yes' });
        expect(linksOf(page.text)).toContain(`/plans?planId=${planId(to)}`);
        const yes = await choose(cookie, form.fields, brand);
        expect([yes.status, yes.location]).toEqual([303, onYes]);
      }
      // A choice changes and charges nothing; a preview only reads.
      const calls = (await sandbox.log()).filter(({ method }) => method !== 'GET');
      expect(calls.filter(({ path }) => path !== '/preview')).toEqual([]);
    },
  );

  test('reads everything again, each once', async () => {
    const cookie = await signedIn('owner', 'momentum');
    const answer = await choose(cookie, { planId: planId('momentum_30_m') }, 'momentum');
    for (const path of ['/subscriptions', '/listAvailableSubscriptions', '/devices', '/billingInfo'])
      expect(await platformCallCount(answer, path), path).toBe(1);
  });

  /** The fields of the chooser's form, as its page has them. */
  const formAt = async (cookie: string, to: string): Promise<Record<string, string>> => ({
    ...formTo(
      (await ask({ brand: 'momentum', path: `/plans?planId=${planId(to)}`, cookie })).text,
      '/api/plans/choose',
    ).fields,
    planId: planId(to),
  });

  test('is taken by what its page had read, without a call of the platform', async () => {
    const cookie = await signedIn('owner', 'momentum');
    const answer = await choose(cookie, await formAt(cookie, 'momentum_60_m'), 'momentum');
    expect([answer.status, answer.location]).toEqual([303, '/order-summary']);
    expect(await platformCallCount(answer)).toBe(0);
    const page = await ask({ brand: 'momentum', path: '/order-summary', cookie });
    expect(wordsOf(page.text)).toContain('60-Day');
  });

  test.each([
    ['is forged', async (seen: string) => `${seen.slice(0, -2)}AA`],
    [
      'is of another person',
      async () => (await formAt(await signedIn('yearly', 'momentum'), 'momentum_60_m'))['seen'],
    ],
  ])('reads everything again where what its page had read %s', async (_how, other) => {
    const cookie = await signedIn('owner', 'momentum');
    const fields = await formAt(cookie, 'momentum_60_m');
    const seen = (await other(fields['seen'] ?? '')) ?? '';
    expect(seen).not.toBe('');
    const answer = await choose(cookie, { ...fields, seen }, 'momentum');
    expect(answer.location).toBe('/order-summary');
    expect(await platformCallCount(answer, '/subscriptions')).toBe(1);
  });

  test('of an old page is checked again by the order: a plan that was ordered meanwhile is not ordered twice', async () => {
    const who = await buyer('momentum', 'owner');
    const old = await formAt(who.cookie, 'momentum_60_m');
    await post(who, '/api/plans/choose', old);
    const order = formTo((await get(who, '/order-summary')).text, '/api/orders/submit').fields;
    await post(who, '/api/orders/submit', { ...order, terms: 'accepted' });
    expect(await charged(who)).toHaveLength(1);
    expect((await post(who, '/api/plans/choose', old)).location).toBe('/order-summary');
    const page = await get(who, '/order-summary');
    expect(leadsTo(page)).toBe(refused('momentum_60_m', 'current'));
    expect(leadsTo(await get(who, '/order-summary'))).toBe('/subscriptions');
    expect(await charged(who)).toHaveLength(1);
    await sandbox.reset();
  });

  test('that is refused shows a notice, and selects no plan that cannot be chosen', async () => {
    const cookie = await signedIn('pending', 'momentum');
    const page = await ask({ brand: 'momentum', path: refused('momentum_30_m', 'pending'), cookie });
    expect(wordsOf(page.text)).toContain('Your plan is already set to change to this one.');
    expect(wordsOf(page.text)).toContain('Change pending');
    expect(formTo(page.text, '/api/plans/choose').fields['planId']).toBe('plan-momentum_60_m');
  });

  test('keeps a promo code, in lower case', async () => {
    const cookie = await signedIn('legacy', 'momentum');
    const page = await ask({
      brand: 'momentum',
      path: '/plans?planId=plan-momentum_7_m&promoCode=SAVE',
      cookie,
    });
    expect(formTo(page.text, '/api/plans/choose').fields['promoCode']).toBe('save');
    const answer = await choose(cookie, { planId: planId('momentum_7_m'), promoCode: 'SAVE' }, 'momentum');
    expect(answer.location).toBe('/plans?planId=plan-momentum_7_m&promoCode=save&confirm=1');
  });
});

describe('A choice that is not valid', () => {
  test('of a visitor leads to sign in, and back to the plan', async () => {
    const answer = await choose(undefined, { planId: 'plan-x&y', promoCode: 'A' }, 'geeni');
    expectSafe(answer);
    expect(answer.status).toBe(303);
    const login = new URL(answer.location ?? '', 'http://portal.example');
    expect(login.searchParams.get('redirectUri')).toBe('/plans?planId=plan-x%26y&promoCode=a');
  });

  test.each<[string, Record<string, string>, number, RegExp]>([
    ['no plan', {}, 303, /^\/plans$/],
    ['an unknown plan', { planId: 'constructor' }, 303, /^\/plans\?notice=notOffered$/],
    ['a code instead of an id', { planId: 'geeni_premium_m' }, 303, /^\/plans\?notice=notOffered$/],
    ['an endless id', { planId: 'x'.repeat(201) }, 400, /^$/],
    ['an amount of the client’s own', { planId: 'plan-geeni_premium_m', amount: '1' }, 400, /^$/],
    ['another value of the confirmation', { planId: 'plan-geeni_premium_m', confirmed: '1' }, 400, /^$/],
  ])('%s', async (_what, fields, status, location) => {
    const answer = await choose(await signedIn('owner'), fields, 'geeni');
    expectSafe(answer);
    expect(answer.status).toBe(status);
    expect(answer.location ?? '').toMatch(location);
  });

  test('from another site is refused', async () => {
    const answer = await postForm(
      '/api/plans/choose',
      { planId: 'plan-geeni_premium_m' },
      {
        cookie: await signedIn('owner'),
        headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
      },
    );
    expect(answer.status).toBe(403);
  });
});

describe('The chooser’s address', () => {
  let owner: string;
  beforeAll(async () => void (owner = await signedIn('owner')));

  test.each([
    '?planId=12abc',
    '?planId=__proto__&confirm=1',
    '?planId=%00%ff',
    `?planId=${'x'.repeat(5_000)}`,
    '?planId=plan-geeni_premium_m&planId=plan-geeni_basic_m&confirm=1',
    '?promoCode=%3Cscript%3Ealert(1)%3C/script%3E',
    `?promoCode=${'a'.repeat(5_000)}`,
    '?promoCode=a&promoCode=b',
    '?term=__proto__',
    '?notice=%3Cimg%20src=x%3E',
    '?confirm=1&confirm=2&term[]=x',
  ])('%.60s shows the chooser', async (query) => {
    for (const cookie of [undefined, owner]) {
      const page = await ask({ path: `/plans${query}`, cookie });
      expectSafe(page);
      expect(page.status).toBe(200);
      expect(wordsOf(page.text)).toContain('Up to');
      expect(page.text).not.toMatch(/<script>alert|<img src=x|x{300}|a{300}|plan-question-heading/);
    }
  });

  test('with two plans selects the first', async () => {
    const path = '/plans?planId=plan-geeni_premium_m&planId=plan-geeni_basic_m';
    const page = await ask({ path, cookie: owner });
    const selected = tagsOf(page.text).filter(({ attributes }) => attributes.has('checked'));
    expect(selected.map(({ attributes }) => attributes.get('value'))).toEqual(['plan-geeni_premium_m']);
  });

  test('in a visitor’s links to sign in returns to the plan', async () => {
    const page = await ask({ path: '/plans?promoCode=Save' });
    expect(linksOf(page.text)).toContain(
      '/login?redirectUri=%2Fplans%3FplanId%3Dplan-geeni_premium_m%26promoCode%3Dsave%26price%3D799USD',
    );
    expect(page.text).not.toContain('/api/plans/choose');
  });
});

const reads = [
  { path: '/subscriptions', failing: '/plans' },
  { path: '/listAvailableSubscriptions', failing: '/plans' },
  { path: '/devices', failing: '/error' },
];
const upgrade = { planId: 'plan-geeni_premium_m' };

/** Two sessions of the owner that the tests below share, because they only read; new ones where a test has ended them. */
let shared: [reader: string, chooser: string] | undefined;
const sessions = async () => (shared ??= [await signedIn('owner'), await signedIn('owner')]);

describe.each(reads.map((read, turn) => ({ ...read, turn })))('When GET $path', ({ path, failing, turn }) => {
  test.each(inTurn(readFaults, { turn, turns: reads.length }))(
    'has the fault $fault: $outcome, in the chooser and in a choice',
    async ({ fault, outcome, asked }) => {
      const [cookie, again] = await sessions();
      if (outcome === 'ended') shared = undefined;
      await sandbox.setFault({ method: 'GET', path, fault });
      const page = await ask({ path: '/plans', cookie });
      expectCalm(page, 'geeni');
      expect(await platformCallCount(page, path)).toBe(asked);
      const answer = await choose(again, upgrade, 'geeni');
      expectCalm(answer, 'geeni');
      if (outcome === 'ended') {
        expect(page.location).toBe('/login?redirectUri=%2Fplans&reason=ended');
        expect(answer.location).toMatch(/^\/login\?redirectUri=%2Fplans%3FplanId.*&reason=ended$/);
      } else if (outcome === 'shown') {
        expect(page.text).toContain('name="planId"');
        expect(answer.location).toBe('/order-summary');
      } else {
        expect(answer.location).toBe('/plans?planId=plan-geeni_premium_m&notice=unavailable');
        if (failing === '/error') return expect(page.location).toBe('/error?redirectUri=%2Fplans');
        expect(wordsOf(page.text)).toContain(`${UNAVAILABLE} Try again`);
        expect(page.text).not.toContain('name="planId"');
        expect(page.text).toMatch(/\$\d/);
      }
    },
  );
});

test.each(
  eachValue(
    readFaults.filter(({ outcome }) => outcome !== 'shown'),
    ({ outcome }) => [outcome],
  ),
)('Where the card cannot be read ($fault of GET /billingInfo) the card form opens', async ({ fault }) => {
  const [, cookie] = await sessions();
  await sandbox.setFault({ method: 'GET', path: '/billingInfo', fault });
  const answer = await choose(cookie, upgrade, 'geeni');
  expectCalm(answer, 'geeni');
  expect(answer.location).toBe('/billing');
});
