import { beforeAll, describe, expect, test } from 'vitest';
import { leadsTo, wordsOf } from '../../support/html.ts';
import { ask, cookieHeader, cookieValue, signedIn } from '../../support/portal.ts';
import { expectSafe } from '../../support/safe-answer.ts';
import { sandbox } from '../../support/sandbox.ts';

beforeAll(() => sandbox.reset());

const elsewhere = ['cross-site', 'same-site'];
const here = ['same-origin', 'none', undefined];
const from = (site: string | undefined) =>
  site ? { 'sec-fetch-site': site, 'sec-fetch-mode': 'navigate' } : {};
const ASKS = 'Another site led you here. Nothing has changed yet.';

describe('A link on another site changes no draft and no setting', () => {
  const checkout = '/checkout?planId=plan-visi_pro_8_m';
  const other = '/checkout?planId=plan-visi_pro_8_y';
  const open = (path: string, cookie: string, site?: string) =>
    ask({ brand: 'visi', path, cookie, headers: from(site) });
  const summary = async (cookie: string) => wordsOf((await open('/order-summary', cookie)).text);

  test.each(elsewhere)('the draft of an order stays when a %s link opens another checkout', async (site) => {
    const cookie = await signedIn('owner', 'visi');
    await open(checkout, cookie, 'same-origin');
    const before = await summary(cookie);
    const page = await open(other, cookie, site);
    expectSafe(page, { brand: 'visi' });
    expect(page.status).toBe(200);
    expect(wordsOf(page.text)).toContain(ASKS);
    expect(page.text).toContain(`href="${other}"`);
    expect(await summary(cookie)).toBe(before);
    // The person presses the link on that page: a same-origin request.
    expect((await open(other, cookie, 'same-origin')).text).toContain('action="/api/checkout/pay?');
    expect(await summary(cookie)).not.toBe(before);
  });

  test.each(elsewhere)('a %s link begins no draft of an order', async (site) => {
    const cookie = await signedIn('newcomer', 'visi');
    const empty = leadsTo(await open('/order-summary', cookie));
    expect(wordsOf((await open(checkout, cookie, site)).text)).toContain(ASKS);
    expect(leadsTo(await open('/order-summary', cookie))).toBe(empty);
  });

  test('a link back to the order of the draft opens it without a question', async () => {
    const cookie = await signedIn('newcomer', 'visi');
    await open(checkout, cookie);
    expect((await open(checkout, cookie, 'cross-site')).text).toContain('action="/api/checkout/pay?');
  });

  test.each(here)(
    'a checkout that is opened in the portal, typed or by an app (%s) begins at once',
    async (site) => {
      const cookie = await signedIn('newcomer', 'visi');
      expect((await open(checkout, cookie, site)).text).toContain('action="/api/checkout/pay?');
    },
  );

  test.each(elsewhere)('a %s link chooses no billing provider', async (site) => {
    for (const [path, again] of [
      ['/setup-stripe-elements', '/setup-stripe-elements'],
      ['/setup-stripe-elements?enable=false', '/setup-stripe-elements?enable=false'],
      ['/setup-stripe-elements?enable=%22%3E', '/setup-stripe-elements'],
    ] as const) {
      const page = await ask({ path, headers: from(site) });
      expectSafe(page);
      expect([page.status, page.setCookies]).toEqual([200, []]);
      expect(wordsOf(page.text)).toContain(ASKS);
      expect(page.text).toContain(`href="${again}"`);
      const pressed = await ask({ path: again, headers: from('same-origin') });
      expect([pressed.status, pressed.location]).toEqual([303, '/subscriptions']);
      expect(cookieValue(pressed, '__Host-billing-provider')).toBeTruthy();
    }
  });

  test.each(here)(
    'an address that is opened in the portal, typed or by an app (%s) chooses it',
    async (site) => {
      const answer = await ask({ path: '/setup-stripe-elements', headers: from(site) });
      expect(cookieHeader(answer)).toContain('__Host-billing-provider=');
    },
  );
});
