import { expect, signedInBy, signedInPage, test } from '../support/portal-test.ts';
import { usualIf } from '../../support/suite.ts';

const brand = 'notion';

for (const javaScriptEnabled of [true, false]) {
  test.describe(`The security page, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test(
      'one session is signed out, then all others, a browser is forgotten, and a thief is dealt with by one press; each message has the focus',
      usualIf(javaScriptEnabled),
      async ({ context, page, browser, at }) => {
        await signedInBy(context, at, 'trial', brand);
        await page.goto(at('/security', brand));
        const everywhere = page.getByRole('button', { name: 'Sign out everywhere else' });
        const options = page.getByRole('button', { name: /^Options: / });
        const inMenu = async (row: number, name: RegExp) => {
          await options.nth(row).press('Enter');
          await page.getByRole('button', { name }).first().press('Enter');
        };
        if (await everywhere.isVisible()) await everywhere.click();
        await expect(everywhere).toBeHidden();
        const other = await signedInPage(await browser.newContext(), at, 'trial', brand);
        await test.step('one session, whose open tab goes to the login page once it is shown', async () => {
          await page.reload();
          await inMenu(1, /^Sign out: /);
          const notice = page.getByRole('status').filter({ hasText: 'Signed out there.' });
          await expect(notice).toBeFocused();
          await expect(everywhere).toBeHidden();
          // Headless pages are always visible, so the test dispatches the event of a tab that is shown.
          if (javaScriptEnabled)
            await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
          else await other.reload();
          await other.waitForURL(/\/login\?redirectUri=%2Fsubscriptions&reason=ended/);
          await expect(other.getByText('Theo Ramsey')).toHaveCount(0);
          await page.reload();
          await expect(notice).toBeHidden();
        });
        await test.step('all others', async () => {
          for (const _session of ['one', 'another']) await signedInBy(other.context(), at, 'trial', brand);
          await page.reload();
          await expect(page.locator('[aria-label^="Sign out: "]')).toHaveCount(2);
          await everywhere.press('Enter');
          await expect(page.getByRole('status').filter({ hasText: 'everywhere else.' })).toBeFocused();
          await expect(everywhere).toBeHidden();
        });
        await inMenu(0, /^Remove: /);
        await expect(page.getByRole('status').filter({ hasText: 'Removed.' })).toBeFocused();
        await test.step('a thief, by one press, on the way to a new password', async () => {
          await signedInBy(other.context(), at, 'trial', brand);
          await other.goto(at('/subscriptions', brand));
          await page.reload();
          await inMenu(1, /^This wasn’t me: /);
          await page.waitForURL(/\/forgot-password\?view=submitted$/);
          await expect(
            page.getByRole('status').filter({ hasText: 'Everyone else is signed out.' }),
          ).toBeFocused();
          if (javaScriptEnabled) {
            expect(await other.evaluate(async () => (await fetch('/api/session')).status)).toBe(401);
            await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
          } else await other.reload();
          await other.waitForURL(/\/login\?redirectUri=%2Fsubscriptions&reason=ended/);
          await page.getByRole('link', { name: 'Account and security' }).first().click();
          await expect(everywhere).toBeHidden();
        });
        await other.context().close();
      },
    );
  });
}
