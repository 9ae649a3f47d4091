import type { Page } from '@playwright/test';
import {
  expect,
  faultOnce,
  fillSignIn,
  holdRequests,
  paused,
  type SandboxMail,
  signedInBy,
  test,
} from '../support/portal-test.ts';
import { inAllOnly } from '../../support/suite.ts';

/** The code of the newest mail. Throws without one. */
function newestCode([mail]: SandboxMail[]): string {
  if (!mail?.code) throw new Error('no code was sent');
  return mail.code;
}

async function alive(page: Page): Promise<void> {
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
}

test('a pasted code with a space completes the sign-in by itself', async ({ page, at, outbox }) => {
  const brand = 'otis';
  await page.goto(at('/login?redirectUri=%2Fplans', brand));
  await fillSignIn(page, 'mfa-email', brand);
  await page.waitForURL(/\/mfaLogin/);
  await alive(page);
  await expect(page.getByText('m*****@o*****.example')).toBeVisible();
  const field = page.getByLabel('Verification code');
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(field).toHaveAttribute('inputmode', 'numeric');
  await expect(page.getByRole('button', { name: 'Verify' })).toBeDisabled();
  const code = newestCode(await outbox(`mfa-email@${brand}.example`));
  await expect(field).toHaveAccessibleDescription(/as soon as you’ve entered all 6 digits/);
  await field.fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await page.waitForURL(at('/plans', brand));
  await expect(page.getByRole('button', { name: 'Marcus Webb' })).toBeVisible();
});

