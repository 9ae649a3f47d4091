import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { linksOf, refreshOf, tagsOf } from '../../support/html.ts';
import { type Answer, ask, beginToAsk, originOf, postForm, signedIn } from '../../support/portal.ts';
import { askWhilePaused } from '../../support/paused.ts';
import { directivesOf, expectSafe } from '../../support/safe-answer.ts';
import { sandbox } from '../../support/sandbox.ts';
import { leaveEarly } from '../../support/wire.ts';

beforeAll(() => sandbox.reset());
afterEach(() => sandbox.clearFaults());

const WAITING = 'Loading your plan…';
const CARD = '<h2 id="plan-';
/** What lets a browser paint nothing before the whole page is there. */
const PAINTED_WHOLE = '<link rel="expect" href="#content" blocking="render"';

/** A read of the account. */
const read = (path: string) => ({ method: 'GET', path });

describe('A slow platform', () => {
  test.each([
    { path: '/subscriptions', page: '/subscriptions' },
    { path: '/listAvailableSubscriptions', page: '/subscriptions' },
    { path: '/devices', page: '/subscriptions' },
    { path: '/subscriptions', page: '/anything-unknown' },
  ])('GET $path is late: $page sends its frame first, then the cards', async ({ path, page: asked }) => {
    const cookie = await signedIn('owner');
    const texts = ['</header>', '<h1>My Plan</h1>', WAITING];
    const { frame, page } = await askWhilePaused(read(path), { path: asked, cookie }, ...texts);
    expectSafe(page);
    expect(page.status).toBe(200);
    expect(frame).not.toContain(CARD);
    expect(frame).not.toContain(PAINTED_WHOLE);
    expect(page.text).toContain(CARD);
    expect(page.text.trimEnd()).toMatch(/<\/html>$/);
    // A screen reader hears that the page loads, the eye sees a skeleton, and no text is there twice.
    const skeleton = tagsOf(page.text).find(({ attributes }) => attributes.get('class') === 'skeleton');
    expect(skeleton?.attributes.get('aria-hidden')).toBe('true');
    expect(tagsOf(page.text).some(({ attributes }) => attributes.get('role') === 'status')).toBe(true);
  });

  test.each(['/subscriptions', '/payment', '/account-history', '/anything-unknown'])(
    'that is fast enough shows no skeleton: %s is sent whole, with a Content-Length',
    async (path) => {
      const page = await ask({ path, cookie: await signedIn('owner') });
      expect(page.status).toBe(200);
      expect(page.text).not.toContain('class="skeleton"');
      expect(page.text).toContain(PAINTED_WHOLE);
      expect(Number(page.headers['content-length'])).toBe(Buffer.byteLength(page.text));
    },
  );

  test('a page in pieces has no Content-Length', async () => {
    const cookie = await signedIn('owner');
    const { page } = await askWhilePaused(
      read('/subscriptions'),
      { path: '/subscriptions', cookie },
      WAITING,
    );
    expect(page.text).toContain('class="skeleton"');
    expect(page.headers['content-length']).toBeUndefined();
  });

  test('whose late answer has no plan redirects to the plans from within the page', async () => {
    const cookie = await signedIn('newcomer');
    const { page } = await askWhilePaused(
      read('/subscriptions'),
      { path: '/subscriptions', cookie },
      WAITING,
    );
    expectSafe(page);
    expect(page.status).toBe(200);
    expect(refreshOf(page.text)).toBe('/plans');
    expect(linksOf(page.text)).toContain('/plans');
  });

  test('whose late answer is a failure redirects from within the page', async () => {
    const cookie = await signedIn('owner');
    await sandbox.setFault({ ...read('/devices'), fault: 'status:500' });
    const { page } = await askWhilePaused(
      read('/subscriptions'),
      { path: '/subscriptions', cookie },
      WAITING,
    );
    expectSafe(page);
    expect(page.status).toBe(200);
    expect(refreshOf(page.text)).toBe('/error?redirectUri=%2Fsubscriptions');
    expect(linksOf(page.text)).toContain('/error?redirectUri=%2Fsubscriptions');
  });

  test('that refuses the session too late to delete its cookie: the session has ended', async () => {
    const cookie = await signedIn('owner');
    await sandbox.setFault({ ...read('/subscriptions'), fault: 'status:401' });
    const { page } = await askWhilePaused(read('/devices'), { path: '/subscriptions', cookie }, WAITING);
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
    await sandbox.setFault({ ...read('/subscriptions'), fault: 'pause' });
    const slow = ask({ path: '/subscriptions', cookie });
    expect((await ask({ path: '/login' })).status).toBe(200);
    await sandbox.clearFault(read('/subscriptions'));
    expect((await slow).text).toContain(CARD);
  });

  test('whose reader disconnects does not harm later requests', async () => {
    const cookie = await signedIn('owner');
    await sandbox.setFault({ ...read('/subscriptions'), fault: 'pause' });
    const host = originOf().slice('http://'.length);
    await leaveEarly(`GET /subscriptions HTTP/1.1\r\nHost: ${host}\r\nCookie: ${cookie}\r\n\r\n`);
    await sandbox.clearFaults();
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
      const { frame, page: whole } = await askWhilePaused(read(path), { path: page, cookie }, '</h1>', says);
      expectSafe(whole);
      expect(frame).not.toContain(shows);
      expect(whole.text).toContain(shows);
      expect(tagsOf(whole.text).filter(({ attributes }) => attributes.get('role') === 'status')).toHaveLength(
        1,
      );
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
      heading: '<h1>Add a card</h1>',
      shows: 'action="/api/billing/store?',
    },
  ];

  test.each(money)(
    'with an order under way: $page sends its frame at once, and its form as soon as it is read',
    async ({ page, persona, says, heading, shows }) => {
      const cookie = await orderUnderWay('momentum', persona, 'plan-momentum_60_m');
      const asked = { brand: 'momentum', path: page, cookie };
      const { frame, page: whole } = await askWhilePaused(read('/subscriptions'), asked, heading, says);
      expectSafe(whole, { brand: 'momentum' });
      expect(whole.status).toBe(200);
      expect(frame).not.toContain(shows);
      expect(whole.text).toContain(shows);
      expect(whole.text.trimEnd()).toMatch(/<\/html>$/);
    },
  );

  test.each(money)('with an order under way: $page is sent whole where it is fast', async (row) => {
    const cookie = await orderUnderWay('momentum', row.persona, 'plan-momentum_60_m');
    const answer = await ask({ brand: 'momentum', path: row.page, cookie });
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
      const sourcesOf = ({ headers }: Answer) => {
        const policy = String(headers['content-security-policy']).replaceAll(/nonce-[\w-]+|:\d+/g, '');
        return [...directivesOf(policy)].flatMap(([name, sources]) =>
          sources.split(' ').map((source) => `${name} ${source}`),
        );
      };
      const page = { brand, path, cookie };
      const fast = sourcesOf(await ask(page));
      for (const call of ['/subscriptions', '/paymentHistory'])
        await sandbox.setFault({ ...read(call), fault: 'pause' });
      const { answer, hears } = beginToAsk(page);
      await hears('class="skeleton"');
      await sandbox.clearFaults();
      const slow = new Set(sourcesOf(await answer));
      expect(fast.filter((source) => !slow.has(source))).toEqual([]);
      const frames = [...slow].filter((source) => source.startsWith('frame-src') && !fast.includes(source));
      expect(frames).toEqual(more.map((source) => `frame-src ${source}`));
    },
  );

  test('whose late answer says that the plan cannot be ordered redirects from within the order summary', async () => {
    const cookie = await orderUnderWay('momentum', 'owner', 'plan-momentum_60_m');
    await sandbox.setFault({
      method: 'POST',
      path: '/preview',
      fault: 'error:error.subscription.preview.already_subscribed',
    });
    const asked = { brand: 'momentum', path: '/order-summary', cookie };
    const { page } = await askWhilePaused(read('/subscriptions'), asked, 'Loading your order…');
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
    await sandbox.setFault({ ...read('/billingInfo'), fault });
    const says = 'Loading your card and invoices…';
    const { page } = await askWhilePaused(read('/subscriptions'), { path: '/payment', cookie }, says);
    expectSafe(page);
    expect(refreshOf(page.text)).toBe(way);
  });
});
