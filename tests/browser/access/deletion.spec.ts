import { expect, fillSignIn, holdRequests, signedInBy, test } from '../support/portal-test.ts';
import { usualIf } from '../../support/suite.ts';

/** Each case deletes its own account and cancels the deletion. */
const cases = [
  { brand: 'momentum', persona: 'yearly', javaScriptEnabled: true },
  { brand: 'otis', persona: 'yearly', javaScriptEnabled: false },
] as const;

for (const { brand, persona, javaScriptEnabled } of cases) {
  test.describe(`${brand}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test(
      'an account is deleted after a question, and the deletion is cancelled',
      usualIf(javaScriptEnabled),
      async ({ page, context, at }) => {
        await signedInBy(context, at, persona, brand);
        await page.goto(at('/subscriptions', brand));
        await page.getByRole('button', { name: 'Yasmin Haddad' }).click();
        await page.getByRole('link', { name: 'Delete Account' }).click();
        await expect(page).toHaveURL(at('/delete-account', brand));
        await expect(page.getByText(/is billed by .+\. Next charge: /)).toBeVisible();
        await page.getByRole('button', { name: 'Delete my account' }).click();
        await expect(page).toHaveURL(at('/', brand));
        const said = page.getByRole('status').filter({ hasText: 'Your account will be deleted' });
        await expect(said).toContainText('sign in and choose Cancel Request');
        await expect(said).toBeFocused();
        await page.reload();
        await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
        await expect(said).toHaveCount(0);
        await page.goto(at('/subscriptions', brand));
        await expect(page).toHaveURL(at('/login?redirectUri=%2Fsubscriptions', brand));
        await fillSignIn(page, persona, brand);
        await expect(page).toHaveURL(at('/pending-delete', brand));
        await expect(page.getByRole('heading', { name: 'Pending Delete Account Request' })).toBeVisible();
        await expect(page.getByText(/^On \w+ \d+, \d{4}, you asked us to delete this account/)).toBeVisible();
        await expect(page.getByRole('button', { name: 'Cancel Request' })).toHaveAccessibleDescription(
          'You keep your account. Then check My Plan.',
        );
        await expect(page.getByRole('button', { name: 'Keep Request' })).toHaveAccessibleDescription(
          'Your account will be deleted, and we’ll sign you out.',
        );
        await page.getByRole('button', { name: 'Cancel Request' }).click();
        await expect(page).toHaveURL(at('/subscriptions', brand));
      },
    );
  });
}

test('whom Apple bills ticks that it goes on before the account is deleted, and before the request is kept', async ({
  page,
  context,
  at,
}) => {
  await signedInBy(context, at, 'apple', 'visi');
  await page.goto(at('/delete-account', 'visi'));
  const knows = page.getByRole('checkbox', { name: 'I know that Apple will go on charging me' });
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(knows).toBeFocused();
  await expect(page).toHaveURL(at('/delete-account', 'visi'));
  await knows.check();
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page).toHaveURL(at('/', 'visi'));
  const said = page.getByRole('status').filter({ hasText: 'Your account will be deleted' });
  await expect(said).toContainText('Only Apple can end it');
  await expect(said.getByRole('link', { name: 'Your subscriptions at Apple' })).toBeVisible();
  await fillSignIn(page, 'apple', 'visi');
  await expect(page).toHaveURL(at('/pending-delete', 'visi'));
  await page.getByRole('button', { name: 'Keep Request' }).click();
  await expect(knows).toBeFocused();
  await knows.check();
  await page.getByRole('button', { name: 'Keep Request' }).click();
  await expect(page).toHaveURL(at('/login', 'visi'));
});

test('Keep Request signs out and leads to the login page', async ({ page, context, at }) => {
  await signedInBy(context, at, 'leaving', 'visi');
  await page.goto(at('/manage-devices', 'visi'));
  await expect(page).toHaveURL(at('/pending-delete', 'visi'));
  await page.getByRole('button', { name: 'Keep Request' }).click();
  await expect(page).toHaveURL(at('/login', 'visi'));
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
});

test('of the two answers only the one that was pressed first is sent', async ({ page, context, at }) => {
  await signedInBy(context, at, 'leaving', 'visi');
  await page.goto(at('/pending-delete', 'visi'));
  const sent: string[] = [];
  page.on(
    'request',
    (request) => void (request.method() === 'POST' && sent.push(new URL(request.url()).pathname)),
  );
  const letGo = await holdRequests(context, '**/api/account/*-deletion*');
  await page.getByRole('button', { name: 'Cancel Request' }).focus();
  await expect(page.locator('main astro-island[ssr]')).toHaveCount(0);
  // Playwright presses nothing on a page that is being left.
  await page.locator('main').evaluate(async (main) => {
    for (const button of main.querySelectorAll('button')) {
      button.click();
      await new Promise((resolve) => setTimeout(resolve));
    }
  });
  letGo();
  await expect(page).toHaveURL(at('/subscriptions', 'visi'));
  expect(sent).toEqual(['/api/account/cancel-deletion']);
});
