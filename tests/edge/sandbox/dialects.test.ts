import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { sameForms } from '../../../src/sandbox/platform/dialects.ts';
import { open, payer, type Payer, recurlyForm } from '../../support/billing.ts';
import { post } from '../../support/buyer.ts';
import { formTo, linksOf, wordsOf } from '../../support/html.ts';
import { newestCode, wrongCode } from '../../support/mfa.ts';
import { PlainBrowser } from '../../support/plain-browser.ts';
import { ask, signedIn } from '../../support/portal.ts';
import { kept } from '../../support/recovery.ts';
import { sandbox } from '../../support/sandbox.ts';
import { inTurn } from '../../support/suite.ts';

beforeAll(() => sandbox.reset());
afterAll(() => sandbox.reset());

const pages = [
  '/subscriptions',
  '/payment',
  '/account-history?rows=25',
  `/account-history/${new Date().getUTCFullYear()}`,
  '/plans',
  '/manage-devices',
];

/** What a page of a busy machine says until the platform has answered. */
const waiting = /<div class="waiting"><p [^>]*>[^<]*<\/p>/;

/** The words of each page that the owner opens after signing in. */
async function wordsOfPages({ cookie }: Payer): Promise<string[]> {
  const answers = await Promise.all(pages.map((path) => ask({ brand: 'otis', path, cookie })));
  return answers.map(
    ({ status, location, text }) => `${status} ${location ?? ''} ${wordsOf(text.replace(waiting, ''))}`,
  );
}

let plainly: string[];
beforeAll(async () => {
  plainly = await wordsOfPages(await payer('otis'));
});

/** What people do at the platform, whatever it speaks. */
const journeys: readonly (readonly [name: string, run: (who: Payer) => Promise<void>])[] = [
  [
    'MFA: a wrong code shows a message, the right code signs in',
    async () => {
      const browser = new PlainBrowser('otis');
      await browser.signIn('mfa-email');
      expect(browser.at).toBe('/mfaLogin');
      const sent = await newestCode('mfa-email', 'otis');
      await browser.send('/api/mfa/verify', { code: wrongCode(sent) });
      expect(wordsOf(browser.html)).toContain('Wrong Verification Code');
      await browser.send('/api/mfa/verify', { code: sent });
      expect([browser.at, browser.status]).toEqual(['/subscriptions', 200]);
    },
  ],
  [
    'an account without a card shows no card, and no failure',
    async () => {
      const cookie = await signedIn('newcomer', 'otis');
      const page = await ask({ brand: 'otis', path: '/payment', cookie });
      expect([page.status, wordsOf(page.text).includes('No credit card on file.')]).toEqual([200, true]);
    },
  ],
  [
    'a card is stored, a declined card shows a message, and a card with a challenge leads to it',
    async (who) => {
      const store = async (kind: Parameters<typeof recurlyForm>[0]) =>
        post(who, '/api/billing/store', await recurlyForm(kind, { from: 'payment' }));
      expect((await store('ok')).location).toBe('/payment');
      const declined = await store('declined');
      expect(declined.location).toBe('/billing?from=payment');
      const told = await ask({
        brand: 'otis',
        path: '/billing?from=payment',
        cookie: kept(who.cookie, declined),
      });
      expect(wordsOf(told.text)).toContain('Please use a different card or contact your bank.');
      expect((await store('3ds-passes')).location).toBe('/billing?challenge=1&from=payment');
    },
  ],
  [
    'an order is placed once, and a declined card shows a message',
    async (who) => {
      const offer = /name="planId" value="([^"]+)"/g;
      const chooser = await open(who, '/plans?term=yearly');
      const planId =
        [...chooser.text.matchAll(offer)].map(([, id]) => id).find((id) => id?.endsWith('_y')) ?? '';
      await post(who, '/api/plans/choose', { planId, confirmed: 'yes' });
      const summary = await open(who, '/order-summary');
      expect(summary.status).toBe(200);
      const order = { ...formTo(summary.text, '/api/orders/submit').fields, terms: 'accepted' };
      await sandbox.setFault({
        brand: 'otis',
        method: 'POST',
        path: '/subscribe',
        fault: 'error:error.subscription.card.declined',
        times: 1,
      });
      const refused = await post(who, '/api/orders/submit', order);
      expect(refused.location).toContain('/billing?error_code=error.subscription.card.declined');
      const again = formTo((await open(who, '/order-summary')).text, '/api/orders/submit').fields;
      const placed = await post(who, '/api/orders/submit', { ...again, terms: 'accepted' });
      const thanks = await ask({
        brand: 'otis',
        path: placed.location ?? '',
        cookie: kept(who.cookie, placed),
      });
      expect(wordsOf(thanks.text)).toContain('Thank you!');
    },
  ],
];

