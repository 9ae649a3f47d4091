import type { Page } from '@playwright/test';
import { bringOn, expectAccessibleInBoth as expectAccessible } from '../support/accessible.ts';
import { expect, faultOnce, PASSWORD, type SandboxMail, test } from '../support/portal-test.ts';

const NEW = 'Different-2026';
const android =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';
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
  await expect(page.getByRole('heading', { name: 'Your password is changed' })).toBeVisible();
  await expect(page).toHaveURL(at('/reset-password', brand));
  await page.getByRole('link', { name: 'Return to Login' }).click();
  await signInWith(page, email, NEW);
  await page.waitForURL(at('/subscriptions', brand));
}

for (const brand of ['otis', 'nightowl']) {
  test(`on ${brand} a forgotten password becomes a new one`, async ({ page, at, outbox }) => {
    await recover(page, at, outbox, { email: `legacy@${brand}.example`, brand });
  });

  test(`on ${brand} the link verifies by itself, once, and no token stays in the browser`, async ({
    page,
    at,
    outbox,
  }) => {
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
}

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a forgotten password becomes a new one', async ({ page, at, outbox }) => {
    await page.goto(at('/forgot-password', 'visi'));
    await page.getByLabel('Email Address').fill('legacy@visi');
    await page.getByRole('button', { name: 'Send Reset Link' }).click();
    await expect(page.getByText('Please enter one valid email address.')).toBeVisible();
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

test('Contact Support opens the chat in a new tab', async ({ page, at }) => {
  await askForLink(page, at, 'nobody@geeni.example', 'geeni');
  await page.getByRole('button', { name: 'Resend Reset Link' }).click();
  const support = page.getByRole('link', { name: 'Contact Support' });
  await expect(support).toHaveAttribute('href', 'https://support.geeni.example/chat');
  await expect(support).toHaveAttribute('target', '_blank');
  await expect(support).toHaveAttribute('rel', 'noopener');
});

test('the rules of a new password show while it is typed', async ({ page, at }) => {
  await page.goto(at('/reset-password?vtoken=any&email=owner%40geeni.example'));
  await alive(page);
  const button = page.getByRole('button', { name: 'Reset Password' });
  const field = page.getByLabel('New Password', { exact: true });
  const error = page.locator('#password-error');
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
  const confirmation = page.getByLabel('Confirm Password', { exact: true });
  await confirmation.fill(NEW.toLowerCase());
  await expect(page.locator('#confirmation-error')).toHaveText('Entered passwords don’t match');
  await expect(button).toBeDisabled();
  await confirmation.fill(NEW);
  await expect(page.locator('#confirmation-error')).toHaveText('');
  await expect(button).toBeEnabled();
  await button.click();
  await expect(page.getByRole('heading', { name: 'The password reset link is invalid' })).toBeVisible();
});

test('a banner can be closed, the typed text stays, and the token is in no address', async ({
  page,
  at,
  outbox,
}) => {
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
});

test('a platform that fails keeps the link for another try; each view is accessible', async ({
  page,
  at,
}) => {
  await faultOnce({ at, brand: 'pepper' }, 'PUT', '/verifyEmail/{brand}', 'status:503');
  await openVerifying(page, at('/verify-email?vtoken=any', 'pepper'));
  await expect(page.getByRole('alert')).toContainText('Please try again');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText('Invalid email verification link')).toBeVisible();
  // 204 keeps the browser on the page as it is while it waits.
  await page.route('**/api/recovery/verify-email', (route) => route.fulfill({ status: 204 }));
  await openVerifying(page, at('/verify-email?vtoken=any', 'pepper'));
  await expect(page.getByText('Verifying your email…')).toBeVisible();
  await expectAccessible(page);
  await bringOn(page);
  await expectAccessible(page);
});

test.describe('On a phone', () => {
  test.use({ userAgent: android });

  test('the app can be opened', async ({ page, at }) => {
    for (const path of ['/verify-email', '/reset-password']) {
      await page.goto(at(path, 'notion'));
      await expect(page.getByRole('link', { name: 'Open App' })).toHaveAttribute('href', /^intent:\/\/open/);
    }
  });
});

test.describe('On a device that may be an iPad', () => {
  test.use({ userAgent: macintosh });

  for (const points of [0, 5]) {
    test(`with ${points} touch points`, async ({ page, at }) => {
      await page.addInitScript((count) => {
        Object.defineProperty(navigator, 'maxTouchPoints', { value: count });
      }, points);
      await page.goto(at('/verify-email', 'notion'));
      await expect(page.getByRole('link', { name: 'Return to Login' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Open App' })).toHaveCount(points > 1 ? 1 : 0);
    });
  }
});

for (const brand of ['notion', 'momentum']) {
  test.describe(`${brand}, light and dark`, () => {
    test.use({
      viewport: { width: 320, height: 700 },
      userAgent: android,
      // A colour that is still in a transition would have another contrast.
      contextOptions: { reducedMotion: 'reduce' },
    });

    test('every view is accessible, and fits a narrow screen', async ({ page, at }) => {
      const looksRight = async () => {
        await expectAccessible(page);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      };
      const email = `nobody-of-this-name@${brand}.example`;
      await page.goto(at('/forgot-password', brand));
      await looksRight();
      await page.getByLabel('Email Address').fill(email);
      await page.getByRole('button', { name: 'Send Reset Link' }).click();
      await page.waitForURL(/submitted/);
      await looksRight();
      await page.getByRole('button', { name: 'Resend Reset Link' }).click();
      await page.waitForURL(/resent/);
      await looksRight();
      await page.goto(at('/reset-password?vtoken=any&email=owner%40geeni.example', brand));
      await alive(page);
      await choose(page, 'short', 'other');
      await expect(page.getByText('Entered passwords don’t match').first()).toBeAttached();
      await looksRight();
      await page.route('**/api/recovery/reset-password', (route) => route.abort());
      await choose(page, NEW);
      await page.getByRole('button', { name: 'Reset Password' }).click();
      await expect(page.getByRole('alert')).toBeVisible();
      await looksRight();
      await page.unroute('**/api/recovery/reset-password');
      await page.getByRole('button', { name: 'Reset Password' }).click();
      await expect(page.getByRole('heading', { name: 'The password reset link is invalid' })).toBeVisible();
      await looksRight();
      await openVerifying(page, at('/verify-email?vtoken=any', brand));
      await expect(page.getByText('Invalid email verification link')).toBeVisible();
      await looksRight();
    });
  });
}

test('the rules that a new password meets are ticked while it is typed, and it can be shown', async ({
  page,
  at,
}) => {
  await page.goto(at('/reset-password?vtoken=any&email=owner%40geeni.example', 'otis'));
  await alive(page);
  const field = page.getByLabel('New Password', { exact: true });
  const ticked = page.locator('.password-needs .met');
  await expect(field).toHaveAccessibleDescription(/8 to 40 characters.*A number/);
  await expect(ticked).toHaveCount(0);
  await field.fill('Abc1');
  await expect(ticked).toHaveText([/An uppercase letter/, /A lowercase letter/, /A number/]);
  await field.fill(NEW);
  await expect(ticked).toHaveCount(await page.locator('.password-needs > li').count());
  await page.getByRole('button', { name: 'Show new password' }).click();
  await expect(field).toHaveAttribute('type', 'text');
});

test('after the mail is sent, the page offers only to wait', async ({ page, at }) => {
  await askForLink(page, at, 'nobody@otis.example', 'otis');
  await expect(page.locator('main .button:not(.secondary, .quiet)')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Return to Login' })).toBeVisible();
});

test('logo and heading of a mailed link’s page are on one axis', async ({ page, at }) => {
  for (const path of ['/reset-password?vtoken=any', '/reset-password']) {
    await page.goto(at(path, 'pepper'));
    const middles = await page.locator('.white-head img, h1').evaluateAll((parts) =>
      parts.map((part) => {
        const { left, width } = part.getBoundingClientRect();
        return Math.round(left + width / 2);
      }),
    );
    expect(new Set(middles).size).toBe(1);
    expect(await page.locator('h1').evaluate((heading) => getComputedStyle(heading).textAlign)).toBe(
      'center',
    );
  }
});
