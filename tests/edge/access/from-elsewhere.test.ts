import { beforeAll, describe, expect, test } from 'vitest';
import { wordsOf } from '../../support/html.ts';
import { ask, cookieHeader, cookieValue, signedIn } from '../../support/portal.ts';
import { expectSafe } from '../../support/safe-answer.ts';
import { sandbox } from '../../support/sandbox.ts';

beforeAll(() => sandbox.reset());

const elsewhere = ['cross-site', 'same-site'];
const here = ['same-origin', 'none', undefined];
const from = (site: string | undefined) =>
  site ? { 'sec-fetch-site': site, 'sec-fetch-mode': 'navigate' } : {};
const ASKS = 'Another site led you here. Nothing has changed yet.';

describe('S-08 A link on another site changes nothing that lasts', () => {
  const checkout = '/checkout?planId=plan-visi_pro_8_m';
  const other = '/checkout?planId=plan-visi_pro_8_y';
  const open = (path: string, cookie: string, site?: string) =>
    ask({ brand: 'visi', path, cookie, headers: from(site) });
  const summary = async (cookie: string) => wordsOf((await open('/order-summary', cookie)).text);

  test.each(elsewhere)(
    'an order under way stays what it is when a %s link leads to another',
    async (site) => {
      const cookie = await signedIn('owner', 'visi');
      await open(checkout, cookie, 'same-origin');
      const before = await summary(cookie);
      const page = await open(other, cookie, site);
      expectSafe(page, { brand: 'visi' });
      expect(page.status).toBe(200);
      expect(wordsOf(page.text)).toContain(ASKS);
      expect(page.text).toContain(`href="${other}"`);
      expect(await summary(cookie)).toBe(before);
      // The press on that page comes from here.
      expect((await open(other, cookie, 'same-origin')).text).toContain('action="/api/checkout/pay"');
      expect(await summary(cookie)).not.toBe(before);
    },
  );

  test.each(elsewhere)('nor does a %s link begin one', async (site) => {
    const cookie = await signedIn('newcomer', 'visi');
    const empty = (await open('/order-summary', cookie)).location;
    expect(wordsOf((await open(checkout, cookie, site)).text)).toContain(ASKS);
    expect((await open('/order-summary', cookie)).location).toBe(empty);
  });

  test('but back at the order under way nobody is asked', async () => {
    const cookie = await signedIn('newcomer', 'visi');
    await open(checkout, cookie);
    expect((await open(checkout, cookie, 'cross-site')).text).toContain('action="/api/checkout/pay"');
  });

  test.each(here)('and a checkout opened here, typed or by an app (%s) begins at once', async (site) => {
    const cookie = await signedIn('newcomer', 'visi');
    expect((await open(checkout, cookie, site)).text).toContain('action="/api/checkout/pay"');
  });

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

  test.each(here)('one opened here, typed or by an app (%s) does', async (site) => {
    const answer = await ask({ path: '/setup-stripe-elements', headers: from(site) });
    expect(cookieHeader(answer)).toContain('__Host-billing-provider=');
  });
});
