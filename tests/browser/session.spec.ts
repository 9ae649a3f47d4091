import { expect, fillSignIn, signedInPage, test, wakeSignIn } from './support/portal-test.ts';

const MINUTE_MS = 60_000;

test.describe('Leaving (design decisions 9 and 10)', () => {
  test('C-18 sign-out empties the browser’s stores, and Back shows nothing of the account', async ({
    context,
    at,
  }) => {
    const page = await signedInPage(context, at);
    await page.evaluate(() => {
      localStorage.setItem('locale', 'en-GB');
      sessionStorage.setItem('draft', 'text');
    });
    await page.getByRole('button', { name: 'Olivia Bennett' }).click();
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await page.waitForURL(at('/'));
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
    await page.goBack();
    await expect(page.getByText('Olivia Bennett')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  });

  test('the other tabs leave too', async ({ context, at }) => {
    const first = await signedInPage(context, at);
    const second = await context.newPage();
    await second.goto(at('/subscriptions'));
    await expect(second.getByRole('heading', { level: 1, name: 'My Plan' })).toBeVisible();
    await first.getByRole('button', { name: 'Olivia Bennett' }).click();
    await first.getByRole('button', { name: 'Sign Out' }).click();
    await second.waitForURL(/\/login\?.*reason=signed-out/);
    await expect(second.getByText('You are signed out.')).toBeVisible();
  });

  test('a session ended elsewhere is noticed at the next page, with the way back', async ({
    context,
    at,
  }) => {
    const page = await signedInPage(context, at);
    await context.clearCookies({ name: '__Host-session' });
    await page.goto(at('/manage-devices?prefillSelections=true'));
    await expect(page).toHaveURL(at('/login?redirectUri=%2Fmanage-devices%3FprefillSelections%3Dtrue'));
  });
});

test.describe('Idle (access.md section 4)', () => {
  test('at 11 minutes a dialog offers to stay; staying keeps the session', async ({ context, at }) => {
    const page = await context.newPage();
    await page.clock.install();
    await page.goto(at('/login'));
    await wakeSignIn(page);
    await page.getByLabel('Email Address').fill('owner@geeni.example');
    await page.getByLabel('Password', { exact: true }).fill('Passw0rd!');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByRole('button', { name: 'Sign In' })).toHaveAttribute('aria-busy', 'true');
    await page.clock.runFor(1_000);
    await page.waitForURL(at('/subscriptions'));
    const dialog = page.getByRole('dialog', { name: 'Are you still there?' });
    await page.clock.runFor(10 * MINUTE_MS);
    await expect(dialog).toBeHidden();
    await page.clock.runFor(MINUTE_MS);
    await expect(dialog).toBeVisible();
    const touched = page.waitForResponse('**/api/session/touch');
    await dialog.getByRole('button', { name: 'Stay signed in' }).click();
    expect((await touched).status()).toBe(204);
    await expect(dialog).toBeHidden();
    await page.clock.runFor(10 * MINUTE_MS);
    await expect(page).toHaveURL(at('/subscriptions'));
  });

  test('at 12 minutes every tab is at the login page, with the way back', async ({ context, at }) => {
    await signedInPage(context, at);
    const pages = [await context.newPage(), await context.newPage()];
    for (const page of pages) {
      await page.clock.install();
      await page.goto(at('/subscriptions'));
      await expect(page.getByRole('heading', { level: 1, name: 'My Plan' })).toBeVisible();
    }
    await pages[0]?.clock.runFor(12 * MINUTE_MS);
    await pages[0]?.waitForURL(at('/login?redirectUri=%2Fsubscriptions&reason=idle'));
    await pages[1]?.waitForURL(at('/login?redirectUri=%2Fsubscriptions&reason=idle'));
    expect((await context.cookies()).filter(({ name }) => name === '__Host-session')).toEqual([]);
    const page = pages[0];
    if (!page) throw new Error('no page');
    await page.clock.resume();
    await fillSignIn(page, 'owner');
    await page.waitForURL(at('/subscriptions'));
  });
});