test('an incomplete code shows a message at its field, and is not sent; a wrong code shows a dialog that Okay closes, and the next digits replace the old ones', async ({
  page,
  context,
  at,
  outbox,
}) => {
  await signedInBy(context, at, 'mfa-email', 'visi');
  await page.goto(at('/mfaLogin', 'visi'));
  await alive(page);
  const code = newestCode(await outbox('mfa-email@visi.example'));
  const field = page.getByLabel('Verification code');
  const sent: string[] = [];
  page.on('request', (request) => void (request.url().includes('/verify') && sent.push(request.url())));
  await test.step('incomplete', async () => {
    await field.fill('12a');
    await page.getByRole('button', { name: 'Verify' }).click();
    await expect(page.locator('#code-error')).toHaveText(
      'The code has 6 digits. Please check it and enter it again.',
    );
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await field.press('End');
    await field.press('Backspace');
    await expect(page.locator('#code-error')).toBeEmpty();
    expect(sent).toEqual([]);
    await field.clear();
  });
  await field.pressSequentially(code === '000000' ? '111111' : '000000');
  const dialog = page.getByRole('dialog', { name: 'Wrong Verification Code' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Okay' }).click();
  await expect(dialog).toBeHidden();
  await expect(field).toBeFocused();
  expect(sent).toHaveLength(1);
  // Typing replaces all digits of the field.
  await page.keyboard.type(code);
  await page.waitForURL(at('/subscriptions', 'visi'));
});

test('a reload, or Back, sends no code; the countdown ends in a button that sends a new code and clears the field', async ({
  page,
  context,
  at,
  outbox,
}) => {
  const sent = async () => (await outbox('mfa-email@notion.example')).length;
  await signedInBy(context, at, 'mfa-email', 'notion');
  await page.goto(at('/mfaLogin', 'notion'));
  const before = await sent();
  expect(before).toBe(1);
  await page.reload();
  await page.goto(at('/plans', 'notion'));
  await page.goBack();
  await expect(page.getByLabel('Verification code')).toBeVisible();
  expect(await sent()).toBe(before);
  await alive(page);
  const button = page.getByRole('button', { name: /New code in \d+ s/ });
  await expect(button).toBeDisabled();
  await page.route('**/api/mfa/resend', (route) =>
    route.fulfill({ json: { message: 'Verification code sent.', waitMs: 60_000 } }),
  );
  await page.clock.install();
  await page.clock.runFor(61_000);
  await page.getByLabel('Verification code').fill('12');
  await page.getByRole('button', { name: 'Resend verification code' }).click();
  await expect(page.getByText('Verification code sent.')).toBeVisible();
  await expect(page.getByLabel('Verification code')).toHaveValue('');
});

test('a code that was entered before the script came is sent when it has', async ({
  page,
  context,
  at,
  outbox,
}) => {
  const brand = 'otis';
  await signedInBy(context, at, 'mfa-email', brand);
  const sent: string[] = [];
  page.on('request', (request) => void (request.url().includes('/verify') && sent.push(request.url())));
  const letGo = await holdRequests(context, '**/_astro/*.js');
  await page.goto(at('/mfaLogin', brand), { waitUntil: 'commit' });
  await page.getByLabel('Verification code').fill(newestCode(await outbox(`mfa-email@${brand}.example`)));
  letGo();
  await page.waitForURL(at('/subscriptions', brand));
  expect(sent).toHaveLength(1);
});

test(
  'a code that was sent by a press before the script came is not sent a second time',
  inAllOnly,
  async ({ page, context, at, outbox }) => {
    const brand = 'geeni';
    await signedInBy(context, at, 'mfa-email', brand);
    const sent: string[] = [];
    page.on('request', (request) => void (request.url().includes('/verify') && sent.push(request.url())));
    // A page that waits for its form's answer is asked nothing else.
    await page.addInitScript(() =>
      document.addEventListener('astro:hydrate', () => console.debug('hydrated'), true),
    );
    const letGo = await holdRequests(context, '**/_astro/*.js');
    await page.goto(at('/mfaLogin', brand), { waitUntil: 'commit' });
    await page.getByLabel('Verification code').fill(newestCode(await outbox(`mfa-email@${brand}.example`)));
    const answer = await paused({ at, brand }, 'PUT', '/mfaValidateLoginOTP');
    const hydrated = page.waitForEvent('console', (message) => message.text() === 'hydrated');
    const posted = page.waitForRequest(/verify/);
    const pressed = page.getByLabel('Verification code').press('Enter');
    await posted;
    // The script comes while the answer is awaited.
    letGo();
    await hydrated;
    await answer();
    await pressed;
    await page.waitForURL(at('/subscriptions', brand));
    expect(sent).toHaveLength(1);
  },
);

test(
  'a code in a tab whose sign-in another tab has replaced leads to the page of that one, which says so',
  inAllOnly,
  async ({ context, at, outbox }) => {
    const brand = 'pepper';
    const [first, second] = [await context.newPage(), await context.newPage()];
    await first.goto(at('/login', brand));
    await fillSignIn(first, 'mfa-sms', brand);
    await expect(first.getByText('(xxx) xxx-xx42')).toBeVisible();
    await second.goto(at('/login', brand));
    await fillSignIn(second, 'mfa-email', brand);
    await expect(second.getByText('m*****@p*****.example')).toBeVisible();
    await first.bringToFront();
    await alive(first);
    await first.getByLabel('Verification code').fill('123456');
    const alert = first.getByRole('alert');
    await expect(alert).toContainText('Another sign-in was started in this browser.');
    await expect(alert).toContainText('m*****@p*****.example');
    await first.getByLabel('Verification code').fill(newestCode(await outbox(`mfa-email@${brand}.example`)));
    await first.waitForURL(at('/subscriptions', brand));
  },
);

test('a sign-in that has ended begins again, and keeps its return route', async ({ page, at }) => {
  await page.goto(at('/login?redirectUri=%2Fpayment'));
  await fillSignIn(page, 'mfa-email');
  await page.waitForURL(/\/mfaLogin/);
  await alive(page);
  await faultOnce({ at, brand: 'geeni' }, 'PUT', '/mfaValidateLoginOTP', 'error:1104');
  await page.getByLabel('Verification code').fill('123456');
  await page.waitForURL(at('/login?redirectUri=%2Fpayment&reason=ended'));
  await fillSignIn(page, 'owner');
  await page.waitForURL(at('/payment'));
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the code completes the sign-in; a wrong code and an early resend show messages on the page', async ({
    page,
    at,
    outbox,
  }) => {
    await page.goto(at('/login', 'momentum'));
    await fillSignIn(page, 'mfa-email', 'momentum');
    await expect(page).toHaveURL(at('/mfaLogin', 'momentum'));
    const code = newestCode(await outbox('mfa-email@momentum.example'));
    await page.getByLabel('Verification code').fill(code === '000000' ? '111111' : '000000');
    await page.getByRole('button', { name: 'Verify' }).click();
    await expect(page.getByRole('alert')).toContainText('Wrong Verification Code');
    await page.getByRole('button', { name: 'Resend verification code' }).click();
    await expect(page.getByRole('alert')).toContainText('You can ask for another one in');
    await page.getByLabel('Verification code').fill(code);
    await page.getByRole('button', { name: 'Verify' }).click();
    await expect(page).toHaveURL(at('/subscriptions', 'momentum'));
  });
});
