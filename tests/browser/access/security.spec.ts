import type { Browser, Page } from '@playwright/test';
import { expect, signedInBy, signedInPage, test } from '../support/portal-test.ts';

type At = (path: string, brand?: string) => string;
const brand = 'notion';

/** Signs the same person in with another browser, and returns its page at My Plan. */
async function elsewhere(browser: Browser, at: At): Promise<Page> {
  return signedInPage(await browser.newContext(), at, 'trial', brand);
}

/** Opens the security page of a person without other sessions. */
async function alone(page: Page, at: At): Promise<void> {
  await page.goto(at('/security', brand));
  const others = page.getByRole('button', { name: 'Sign out everywhere else' });
  if (await others.isVisible()) await others.click();
  await expect(page.getByText('You are signed in nowhere else.')).toBeVisible();
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`The security page, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test('another session is signed out, and the message of it has the focus', async ({
      context,
      browser,
      at,
    }) => {
      await signedInBy(context, at, 'trial', brand);
      const page = await context.newPage();
      await alone(page, at);
      const other = await elsewhere(browser, at);
      await page.reload();
      await page.getByRole('button', { name: /^Sign out: / }).press('Enter');
      const notice = page.getByRole('status').filter({ hasText: 'Signed out there.' });
      await expect(notice).toBeFocused();
      await expect(page.getByText('You are signed in nowhere else.')).toBeVisible();
      await other.goto(at('/payment', brand));
      await expect(other).toHaveURL(/\/login\?redirectUri=%2Fpayment&reason=ended/);
      await page.reload();
      await expect(notice).toBeHidden();
      await other.context().close();
    });

    test('all others are signed out, and a browser is forgotten', async ({ context, browser, at }) => {
      await signedInBy(context, at, 'trial', brand);
      const page = await context.newPage();
      await alone(page, at);
      const others = [await elsewhere(browser, at), await elsewhere(browser, at)];
      await page.reload();
      await expect(page.getByRole('button', { name: /^Sign out: / })).toHaveCount(2);
      await page.getByRole('button', { name: 'Sign out everywhere else' }).press('Enter');
      await expect(page.getByRole('status').filter({ hasText: 'everywhere else.' })).toBeFocused();
      await page
        .getByRole('button', { name: /^Forget: / })
        .first()
        .press('Enter');
      await expect(page.getByRole('status').filter({ hasText: 'Forgotten.' })).toBeFocused();
      for (const other of others) await other.context().close();
    });
  });
}

test('an open tab of a browser that was signed out goes to the login page once it is shown', async ({
  context,
  browser,
  at,
}) => {
  await signedInBy(context, at, 'trial', brand);
  const page = await context.newPage();
  await alone(page, at);
  const other = await elsewhere(browser, at);
  await page.reload();
  await page.getByRole('button', { name: 'Sign out everywhere else' }).press('Enter');
  await expect(page.getByText('You are signed in nowhere else.')).toBeVisible();
  // Headless pages are always visible, so the test dispatches the event of a tab that is shown.
  await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await other.waitForURL(/\/login\?.*reason=ended/);
  await expect(other.getByText('Olivia Bennett')).toHaveCount(0);
  await other.context().close();
});

test('the person’s menu links to the page, which links to a new password', async ({ context, at }) => {
  const page = await signedInPage(context, at, 'owner', brand);
  await page.getByRole('button', { name: 'Olivia Bennett' }).press('Enter');
  await page.getByRole('link', { name: 'Account and security' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Account and security' })).toBeVisible();
  await page.getByRole('link', { name: 'Change your password' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Send Reset Link' })).toBeVisible();
});
