import type { Page } from '@playwright/test';
import { expect, faultOnce, PASSWORD, type SandboxMail, test } from '../support/portal-test.ts';
import { inAllOnly } from '../../support/suite.ts';

const NEW = 'Different-2026';
const macintosh =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15';

type At = (path: string, brand?: string) => string;
type Outbox = (to: string) => Promise<SandboxMail[]>;

async function alive(page: Page): Promise<void> {
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
}

/** The newest link in somebody's mail. Waits for it, because the platform sends it after the portal has answered. */
async function mailed(outbox: Outbox, to: string, kind: string): Promise<string> {
  const find = async () => (await outbox(to)).find((mail) => mail.kind === kind)?.link ?? '';
  await expect.poll(find).not.toBe('');
  return find();
}

async function askForLink(page: Page, at: At, email: string, brand: string): Promise<void> {
  await page.goto(at('/forgot-password', brand));
  await page.getByLabel('Email Address').fill(email);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
}

async function choose(page: Page, password: string, confirmation = password): Promise<void> {
  await page.getByLabel('New Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password', { exact: true }).fill(confirmation);
}

async function signInWith(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

/** Opens a link that verifies by itself. Its page navigates before it has loaded. */
async function openVerifying(page: Page, link: string): Promise<void> {
  await page.goto(link, { waitUntil: 'commit' });
}

/** Goes from the login page to a new password, and signs in with it. */
async function recover(
  page: Page,
  at: At,
  outbox: Outbox,
  { email, brand }: { email: string; brand: string },
) {
  await askForLink(page, at, email, brand);
  await expect(page).toHaveURL(at('/forgot-password?view=submitted', brand));
  // The page offers only to wait.
  await expect(page.locator('main .button:not(.secondary, .quiet)')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Return to Login' })).toBeVisible();
  await page.getByRole('button', { name: 'Resend Reset Link' }).click();
  await expect(page).toHaveURL(at('/forgot-password?view=resent', brand));
  await expect(page.getByText(email)).toBeVisible();
  await expect.poll(async () => (await outbox(email)).length).toBe(2);
  await page.goto(await mailed(outbox, email, 'reset'));
  await expect(page).toHaveURL(at('/reset-password', brand));
  await choose(page, `${PASSWORD}1`);
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page.getByRole('alert')).toContainText('too similar to your old passwords');
  await choose(page, NEW);
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page.getByRole('heading', { name: 'Your password has been changed' })).toBeVisible();
  await expect(page).toHaveURL(at('/reset-password', brand));
  await page.getByRole('link', { name: 'Return to Login' }).click();
  await signInWith(page, email, NEW);
  await page.waitForURL(at('/subscriptions', brand));
}

test('a forgotten password becomes a new one', async ({ page, at, outbox }) => {
  await recover(page, at, outbox, { email: 'legacy@otis.example', brand: 'otis' });
});

test('the link verifies by itself, once, and no token stays in the browser', async ({ page, at, outbox }) => {
  const brand = 'otis';
  const email = `unverified@${brand}.example`;
  const link = await mailed(outbox, email, 'verify');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(new URL(request.url()).pathname);
  });
  await page.goto(at('/forgot-password', brand));
  await openVerifying(page, link);
  await expect(page.getByRole('heading', { name: 'Your email is verified' })).toBeVisible();
  await expect(page).toHaveURL(at('/verify-email', brand));
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your email is verified' })).toBeVisible();
  expect(sent).toEqual(['/api/recovery/verify-email']);
  await page.goBack();
  expect(page.url()).not.toContain('vtoken');
  await openVerifying(page, link);
  await expect(page.getByText('The email verification link has already been used')).toBeVisible();
  await page.getByRole('link', { name: 'Return to Login' }).click();
  await signInWith(page, email, PASSWORD);
  // Without a plan My Plan leads to the chooser.
  await page.waitForURL(at('/plans', brand));
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a forgotten password becomes a new one', inAllOnly, async ({ page, at, outbox }) => {
    await page.goto(at('/forgot-password', 'visi'));
    await page.getByLabel('Email Address').fill('legacy@visi');
    await page.getByRole('button', { name: 'Send Reset Link' }).click();
    await expect(page.getByText('Please enter a valid email address.')).toBeVisible();
    await expect(page.getByLabel('Email Address')).toHaveValue('legacy@visi');
    await recover(page, at, outbox, { email: 'legacy@visi.example', brand: 'visi' });
  });

  test('a link verifies by its button', async ({ page, at, outbox }) => {
    await page.goto(await mailed(outbox, 'unverified@visi.example', 'verify'));
    await expect(page).toHaveURL(at('/verify-email', 'visi'));
    await page.getByRole('button', { name: 'Verify Email' }).click();
    await expect(page.getByRole('heading', { name: 'Your email is verified' })).toBeVisible();
    await expect(page).toHaveURL(at('/verify-email', 'visi'));
  });
});

test('Send Reset Link is enabled only with an e-mail address', async ({ page, at }) => {
  await page.goto(at('/forgot-password'));
  const button = page.getByRole('button', { name: 'Send Reset Link' });
  for (const [typed, ready] of [
    ['', false],
    ['owner', false],
    ['owner@geeni', false],
    ['owner@geeni.example', true],
    ['owner@geeni.example,victim@visi.example', false],
    [' owner@geeni.example ', true],
  ] as const) {
    await page.getByLabel('Email Address').fill(typed);
    await expect(button).toBeEnabled({ enabled: ready });
  }
  await page.getByRole('link', { name: 'Return to Login Page' }).click();
  await expect(page).toHaveURL(at('/login'));
});

