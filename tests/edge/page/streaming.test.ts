import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { linksOf, refreshOf, tagsOf } from '../../support/html.ts';
import { type Answer, type Ask, ask, originOf, postForm, signedIn } from '../../support/portal.ts';
import { directivesOf, expectSafe } from '../../support/safe-answer.ts';
import { sandbox } from '../../support/sandbox.ts';
import { leaveEarly } from '../../support/wire.ts';

beforeAll(() => sandbox.reset());
afterEach(() => sandbox.clearFaults());

const WAITING = 'Loading your plan…';
const CARD = '<h2 id="plan-';

/** The time at which a text first arrived, in milliseconds after the request; Infinity if it never did. */
function cameAtMs({ pieces }: Answer, text: string): number {
  let soFar = '';
  for (const piece of pieces) {
    soFar += piece.text;
    if (soFar.includes(text)) return piece.atMs;
  }
  return Number.POSITIVE_INFINITY;
}

/** Opens a page until it is sent whole: on a busy machine even the sandbox may take longer than a frame waits. */
async function openWhole(asked: Ask): Promise<Answer> {
  let page = await ask(asked);
  for (let time = 1; time < 5 && page.headers['content-length'] === undefined; time += 1)
    page = await ask(asked);
  return page;
}

describe('A slow platform', () => {
  test.each([
    { path: '/subscriptions', page: '/subscriptions' },
    { path: '/listAvailableSubscriptions', page: '/subscriptions' },
    { path: '/devices', page: '/subscriptions' },
    { path: '/subscriptions', page: '/anything-unknown' },
  ])(
    'GET $path is late by 2,500 ms: $page sends its frame first, then the cards',
    async ({ path, page: asked }) => {
      const cookie = await signedIn('owner');
      await sandbox.setFault({ method: 'GET', path, fault: 'slow:2500' });
      const page = await ask({ path: asked, cookie });
      expectSafe(page);
      expect(page.status).toBe(200);
      const outlineMs = cameAtMs(page, WAITING);
      const cardMs = cameAtMs(page, CARD);
      expect(cameAtMs(page, '<h1>My Plan</h1>')).toBeLessThanOrEqual(outlineMs);
      expect(cameAtMs(page, '</header>')).toBeLessThanOrEqual(outlineMs);
      expect(cardMs).toBeGreaterThan(2_400);
      expect(cardMs - outlineMs).toBeGreaterThan(300);
      expect(page.text.indexOf(WAITING)).toBeLessThan(page.text.indexOf(CARD));
      expect(page.text.trimEnd()).toMatch(/<\/html>$/);
      // A screen reader hears that the page loads, the eye sees a skeleton, and no text is there twice.
      const outline = tagsOf(page.text).find(({ attributes }) => attributes.get('class') === 'skeleton');
      expect(outline?.attributes.get('aria-hidden')).toBe('true');
      expect(tagsOf(page.text).some(({ attributes }) => attributes.get('role') === 'status')).toBe(true);
    },
  );

  test.each(['/subscriptions', '/payment', '/account-history', '/anything-unknown'])(
    'that is fast enough shows no skeleton: %s is sent whole, with a Content-Length',
    async (path) => {
      const page = await openWhole({ path, cookie: await signedIn('owner') });
      expect(page.status).toBe(200);
      expect(page.text).not.toContain('class="skeleton"');
      expect(Number(page.headers['content-length'])).toBe(Buffer.byteLength(page.text));
    },
  );

  test('a page in pieces has no Content-Length', async () => {
    const cookie = await signedIn('owner');
    await sandbox.setFault({ method: 'GET', path: '/subscriptions', fault: 'slow:400', times: 1 });
    const page = await ask({ path: '/subscriptions', cookie });
    expect(page.text).toContain('class="skeleton"');
    expect(page.headers['content-length']).toBeUndefined();
  });

  test('whose late answer has no plan redirects to the plans from within the page', async () => {
    const cookie = await signedIn('newcomer');
    await sandbox.setFault({ method: 'GET', path: '/subscriptions', fault: 'slow:1500' });
    const page = await ask({ path: '/subscriptions', cookie });
    expectSafe(page);
    expect(page.status).toBe(200);
    expect(refreshOf(page.text)).toBe('/plans');
    expect(linksOf(page.text)).toContain('/plans');
  });

  test('whose late answer is a failure redirects from within the page', async () => {
    const cookie = await signedIn('owner');
    await sandbox.setFault({ method: 'GET', path: '/subscriptions', fault: 'slow:1500' });
    await sandbox.setFault({ method: 'GET', path: '/devices', fault: 'status:500' });
    const page = await ask({ path: '/subscriptions', cookie });
    expectSafe(page);
    expect(page.status).toBe(200);
    expect(refreshOf(page.text)).toBe('/error?redirectUri=%2Fsubscriptions');
    expect(linksOf(page.text)).toContain('/error?redirectUri=%2Fsubscriptions');
  });

  test('that refuses the session too late to delete its cookie: the session has ended', async () => {
    const cookie = await signedIn('owner');
    await sandbox.setFault({ method: 'GET', path: '/devices', fault: 'slow:1500' });
    await sandbox.setFault({ method: 'GET', path: '/subscriptions', fault: 'status:401' });
    const page = await ask({ path: '/subscriptions', cookie });
    expect(page.status).toBe(200);
    const way = refreshOf(page.text) ?? '';
    expect(way).toBe('/login?redirectUri=%2Fsubscriptions&reason=ended');
    const login = await ask({ path: way, cookie });
    expect(login.status).toBe(200);
    expect(login.text).toContain('Your session has ended.');
    expect(login.setCookies).toContainEqual(expect.stringMatching(/^__Host-session=; .*Max-Age=0$/));
    expect((await ask({ path: '/api/session', cookie })).status).toBe(401);
  });

  test('does not delay other requests', async () => {
    const cookie = await signedIn('owner');
    await sandbox.setFault({ method: 'GET', path: '/subscriptions', fault: 'slow:3000' });
    let waiting = true;
    const slow = ask({ path: '/subscriptions', cookie }).finally(() => (waiting = false));
    await ask({ path: '/login' });
    expect(waiting).toBe(true);
    expect((await slow).text).toContain(CARD);
  });

  test('whose reader disconnects does not harm later requests', async () => {
    const cookie = await signedIn('owner');
    await sandbox.setFault({ method: 'GET', path: '/subscriptions', fault: 'slow:600', times: 1 });
    const host = originOf().slice('http://'.length);
    await leaveEarly(`GET /subscriptions HTTP/1.1\r\nHost: ${host}\r\nCookie: ${cookie}\r\n\r\n`);
    const page = await ask({ path: '/subscriptions', cookie });
    expect(page.text).toContain(CARD);
  });

  test.each([
    {
      page: '/payment',
      path: '/billingInfo',
      says: 'Loading your card and invoices…',
      shows: 'Card on file',
    },
    { page: '/account-history', path: '/paymentHistory', says: 'Loading your invoices…', shows: '<table' },
  ])(
    '$page sends its heading at once, and its content as soon as it arrives',
    async ({ page, path, says, shows }) => {
      const cookie = await signedIn('owner');
      await sandbox.setFault({ method: 'GET', path, fault: 'slow:2000' });
      const answer = await ask({ path: page, cookie });
      expectSafe(answer);
      expect(cameAtMs(answer, '</h1>')).toBeLessThanOrEqual(cameAtMs(answer, says));
      expect(cameAtMs(answer, shows) - cameAtMs(answer, says)).toBeGreaterThan(300);
      expect(
        tagsOf(answer.text).filter(({ attributes }) => attributes.get('role') === 'status'),
      ).toHaveLength(1);
    },
  );

  /** An order under way: the plan is chosen, and its summary was not opened yet. */
  const orderUnderWay = async (brand: string, persona: string, planId: string) => {
    const cookie = await signedIn(persona, brand);
    await postForm('/api/plans/choose', { planId, confirmed: 'yes' }, { brand, cookie });
    return cookie;
  };
  const money = [
    {
      page: '/order-summary',
      persona: 'owner',
      says: 'Loading your order…',
      heading: '<h1>Order Summary</h1>',
      shows: 'action="/api/orders/submit?',
    },
    {
      page: '/checkout?planId=plan-momentum_60_m',
      persona: 'owner',
      says: 'Loading your order…',
      heading: '<h1>Checkout</h1>',
      shows: 'action="/api/checkout/pay?',
    },
    {
      page: '/billing',
      persona: 'newcomer',
      says: 'Loading the card form…',
      heading: '<h1>Billing</h1>',
      shows: 'action="/api/billing/store?',
    },
  ];

  test.each(money)(
    'with an order under way: $page sends its frame at once, and its form as soon as it is read',
    async ({ page, persona, says, heading, shows }) => {
      const cookie = await orderUnderWay('momentum', persona, 'plan-momentum_60_m');
      await sandbox.setFault({ method: 'GET', path: '/subscriptions', fault: 'slow:2000' });
      const answer = await ask({ brand: 'momentum', path: page, cookie });
      expectSafe(answer, { brand: 'momentum' });
      expect(answer.status).toBe(200);
      expect(cameAtMs(answer, heading)).toBeLessThanOrEqual(cameAtMs(answer, says));
      expect(cameAtMs(answer, shows) - cameAtMs(answer, says)).toBeGreaterThan(300);
      expect(answer.text.trimEnd()).toMatch(/<\/html>$/);
    },
  );

  test.each(money)('with an order under way: $page is sent whole where it is fast', async (row) => {
    const cookie = await orderUnderWay('momentum', row.persona, 'plan-momentum_60_m');
    const answer = await openWhole({ brand: 'momentum', path: row.page, cookie });
    expect(answer.text).toContain(row.shows);
    expect(answer.text).not.toContain('class="skeleton"');
    expect(Number(answer.headers['content-length'])).toBe(Buffer.byteLength(answer.text));
  });

  test.each([
    ['momentum', '/checkout?planId=plan-momentum_60_m', []],
    ['momentum', '/billing', []],
    // Which provider takes the card depends on the invoices, so a page that is sent before allows both.
    ['nightowl', '/billing', ['http://api.recurly.localhost']],
  ])(
    'does not change what a page may load: %s %s has the policy that it has when it is fast',
    async (brand, path, more) => {
      const cookie = await signedIn('owner', brand);
      const sourcesOf = async () => {
        const { headers } = await ask({ brand, path, cookie });
        const policy = String(headers['content-security-policy']).replaceAll(/nonce-[\w-]+|:\d+/g, '');
        return [...directivesOf(policy)].flatMap(([name, sources]) =>
          sources.split(' ').map((source) => `${name} ${source}`),
        );
      };
      const fast = await sourcesOf();
      for (const call of ['/subscriptions', '/paymentHistory'])
        await sandbox.setFault({ method: 'GET', path: call, fault: 'slow:600' });
      const slow = new Set(await sourcesOf());
      expect(fast.filter((source) => !slow.has(source))).toEqual([]);
      const frames = [...slow].filter((source) => source.startsWith('frame-src') && !fast.includes(source));
      expect(frames).toEqual(more.map((source) => `frame-src ${source}`));
    },
  );

  test('whose late answer says that the plan cannot be ordered redirects from within the order summary', async () => {
    const cookie = await orderUnderWay('momentum', 'owner', 'plan-momentum_60_m');
    await sandbox.setFault({ method: 'GET', path: '/subscriptions', fault: 'slow:1500' });
    await sandbox.setFault({
      method: 'POST',
      path: '/preview',
      fault: 'error:error.subscription.preview.already_subscribed',
    });
    const page = await ask({ brand: 'momentum', path: '/order-summary', cookie });
    expectSafe(page, { brand: 'momentum' });
    expect(page.status).toBe(200);
    expect(refreshOf(page.text)).toBe('/error?error_code=already_subscribed');
    expect(linksOf(page.text)).toContain('/error?error_code=already_subscribed');
  });

  test.each([
    ['status:500', '/error?redirectUri=%2Fpayment'],
    ['status:401', '/login?redirectUri=%2Fpayment&reason=ended'],
  ])('whose late answer to Payment is %s redirects from within the page: %s', async (fault, way) => {
    const cookie = await signedIn('owner');
    await sandbox.setFault({ method: 'GET', path: '/subscriptions', fault: 'slow:1500' });
    await sandbox.setFault({ method: 'GET', path: '/billingInfo', fault });
    const page = await ask({ path: '/payment', cookie });
    expectSafe(page);
    // A failure before the head is sent redirects by the head.
    const leads = page.status === 303 ? page.location : refreshOf(page.text);
    expect(leads).toBe(way);
  });
});