describe.each(sameForms.map((form, turn) => [form, turn] as const))('%s', (form, turn) => {
  let who: Payer;

  beforeAll(async () => {
    await sandbox.reset();
    await sandbox.speak([form], 'otis');
    who = await payer('otis');
  });
  afterAll(() => sandbox.speak([], 'otis'));

  test('sign-in, My Plan, card, history, plans and devices read the same', async () => {
    expect(await wordsOfPages(who)).toEqual(plainly);
  });

  test.each(inTurn(journeys, { turn, turns: journeys.length }))('%s', (_name, run) => run(who));
});

describe('Refusals of API Gateway about credentials', () => {
  afterEach(() => sandbox.speak([], 'otis'));

  test.each(['credentials-expired', 'credentials-end'])(
    '%s: the session ends, and the page says so',
    async (form) => {
      if (form === 'credentials-end') await sandbox.speak([form], 'otis');
      const cookie = await signedIn('owner', 'otis');
      await sandbox.speak([form], 'otis');
      const page = await ask({ brand: 'otis', path: '/payment', cookie });
      expect(page.location).toBe('/login?redirectUri=%2Fpayment&reason=ended');
      const login = await ask({ brand: 'otis', path: page.location ?? '' });
      expect(wordsOf(login.text)).toContain('Your session has ended. Please sign in again.');
    },
  );
});

describe('Unexpected names and prices', () => {
  afterEach(() => sandbox.speak([], 'otis'));

  test.each(['/subscriptions', '/manage-devices'])(
    '%s shows a name of 300 characters whole',
    async (path) => {
      await sandbox.reset();
      await sandbox.speak(['long-names'], 'otis');
      const page = await ask({ brand: 'otis', path, cookie: await signedIn('owner', 'otis') });
      expect(page.status).toBe(200);
      expect(wordsOf(page.text)).toContain('Front Door '.repeat(300).slice(0, 299).trim());
    },
  );

  test('pages, the table of a year and the calendar file hold no character that nobody sees', async () => {
    await sandbox.reset();
    await sandbox.speak(['marked-names'], 'otis');
    const cookie = await signedIn('owner', 'otis');
    const shown = await Promise.all(pages.map((path) => ask({ brand: 'otis', path, cookie })));
    const links = new Set(
      shown.flatMap(({ text }) => linksOf(text)).filter((href) => /\/(calendar|year)\?/.test(href)),
    );
    expect([...links].map((href) => href.split('?', 1)[0]).toSorted()).toEqual([
      '/api/billing/calendar',
      '/api/billing/year',
    ]);
    const files = await Promise.all([...links].map((path) => ask({ brand: 'otis', path, cookie })));
    for (const { status, text } of [...shown, ...files]) {
      expect(status).toBe(200);
      expect(/(?![\t\n\r])[\p{Cc}\p{Bidi_Control}]/u.exec(text)).toBeNull();
    }
    for (const { text } of files) expect(text).toMatch(/Pro(, monthly| renews)/);
  });

  test('a plan without a price says so, and cannot be chosen or ordered', async () => {
    await sandbox.reset();
    await sandbox.speak(['no-prices'], 'otis');
    const who = await payer('otis', 'newcomer');
    const words = wordsOf((await open(who, '/subscriptions')).text);
    expect(words).not.toMatch(/\$0\.00|NaN/);
    const chosen = await post(who, '/api/plans/choose', { planId: 'plan-otis_pro_m', confirmed: 'yes' });
    expect(chosen.location).toBe('/plans?planId=plan-otis_pro_m&notice=notOffered');
  });
});
