import type { Page } from '@playwright/test';
import { notedPlaces } from '../support/places.ts';
import { expect, fillSignIn, holdRequests, test } from '../support/portal-test.ts';
import { inAllOnly } from '../../support/suite.ts';

const google = (page: Page) => page.getByRole('button', { name: 'Continue with Google' });
const apple = (page: Page) => page.getByRole('button', { name: 'Continue with Apple' });
const olivia = (page: Page) => page.getByRole('button', { name: /Olivia/ });

/** The position of every part of the card, in pixels. */
const placesOf = (page: Page) =>
  page
    .locator('main h1, main input, main .button, .social-or, .social-google, .social-apple, .get-the-app')
    .evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().top * 10) / 10));

test('Google signs in by keyboard alone and redirects to the return route; while the call runs the card is disabled', async ({
  page,
  context,
  at,
}) => {
  const release = await holdRequests(context, '**/api/social/sign-in');
  await page.goto(at('/login?redirectUri=%2Fplans'));
  await expect(google(page)).toBeVisible();
  await google(page).focus();
  await page.keyboard.press('Enter');
  await olivia(page).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Signing in…' })).toBeVisible();
  expect(await page.locator('main [inert]').count()).toBe(3);
  release();
  await page.waitForURL(at('/plans'));
  await expect(page.getByRole('button', { name: 'Olivia Bennett' })).toBeVisible();
});

test('Apple signs in and redirects to the return route, without a token in the history', async ({
  page,
  at,
}) => {
  const seen: string[] = [];
  page.on('framenavigated', (frame) => void seen.push(frame.url()));
  await page.goto(at('/login?redirectUri=%2Fplans', 'visi'));
  await apple(page).click();
  await olivia(page).click();
  await page.waitForURL(at('/plans', 'visi'));
  expect(seen.filter((url) => url.includes('lr-token'))).toHaveLength(1);
  await page.goBack();
  expect(page.url()).not.toMatch(/lr-token|apple=/);
});

test('after Cancel at Apple the login page is as before', inAllOnly, async ({ page, at }) => {
  await page.goto(at('/login?redirectUri=%2Fplans'));
  await apple(page).click();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(at('/login?redirectUri=%2Fplans'));
  await expect(page.getByRole('alert')).toHaveCount(0);
  await fillSignIn(page, 'owner');
  await page.waitForURL(at('/plans'));
});

test('a refused sign-in can be tried again at once; a new person gets an account, and sees that it has no plan', async ({
  page,
  at,
}) => {
  await page.goto(at('/login'));
  await google(page).click();
  await page.getByRole('button', { name: /locked@/ }).click();
  await expect(page.getByRole('alert')).toContainText('Your account is locked.');
  await google(page).click();
  await page
    .getByRole('button', { name: /Nova Reyes/ })
    .last()
    .click();
  await page.waitForURL(at('/subscriptions'));
  await expect(page.getByRole('button', { name: 'Nova Reyes' })).toBeVisible();
});

test('a link with a pasted token signs nobody in, and shows a message that has the focus', async ({
  page,
  context,
  at,
}) => {
  await page.goto(at('/login?apple=pasted&redirectUri=%2Fplans#lr-token=lr-pasted'));
  await expect(page.getByRole('alert')).toContainText('Please try again.');
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page).toHaveURL(at('/login?redirectUri=%2Fplans'));
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('__Host-session');
});

// With Apple beside Google, and without.
test(
  'where Google’s script does not load, the page does not move and the password works',
  inAllOnly,
  async ({ page, at }) => {
    const told: string[] = [];
    page.on('console', (message) => void told.push(`${message.type()} ${message.text()}`));
    await page.setViewportSize({ width: 360, height: 900 });
    for (const brand of ['geeni', 'nightowl']) {
      await page.goto(at('/login', brand));
      await expect(google(page)).toBeVisible();
      const places = await placesOf(page);
      told.length = 0;
      await page.route('**/gsi-client.js', (route) => route.abort());
      await page.reload();
      await expect.poll(() => told.join()).toContain('info Google sign-in is not there');
      expect(await placesOf(page)).toEqual(places);
      await page.unroute('**/gsi-client.js');
    }
    await fillSignIn(page, 'owner', 'nightowl');
    await page.waitForURL(at('/subscriptions', 'nightowl'));
  },
);

test('where Google’s script is blocked, the page says so and how to go on; the button comes once it loads', async ({
  page,
  at,
}) => {
  await page.clock.install();
  await page.route('**/gsi-client.js', (route) => route.abort());
  const refused = page.waitForEvent('requestfailed', (request) => request.url().endsWith('gsi-client.js'));
  await page.goto(at('/login', 'nightowl'));
  await refused;
  await page.clock.runFor(11_000);
  const missing = page.getByRole('status').filter({ hasText: 'We couldn’t load Google’s button.' });
  await expect(missing).toContainText('A content blocker');
  await expect(missing.getByRole('link', { name: 'Contact Support' })).toBeVisible();
  await page.unroute('**/gsi-client.js');
  await missing.getByRole('button', { name: 'Try again' }).click();
  await expect(google(page)).toBeVisible();
  await expect(missing).toHaveCount(0);
});

test('the page does not move while the buttons load', inAllOnly, async ({ page, context, at }) => {
  for (const width of [320, 360, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const letGo = await holdRequests(context, '**/*.js');
    await page.goto(at('/login'), { waitUntil: 'commit' });
    await expect(page.getByRole('contentinfo')).toBeAttached();
    const movedSince = await notedPlaces(page);
    letGo();
    await expect(google(page)).toBeVisible();
    await expect(apple(page)).toBeVisible();
    expect(await movedSince()).toEqual([]);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0);
  }
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('Google has no space, and Apple leads back to a page where the password works', async ({
    page,
    at,
  }) => {
    await page.goto(at('/login?redirectUri=%2Fplans'));
    await expect(page.locator('.social-google')).toBeHidden();
    await apple(page).click();
    await olivia(page).click();
    await expect(page).toHaveURL(/\/login\?apple=/);
    await fillSignIn(page, 'owner');
    await expect(page).toHaveURL(at('/plans'));
  });
});

test('the buttons of Google and Apple have the corners of the brand', inAllOnly, async ({ page, at }) => {
  for (const brand of ['geeni', 'visi', 'momentum']) {
    await page.goto(at('/login', brand));
    await expect(google(page)).toBeVisible();
    const corner = (selector: string) =>
      page.locator(selector).evaluate((element) => getComputedStyle(element).borderStartStartRadius);
    const own = Math.min(20, Number.parseFloat(await corner('main .button')));
    expect(await corner('.social-google > *'), brand).toBe(`${own}px`);
    expect(await corner('.social-apple img'), brand).toBe(`${own}px`);
  }
});
