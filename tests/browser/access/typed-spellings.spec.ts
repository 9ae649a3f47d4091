import { expect, PASSWORD, test } from '../support/portal-test.ts';

const BRAND = 'pepper';
const arabic = (code: string) => code.replace(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)));
const fullWidth = (text: string) =>
  text.replace(/[!-~]/g, (each) => String.fromCodePoint(each.charCodeAt(0) + 0xfee0));

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'In Arabic' : 'In Arabic without JavaScript', () => {
    test.use({ locale: 'ar', javaScriptEnabled });

    test('an address in full-width characters and a code in Arabic digits sign in', async ({
      page,
      at,
      outbox,
    }) => {
      const email = `mfa-email@${BRAND}.example`;
      await page.goto(at('/forgot-password', BRAND));
      await page.locator('[name=email]').fill(`\u200b${fullWidth(email)}`);
      await page.locator('[name=email]').press('Enter');
      await page.waitForURL(at('/forgot-password?view=submitted', BRAND));
      await expect(page.getByText(email)).toBeVisible();
      await page.goto(at('/login', BRAND));
      await page.locator('[name=username]').fill(`\u200f${fullWidth(email)}`);
      await page.locator('[name=password]').fill(PASSWORD);
      await page.locator('[name=password]').press('Enter');
      await page.waitForURL(/\/mfaLogin/);
      const code = (await outbox(email)).find((mail) => mail.code)?.code ?? '';
      await page.locator('[name=code]').pressSequentially(arabic(code));
      if (!javaScriptEnabled) await page.locator('[name=code]').press('Enter');
      await page.waitForURL(at('/subscriptions', BRAND));
    });
  });
