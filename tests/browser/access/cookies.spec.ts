import type { Page } from '@playwright/test';
import { expect, fillSignIn, signedInBy, test, wakeSignIn } from '../support/portal-test.ts';
import { inAllOnly } from '../../support/suite.ts';

/** White space that `String.prototype.trim` removes and RFC 6265bis does not. */
const blanks = ['\u00a0', '\u1680', '\u2002', '\u2007', '\u2028', '\u202f', '\u205f', '\u3000', '\ufeff'];

/** Opens a page of a sibling host under the same domain, which writes cookies for both hosts. */
async function siblingWrites(page: Page, address: string, cookies: readonly string[]): Promise<void> {
  await page.route(address, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>sibling</title>' }),
  );
  await page.goto(address);
  // Reading waits until the browser has stored what was written.
  await page.evaluate((all) => {
    for (const cookie of all) document.cookie = cookie;
    return document.cookie;
  }, cookies);
}

test('a sibling host of the portal cannot replace a person’s session by cookies of any path', async ({
  browser,
  context,
  page,
  at,
}) => {
  const theirs = await browser.newContext();
  await signedInBy(theirs, at, 'trial');
  const session = (await theirs.cookies()).find(({ name }) => name === '__Host-session')?.value ?? '';
  expect(session).not.toBe('');
  await theirs.close();
  const sibling = at('/').replace('geeni.localhost', 'shop.geeni.localhost');
  const names = [
    ...blanks.flatMap((blank) => [`${blank}__Host-session`, `__Host-session${blank}`]),
    '__Host-session',
    '\t__Host-session ',
    '=__Host-session',
    '__host-session',
  ];
  for (const path of ['/subscriptions', '/'])
    await test.step(path, async () => {
      await context.clearCookies();
      await signedInBy(context, at, 'owner');
      await siblingWrites(
        page,
        sibling,
        names.map((name) => `${name}=${session}; domain=geeni.localhost; path=${path}`),
      );
      // The browser really sends the sibling's cookies to the portal.
      const sent = page.waitForRequest(at('/subscriptions'));
      await page.goto(at('/subscriptions'));
      const header = (await (await sent).allHeaders())['cookie'] ?? '';
      expect(header.split(session).length - 1).toBeGreaterThanOrEqual(blanks.length);
      await expect(page.getByRole('button', { name: 'Olivia Bennett' })).toBeVisible();
      await expect(page.getByText('Theo Ramsey')).toHaveCount(0);
      // None of the sibling's cookies signs in by itself.
      await context.clearCookies({ name: '__Host-session' });
      await page.goto(at('/subscriptions'));
      await expect(page).toHaveURL(at('/login?redirectUri=%2Fsubscriptions'));
    });
});

test(
  'on a host of no brand, two tabs sign in to the brands that they show',
  inAllOnly,
  async ({ context, at }) => {
    const host = at('/').replace('geeni.localhost', 'preview.localhost');
    const first = await context.newPage();
    await first.goto(`${host}login?brand=otis`);
    await wakeSignIn(first);
    const second = await context.newPage();
    await second.goto(`${host}login?brand=visi`);
    const sent = first.waitForRequest('**/api/auth/sign-in*');
    await fillSignIn(first, 'owner', 'otis');
    expect(new URL((await sent).url()).searchParams.get('brand')).toBe('otis');
    await first.waitForURL(`${host}subscriptions`);
    await expect(first.getByRole('img', { name: 'Otis' }).first()).toBeVisible();
  },
);

/**
 * Makes a browser keep no cookie: each is removed before the browser acts on the answer that set it. Returns what ends it,
 * after the answers that are on their way.
 */
async function keepNoCookies(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  const answers: Promise<void>[] = [];
  const passOn = async (requestId: string) => {
    await session.send('Network.clearBrowserCookies');
    try {
      await session.send('Fetch.continueRequest', { requestId });
    } catch (error) {
      // The page has left it behind, or the end of the watch has let it through.
      if (!/Invalid InterceptionId|Fetch domain is not enabled/.test(String(error))) throw error;
    }
  };
  session.on('Fetch.requestPaused', ({ requestId }) => void answers.push(passOn(requestId)));
  await session.send('Fetch.enable', { patterns: [{ requestStage: 'Response' }] });
  return async () => {
    await session.send('Fetch.disable');
    await Promise.all(answers);
  };
}

test('a browser that keeps no cookies says so where a mailed link or a form depends on one', async ({
  page,
  at,
  outbox,
}) => {
  const lost = page.getByText('Your browser didn’t keep our cookies');
  const keepCookies = await keepNoCookies(page);
  await page.goto(at('/forgot-password'));
  await page.getByLabel('Email Address').fill('owner@geeni.example');
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await expect(lost).toBeVisible();
  await expect(page.getByRole('button', { name: 'Resend Reset Link' })).toHaveCount(0);
  await expect.poll(async () => (await outbox('owner@geeni.example')).length).toBe(1);
  const [mail] = await outbox('owner@geeni.example');
  await page.goto(mail?.link ?? '');
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  await expect(lost).toBeVisible();
  await expect(page.getByText('invalid')).toHaveCount(0);
  await keepCookies();
});
