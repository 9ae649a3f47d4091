import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { problem as english } from '../../../src/copy/en/problem.ts';
import { focusedMessage, formTo, linksOf, tagsOf, withoutFooter, wordsOf } from '../../support/html.ts';
import { newestCode, wrongCode } from '../../support/mfa.ts';
import { PlainBrowser } from '../../support/plain-browser.ts';
import { ask, emailOf, originOf, PASSWORD, postForm, signedIn } from '../../support/portal.ts';
import { mailedLink } from '../../support/recovery.ts';
import { sandbox } from '../../support/sandbox.ts';
import { appLink, appToken } from '../../support/sso.ts';

beforeAll(() => sandbox.reset());
afterEach(() => sandbox.clearFaults());

const SIGN_IN = '/api/auth/sign-in';
const LINK = '/api/linking/sign-in';
const WRONG = 'The email or password you entered is incorrect.';

describe('A browser without JavaScript', () => {
  test('is told once that a password is wrong; the e-mail and the return route stay', async () => {
    const browser = new PlainBrowser();
    await browser.signIn('no-script', 'nope', '/login?redirectUri=%2Fplans');
    expect(browser.at).toBe('/login?redirectUri=%2Fplans');
    expect(wordsOf(browser.html)).toContain(WRONG);
    expect(formTo(browser.html, SIGN_IN).fields).toMatchObject({
      username: emailOf('no-script'),
      password: '',
      redirectUri: '/plans',
    });
    await browser.reload();
    expect(wordsOf(browser.html)).not.toContain(WRONG);
    expect(browser.html).not.toContain('role="alert"');
  });

  test.each([
    ['owner', '/login?redirectUri=%2Fplans', '/plans'],
    ['newcomer', '/login', '/plans'],
  ])('%s signs in at %s and is at %s', async (persona, path, at) => {
    const browser = new PlainBrowser();
    await browser.signIn(persona, PASSWORD, path);
    expect([browser.at, browser.status]).toEqual([at, 200]);
    expect(wordsOf(browser.html)).toContain('Plans');
  });

  test.each(['momentum', 'pepper', 'otis', 'visi', 'geeni', 'notion', 'nightowl'])(
    'owner of %s signs in, reads their plan and signs out',
    async (brand) => {
      const browser = new PlainBrowser(brand);
      await browser.signIn('owner', PASSWORD, '/');
      expect(browser.at).toBe('/subscriptions');
      expect(browser.html).toContain(`id="plan-${brand}-owner-plan"`);
      for (const device of ['Front Door', 'Driveway']) expect(wordsOf(browser.html)).toContain(device);
      await browser.send('/api/auth/sign-out');
      expect(browser.at).toBe('/');
      await browser.open('/subscriptions');
      expect(browser.at).toBe('/login?redirectUri=%2Fsubscriptions');
    },
  );

  test('posts every form that takes a password', async () => {
    for (const path of ['/', '/login', '/subscription']) {
      const { text } = await ask({ path });
      expect(formTo(text, SIGN_IN).method).toBe('POST');
      const forms = tagsOf(withoutFooter(text)).filter(({ name }) => name === 'form');
      for (const { attributes } of forms) expect(attributes.get('method')?.toLowerCase()).toBe('post');
    }
  });

  test('with MFA: a wrong code and an early resend show messages, and the code signs in', async () => {
    await sandbox.reset();
    const browser = new PlainBrowser('momentum');
    await browser.signIn('mfa-email');
    expect(browser.at).toBe('/mfaLogin');
    const code = await newestCode('mfa-email', 'momentum');
    await browser.send('/api/mfa/verify', { code: wrongCode(code) });
    expect(focusedMessage(browser.html)).toContain('Wrong Verification Code');
    await browser.send('/api/mfa/resend');
    expect(focusedMessage(browser.html)).toMatch(/You can ask for another one in \d+ seconds\./);
    await browser.send('/api/mfa/verify', { code });
    expect(browser.at).toBe('/subscriptions');
  });

  test('signs in on the way to the provider’s page, saves a card there and comes back', async () => {
    const browser = new PlainBrowser('notion');
    await browser.signIn('owner', PASSWORD, '/login?redirectUri=%2Fbilling');
    const { pathname } = new URL(browser.at);
    expect(pathname).toMatch(/^\/sandbox\/hosted-billing\//);
    await browser.post(pathname, { action: 'save', card: 'mastercard' });
    expect(new URL(browser.at).pathname).toBe('/payment');
    await browser.open('/payment');
    expect(wordsOf(browser.html)).toContain('•••• 4444');
  });

  test('pays on the provider’s page from the checkout, and comes back to the new plan', async () => {
    await sandbox.reset();
    const browser = new PlainBrowser('notion');
    await browser.signIn('owner');
    await browser.open('/checkout?planId=plan-notion_premium_m');
    await browser.send('/api/checkout/pay', { method: 'creditCard' });
    const { pathname } = new URL(browser.at);
    expect(pathname).toMatch(/^\/sandbox\/hosted-checkout\//);
    await browser.post(pathname, { action: 'pay' });
    await browser.open('/subscriptions?done=ordered');
    expect(wordsOf(browser.html)).toContain('You now have Premium.');
  });

  test('deletes an account, reads that it will be deleted, and cancels the deletion', async () => {
    await sandbox.reset();
    const browser = new PlainBrowser('otis');
    await browser.signIn('yearly');
    await browser.open('/delete-account');
    expect(wordsOf(browser.html)).toContain('Delete your account?');
    expect(wordsOf(browser.html)).toContain('Keep my account');
    await browser.send('/api/account/delete');
    expect(browser.at).toBe('/');
    const told = focusedMessage(browser.html);
    expect(told).toContain('Your account will be deleted');
    expect(told).toContain('sign in and choose Cancel Request');
    await browser.reload();
    expect(wordsOf(browser.html)).not.toContain('Your account will be deleted');
    await browser.open('/subscriptions');
    await browser.send(SIGN_IN, { username: emailOf('yearly', 'otis'), password: PASSWORD });
    expect(browser.at).toBe('/pending-delete');
    const words = wordsOf(browser.html);
    expect(words).toContain('Pending Delete Account Request');
    expect(words).toMatch(/On \w+ \d+, \d{4}, you asked us to delete this account/);
    expect(words).toContain('You keep your account. Then check My Plan.');
    expect(words).toContain('Your account will be deleted, and we’ll sign you out.');
    await browser.send('/api/account/cancel-deletion');
    expect([browser.at, browser.status]).toEqual(['/subscriptions', 200]);
  });

  test('chooses another language in the middle of MFA, and the code that was sent still signs in', async () => {
    await sandbox.reset();
    const browser = new PlainBrowser();
    await browser.signIn('mfa-email', PASSWORD, '/login?redirectUri=%2Fplans');
    const { at } = browser;
    await browser.send('/api/language', { language: 'fr' });
    expect(browser.at).toBe(at);
    expect(browser.html).toContain('<html lang="fr"');
    await browser.send('/api/mfa/verify', { code: await newestCode('mfa-email') });
    expect(browser.at).toBe('/plans');
  });

  test('chooses another language twice in the middle of a linking, and the assistant gets its code', async () => {
    await sandbox.reset();
    const browser = new PlainBrowser();
    await browser.open('/sandbox/assistants/google/start');
    await browser.send('/api/language', { language: 'ja' });
    expect(browser.html).toContain('<html lang="ja"');
    await browser.send(LINK, { username: emailOf('mfa-email'), password: PASSWORD });
    await browser.send('/api/language', { language: 'he' });
    expect(browser.html).toContain('<html lang="he" dir="rtl"');
    const code = await newestCode('mfa-email');
    await browser.send('/api/linking/code', { code: `${code.slice(0, 3)} ${code.slice(3)}` });
    expect(browser.at).toMatch(/\/sandbox\/assistants\/google\/answer\/geeni\?.*code=authorization-/);
  });

  test.each(['visi', 'nightowl'])(
    'arrives from the app of %s by two buttons; the page before has no token',
    async (brand) => {
      const token = await appToken('owner', brand);
      const browser = new PlainBrowser(brand);
      await browser.open(appLink('sso', { token, nextPath: '/plans' }));
      const before = browser.at;
      expect(browser.html).toMatch(/<noscript>.*<p[\s>]/s);
      await browser.send('/api/sso');
      expect(wordsOf(browser.html)).toContain('This link opens the account of Olivia Bennett');
      await browser.send('/api/sso', { choice: 'continue' });
      expect(browser.at).toBe('/plans');
      expect(wordsOf(browser.html)).toContain('Olivia Bennett');
      await browser.open(before);
      expect(before + browser.html).not.toContain(token);
    },
  );

  test('reads that a card needs JavaScript, with a way back', async () => {
    const browser = new PlainBrowser('momentum');
    await browser.signIn('owner');
    await browser.open('/billing?from=payment');
    const [, told = ''] =
      /<noscript>(.*?)<\/noscript>/s.exec(browser.html.slice(browser.html.indexOf('<main'))) ?? [];
    expect(wordsOf(told)).toContain('You can only enter a card with JavaScript turned on.');
    expect(linksOf(browser.html)).toContain('/payment');
  });

  test('is told where an address could not be verified, and tries again', async () => {
    await sandbox.reset();
    const to = emailOf('unverified', 'visi');
    const browser = new PlainBrowser('visi');
    await sandbox.setFault({ method: 'PUT', path: '/verifyEmail/{brand}', fault: 'status:503', times: 1 });
    await browser.open((await mailedLink(to, 'verify')).path);
    await browser.send('/api/recovery/verify-email');
    expect(focusedMessage(browser.html)).toContain('Please try again');
    await browser.send('/api/recovery/verify-email');
    expect([browser.at, wordsOf(browser.html).includes('Your email is verified')]).toEqual([
      '/verify-email',
      true,
    ]);
  });

  const belowZero = { subTotal: '-1', tax: '0', total: '-1', today: '0' };
  test.each<
    [
      string,
      string,
      Record<string, string>,
      Record<string, string>,
      'bad_request' | 'not_found' | 'origin_hidden',
    ]
  >([
    [
      'an amount below 0',
      '/api/orders/submit',
      { key: 'k', version: 'v', currency: 'USD', ...belowZero },
      {},
      'bad_request',
    ],
    ['a field too many', '/api/plans/choose', { planId: 'a', isAdmin: 'yes' }, {}, 'bad_request'],
    ['an address that is none', '/api/nowhere', {}, {}, 'not_found'],
    [
      'a sender that hides its origin',
      '/api/plans/choose',
      {},
      { origin: 'null', 'sec-fetch-site': '' },
      'origin_hidden',
    ],
  ])(
    'is led to a page with a way back by %s, and a script gets JSON',
    async (_what, path, fields, headers, code) => {
      const cookie = await signedIn('owner');
      const referer = `${originOf()}/plans`;
      const accept = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
      const refused = await postForm(path, fields, { cookie, headers: { referer, accept, ...headers } });
      const page = `/error?error_code=${code}`;
      expect([refused.status, refused.location, refused.text]).toEqual([303, page, '']);
      const told = await ask({ path: page, cookie, headers: { referer } });
      expect(wordsOf(told.text)).toContain(english[code]);
      expect(linksOf(told.text)).toContain('/plans');
      const said = await postForm(path, fields, { cookie, headers });
      expect(JSON.parse(said.text)).toMatchObject({ code });
    },
  );

  test('sets a new password by the mailed link, and signs in with it', async () => {
    await sandbox.reset();
    const to = emailOf('legacy', 'visi');
    const browser = new PlainBrowser('visi');
    await browser.open('/forgot-password');
    await browser.send('/api/recovery/forgot', { email: 'legacy@visi' });
    const field = tagsOf(browser.html).find(
      ({ attributes }) => attributes.get('name') === 'email',
    )?.attributes;
    expect([field?.get('value'), field?.get('aria-invalid'), field?.has('autofocus')]).toEqual([
      'legacy@visi',
      'true',
      true,
    ]);
    expect(wordsOf(browser.html)).toContain('Please enter a valid email address.');
    await browser.send('/api/recovery/forgot', { email: to });
    await expect.poll(() => sandbox.outbox(to)).toHaveLength(1);
    await browser.open((await mailedLink(to, 'reset')).path);
    await browser.send('/api/recovery/reset-password', {
      password: 'Different-2026',
      confirmation: 'Different-2027',
    });
    expect(wordsOf(browser.html)).toContain('Entered passwords don’t match');
    await browser.send('/api/recovery/reset-password', {
      password: 'Different-2026',
      confirmation: 'Different-2026',
    });
    expect(wordsOf(browser.html)).toContain('Your password has been changed');
    await browser.signIn('legacy', 'Different-2026');
    expect(browser.at).toBe('/subscriptions');
  });
});
