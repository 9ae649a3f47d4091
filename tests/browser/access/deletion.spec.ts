import { expect, fillSignIn, test } from '../support/portal-test.ts';

/** Each case deletes an account of its own and takes it back. */
const cases = [
  { brand: 'momentum', persona: 'yearly', javaScriptEnabled: true },
  { brand: 'pepper', persona: 'yearly', javaScriptEnabled: true },
  { brand: 'otis', persona: 'yearly', javaScriptEnabled: false },
] as const;

for (const { brand, persona, javaScriptEnabled } of cases) {
  test.describe(`${brand}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test('an account is deleted after a question, and taken back', async ({ page, at }) => {
      await page.goto(at('/login', brand));
      await fillSignIn(page, persona, brand);
      await expect(page).toHaveURL(at('/subscriptions', brand));
      await page.getByRole('button', { name: 'Yasmin Haddad' }).click();
      await page.getByRole('button', { name: 'Delete Account' }).click();
      const question = page.getByRole('dialog', { name: 'Delete your account?' });
      await expect(question).toBeVisible();
      await question.getByRole('button', { name: 'Keep my account' }).click();
      await expect(question).toBeHidden();
      await page.getByRole('button', { name: 'Yasmin Haddad' }).click();
      await page.getByRole('button', { name: 'Delete Account' }).click();
      await question.getByRole('button', { name: 'Delete my account' }).click();
      await expect(page).toHaveURL(at('/', brand));
      await page.goto(at('/subscriptions', brand));
      await expect(page).toHaveURL(at('/login?redirectUri=%2Fsubscriptions', brand));
      await fillSignIn(page, persona, brand);
      await expect(page).toHaveURL(at('/pending-delete', brand));
      await expect(page.getByRole('heading', { name: 'Pending Delete Account Request' })).toBeVisible();
      await page.getByRole('button', { name: 'Cancel Request' }).click();
      await expect(page).toHaveURL(at('/subscriptions', brand));
    });
  });
}

test('Keep Request signs out and leads to the login page', async ({ page, at }) => {
  await page.goto(at('/login', 'visi'));
  await fillSignIn(page, 'leaving', 'visi');
  await page.waitForURL(at('/pending-delete', 'visi'));
  await page.goto(at('/manage-devices', 'visi'));
  await expect(page).toHaveURL(at('/pending-delete', 'visi'));
  await page.getByRole('button', { name: 'Keep Request' }).click();
  await expect(page).toHaveURL(at('/login', 'visi'));
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
});
