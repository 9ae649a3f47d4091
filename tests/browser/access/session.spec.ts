import type { Page } from '@playwright/test';
import { expect, fillSignIn, signedInBy, signedInPage, test } from '../support/portal-test.ts';
import { inAllOnly } from '../../support/suite.ts';

const MINUTE_MS = 60_000;

/** Presses Sign Out in the person's menu. */
async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Olivia Bennett' }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
}

test.describe('Signing out', () => {
  test('empties the browser’s stores and signs out the other tabs, and Back shows nothing of the account', async ({
    context,
    at,
  }) => {
    const page = await signedInPage(context, at);
    const other = await context.newPage();
    await other.goto(at('/subscriptions'));
    await expect(other.getByRole('heading', { level: 1, name: 'My Plan' })).toBeVisible();
    await page.evaluate(() => {
      localStorage.setItem('locale', 'en-GB');
      sessionStorage.setItem('draft', 'text');
    });
    await signOut(page);
    await page.waitForURL(at('/'));
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
    await other.waitForURL(/\/login\?.*reason=signed-out/);
    await expect(other.getByText('You are signed out.')).toBeVisible();
    await page.goBack();
    await expect(page.getByText('Olivia Bennett')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  });
});

test.describe('Signing out of a browser that denies its storage', () => {
  test(
    'and the channel between tabs: the other tab shows nothing of the account once it is shown',
    inAllOnly,
    async ({ context, at }) => {
      await context.addInitScript(() => {
        for (const name of ['localStorage', 'sessionStorage', 'BroadcastChannel'])
          Object.defineProperty(window, name, {
            configurable: true,
            get: () => {
              throw new DOMException('denied', 'SecurityError');
            },
          });
      });
      const first = await signedInPage(context, at);
      const second = await context.newPage();
      await second.goto(at('/subscriptions'));
      await expect(second.getByText('Olivia Bennett')).toBeVisible();
      await signOut(first);
      await first.waitForURL(at('/'));
      // Headless pages are always visible, so the test dispatches the event of a tab that is shown.
      await second.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await second.waitForURL(/\/login\?/);
      await expect(second.getByRole('button', { name: 'Sign In' })).toBeVisible();
    },
  );

  test(
    'a tab that receives the end of the session does not stay blank',
    inAllOnly,
    async ({ context, at }) => {
      await context.addInitScript(() => {
        Object.defineProperty(window, 'localStorage', {
          get: () => {
            throw new DOMException('denied', 'SecurityError');
          },
        });
      });
      const page = await signedInPage(context, at);
      await page.evaluate(() =>
        new BroadcastChannel('session').postMessage({ kind: 'ended', reason: 'signed-out' }),
      );
      await page.waitForURL(/reason=signed-out/);
      await expect(page.getByText('You are signed out.')).toBeVisible();
    },
  );
});

test.describe('Signing out without a connection', () => {
  test('a dialog says that it is not done, hides the account, and completes it when the connection is back', async ({
    context,
    at,
  }) => {
    const page = await signedInPage(context, at);
    const other = await context.newPage();
    await other.goto(at('/payment'));
    await expect(other.getByRole('button', { name: 'Olivia Bennett' })).toBeVisible();
    await context.setOffline(true);
    await signOut(page);
    for (const each of [page, other]) {
      await expect(each.getByRole('dialog', { name: 'You are not signed out yet' })).toBeVisible();
      await expect(each.getByText('Olivia Bennett')).toHaveCount(0);
    }
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('dialog', { name: 'You are not signed out yet' })).toBeVisible();
    expect((await context.cookies()).some(({ name }) => name === '__Host-session')).toBe(true);
    await context.setOffline(false);
    await page.waitForURL(at('/'));
    await other.waitForURL(/\/login\?.*reason=signed-out/);
    expect((await context.cookies()).filter(({ name }) => name === '__Host-session')).toEqual([]);
  });

  test(
    'the end of an idle session shows the same dialog and not the browser’s error page',
    inAllOnly,
    async ({ context, at }) => {
      await signedInBy(context, at, 'owner');
      const page = await context.newPage();
      await page.clock.install();
      await page.goto(at('/subscriptions'));
      await expect(page.getByRole('heading', { level: 1, name: 'My Plan' })).toBeVisible();
      await context.setOffline(true);
      await page.clock.runFor(12 * MINUTE_MS);
      await expect(page.getByRole('dialog', { name: 'You are not signed out yet' })).toBeVisible();
      await expect(page.getByText('Olivia Bennett')).toHaveCount(0);
      await context.setOffline(false);
      await page.clock.resume();
      await page.waitForURL(at('/login?redirectUri=%2Fsubscriptions&reason=idle'));
    },
  );
});