/** Expects that the logo and the heading of a mailed link's page are centred on one axis. */
async function expectOneAxis(page: Page): Promise<void> {
  const middles = await page.locator('.white-head img, h1').evaluateAll((parts) =>
    parts.map((part) => {
      const { left, width } = part.getBoundingClientRect();
      return Math.round(left + width / 2);
    }),
  );
  expect(middles).toHaveLength(2);
  expect(new Set(middles).size).toBe(1);
  expect(await page.locator('h1').evaluate((heading) => getComputedStyle(heading).textAlign)).toBe('center');
}

test('the rules of a new password show while it is typed, and those that it meets are ticked; it can be shown; logo and heading are on one axis', async ({
  page,
  at,
}) => {
  await page.goto(at('/reset-password?vtoken=any&email=owner%40otis.example', 'otis'));
  await alive(page);
  await expectOneAxis(page);
  const button = page.getByRole('button', { name: 'Reset Password' });
  const field = page.getByLabel('New Password', { exact: true });
  const error = page.locator('#password-error');
  const ticked = page.locator('.password-needs .met');
  await expect(field).toHaveAccessibleDescription(/8 to 40 characters.*A number/);
  await expect(ticked).toHaveCount(0);
  await field.fill('Abc1');
  await expect(ticked).toHaveText([/An uppercase letter/, /A lowercase letter/, /A number/]);
  await expect(button).toBeDisabled();
  for (const [typed, message] of [
    ['a', 'Password must be at least 8 characters'],
    ['aaaaaaaa', 'Password must have an uppercase letter'],
    ['AAAAAAAA', 'Password must have a lowercase letter'],
    ['aaaaAAAA', 'Password must have a number'],
    ['aaaaAAA1', 'Password must have a special character'],
    ['aaaaAAA1!', ''],
    [`aaaaAAA1!${'a'.repeat(32)}`, 'Password must be at most 40 characters'],
    [NEW, ''],
  ] as const) {
    await field.fill(typed);
    await expect(error).toHaveText(message);
    expect(await field.getAttribute('aria-invalid')).toBe(message ? 'true' : null);
    await expect(button).toBeDisabled();
  }
  await expect(ticked).toHaveCount(await page.locator('.password-needs > li').count());
  await page.getByRole('button', { name: 'Show new password' }).click();
  await expect(field).toHaveAttribute('type', 'text');
  const confirmation = page.getByLabel('Confirm Password', { exact: true });
  await confirmation.fill(NEW.toLowerCase());
  await expect(page.locator('#confirmation-error')).toHaveText('Entered passwords don’t match');
  await expect(button).toBeDisabled();
  await confirmation.fill(NEW);
  await expect(page.locator('#confirmation-error')).toHaveText('');
  await expect(button).toBeEnabled();
  await button.click();
  await expect(page.getByRole('heading', { name: 'The password reset link is invalid' })).toBeVisible();
  await expectOneAxis(page);
});

test(
  'a banner can be closed, the typed text stays, and the token is in no address',
  inAllOnly,
  async ({ page, at, outbox }) => {
    const addresses: string[] = [];
    page.on('framenavigated', (frame) => addresses.push(frame.url()));
    await askForLink(page, at, 'expired@pepper.example', 'pepper');
    await page.goto(await mailed(outbox, 'expired@pepper.example', 'reset'));
    await alive(page);
    await choose(page, `${PASSWORD}1`);
    await page.getByRole('button', { name: 'Reset Password' }).click();
    const banner = page.getByRole('alert');
    await expect(banner).toBeFocused();
    await banner.getByRole('button', { name: 'Close' }).click();
    await expect(banner).toHaveCount(0);
    await expect(page.getByLabel('New Password', { exact: true })).toHaveValue(`${PASSWORD}1`);
    await page.route('**/api/recovery/reset-password', (route) => route.abort());
    await page.getByRole('button', { name: 'Reset Password' }).click();
    await expect(page.getByRole('alert')).toContainText('You seem to be offline.');
    expect(addresses.filter((address) => address.includes('vtoken'))).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.outerHTML)).not.toContain('resetPassword-');
  },
);

test('a platform that fails keeps the link for another try; while the page waits it says so', async ({
  page,
  at,
}) => {
  await faultOnce({ at, brand: 'pepper' }, 'PUT', '/verifyEmail/{brand}', 'status:503');
  await openVerifying(page, at('/verify-email?vtoken=any', 'pepper'));
  await expect(page.getByRole('alert')).toContainText('Please try again');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText('Invalid email verification link')).toBeVisible();
  // 204 keeps the browser on the page as it is while it waits.
  await page.route('**/api/recovery/verify-email', (route) => route.fulfill({ status: 204 }));
  await openVerifying(page, at('/verify-email?vtoken=any', 'pepper'));
  await expect(page.getByText('Verifying your email…')).toBeVisible();
});

test.describe('On a device that may be an iPad', () => {
  test.use({ userAgent: macintosh });

  test('the app can be opened with touch points only', async ({ context, at }) => {
    for (const points of [0, 5]) {
      const page = await context.newPage();
      await page.addInitScript((count) => {
        Object.defineProperty(navigator, 'maxTouchPoints', { value: count });
      }, points);
      await page.goto(at('/verify-email', 'notion'));
      await expect(page.getByRole('link', { name: 'Return to Login' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Open App' })).toHaveCount(points > 1 ? 1 : 0);
    }
  });
});