// tests/edge/access/served-markup.test.ts has the script on the other pages that show a name.
test.describe('A page outside the account that shows a name', () => {
  for (const [path, persona] of [
    ['/nowhere.png', 'owner'],
    ['/pending-delete', 'leaving'],
  ] as const)
    test(`notices the end of the session: ${path}`, async ({ context, at }) => {
      await signedInBy(context, at, persona);
      const page = await context.newPage();
      await page.goto(at(path));
      const name = await page.locator('.menu-button').first().innerText();
      expect(name).not.toBe('');
      await context.clearCookies({ name: '__Host-session' });
      await page.evaluate(() =>
        new BroadcastChannel('session').postMessage({ kind: 'ended', reason: 'idle' }),
      );
      await page.waitForURL(/\/login\?.*reason=idle/);
      await expect(page.getByText(name)).toHaveCount(0);
    });
});

test.describe('Idle', () => {
  test('after 11 minutes a dialog offers to stay, which keeps the session', async ({ context, at }) => {
    await signedInBy(context, at, 'owner');
    const page = await context.newPage();
    await page.clock.install();
    await page.goto(at('/subscriptions'));
    const dialog = page.getByRole('dialog', { name: 'Are you still there?' });
    await page.clock.runFor(10 * MINUTE_MS);
    await expect(dialog).toBeHidden();
    await page.clock.runFor(MINUTE_MS);
    await expect(dialog).toBeVisible();
    const left = async () => {
      const [, minutes, seconds] =
        /signed out in (\d):(\d\d)\.$/.exec(await dialog.getByText('You’ll be').innerText()) ?? [];
      return Number(minutes) * 60 + Number(seconds);
    };
    const before = await left();
    expect(before).toBeLessThanOrEqual(60);
    await page.clock.runFor(10_000);
    expect(await left()).toBe(before - 10);
    const touched = page.waitForResponse('**/api/session/touch?*');
    await dialog.getByRole('button', { name: 'Stay signed in' }).click();
    expect((await touched).status()).toBe(204);
    await expect(dialog).toBeHidden();
    await page.clock.runFor(10 * MINUTE_MS);
    await expect(page).toHaveURL(at('/subscriptions'));
  });

  for (const [what, act] of [
    ['a key', (page: Page) => page.keyboard.press('Tab')],
    ['a press', (page: Page) => page.mouse.click(1, 1)],
  ] as const)
    test(`${what} is activity: the dialog comes 11 minutes after it`, async ({ context, at }) => {
      await signedInBy(context, at, 'owner');
      const page = await context.newPage();
      await page.clock.install();
      await page.goto(at('/subscriptions'));
      const dialog = page.getByRole('dialog', { name: 'Are you still there?' });
      await page.clock.runFor(6 * MINUTE_MS);
      await act(page);
      await page.clock.runFor(10 * MINUTE_MS);
      await expect(dialog).toBeHidden();
      await page.clock.runFor(MINUTE_MS);
      await expect(dialog).toBeVisible();
    });

  test('the dialog comes earlier by the time that the session has been idle when the page is made', async ({
    context,
    at,
  }) => {
    await signedInBy(context, at, 'owner');
    const page = await context.newPage();
    // Before the scripts of the page run.
    await page.addInitScript(() =>
      document.addEventListener(
        'readystatechange',
        () => (document.documentElement.dataset['idle'] = '25000'),
      ),
    );
    await page.clock.install();
    await page.goto(at('/subscriptions'));
    const dialog = page.getByRole('dialog', { name: 'Are you still there?' });
    await page.clock.runFor(11 * MINUTE_MS - 26_000);
    await expect(dialog).toBeHidden();
    await page.clock.runFor(1_000);
    await expect(dialog).toBeVisible();
  });

  test('after 12 minutes every tab is at the login page, with the return route', async ({ context, at }) => {
    await signedInBy(context, at, 'owner');
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
