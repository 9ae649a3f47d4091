import {
  brands,
  expect,
  fillSignIn,
  holdRequests,
  PASSWORD,
  test,
  wakeSignIn,
} from '../support/portal-test.ts';
import { inAllOnly, usualIf } from '../../support/suite.ts';

test.describe('Sign-in by password', () => {
  test('owner signs in, sees their plan with its devices in a style sheet and a font fetched while they typed, and signs out; Remember Me fills in the e-mail, and nothing else', async ({
    page,
    at,
  }) => {
    await page.goto(at('/'));
    const sheet = page.waitForResponse(/\/_astro\/signed-in\.[\w-]+\.css$/);
    const font = page.waitForResponse(/\/_astro\/[\w-]+\.[\w-]+\.woff2$/);
    await page.getByLabel('Email Address').focus();
    expect((await sheet).ok()).toBe(true);
    expect((await font).ok()).toBe(true);
    await page.getByLabel('Remember Me').check();
    await fillSignIn(page, 'owner');
    await page.waitForURL(at('/subscriptions'));
    await expect(page.getByRole('heading', { level: 1, name: 'My Plan' })).toBeVisible();
    await expect(page.getByRole('list', { name: 'Devices' }).getByRole('listitem')).toHaveCount(2);
    const again = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming && entry.name.endsWith('.css'))
        .map((entry) => (entry instanceof PerformanceResourceTiming ? entry.transferSize : -1)),
    );
    expect(again).toEqual([0]);
    await page.getByRole('button', { name: 'Olivia Bennett' }).click();
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await page.waitForURL(at('/'));
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
    await expect(page.getByLabel('Email Address')).toHaveValue('owner@geeni.example');
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
    await expect(page.getByLabel('Remember Me')).toBeChecked();
  });

  test('the button needs both fields and an e-mail of any shape; a wrong password shows an alert that has and shows the focus, keeps its distance and the e-mail, and can be closed', async ({
    page,
    at,
  }) => {
    await page.goto(at('/login', 'pepper'));
    const button = page.getByRole('button', { name: 'Sign In' });
    const email = page.getByLabel('Email Address');
    const password = page.getByLabel('Password', { exact: true });
    await test.step('the button is enabled as served, and after hydration only with both fields filled', async () => {
      await expect(button).toBeEnabled();
      await email.focus();
      await expect(button).toBeDisabled();
      await email.fill('not an e-mail');
      await expect(button).toBeDisabled();
      await password.fill('nope');
      await expect(button).toBeEnabled();
      await email.fill('   ');
      await expect(button).toBeDisabled();
      await expect(page.getByRole('link', { name: 'Forgot Password?' })).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Show password' })).toHaveCount(0);
    });
    await email.fill('not an e-mail');
    await button.click();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('The email or password you entered is incorrect.');
    await expect(alert).toBeFocused();
    await expect(email).toHaveValue('not an e-mail');
    await expect(alert.getByRole('link')).toHaveText(['Forgot Password?']);
    expect(await alert.evaluate((box) => getComputedStyle(box).outlineStyle)).toBe('solid');
    const [heading, notice, label] = await Promise.all(
      [page.getByRole('heading', { level: 1 }), alert, page.getByText('Email Address', { exact: true })].map(
        (part) => part.boundingBox(),
      ),
    );
    if (!heading || !notice || !label) throw new Error('something is not there');
    expect(notice.y - heading.y - heading.height).toBeGreaterThanOrEqual(12);
    expect(label.y - notice.y - notice.height).toBeGreaterThanOrEqual(16);
    await alert.getByRole('button', { name: 'Close' }).click();
    await expect(alert).toHaveCount(0);
  });

  test('without a connection a message says so, and the typed text stays; while the next call runs the button is busy and a second press sends nothing', async ({
    page,
    context,
    at,
  }) => {
    await page.goto(at('/login'));
    await wakeSignIn(page);
    const button = page.getByRole('button', { name: 'Sign In' });
    await page.getByLabel('Email Address').fill('owner@geeni.example');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.route('**/api/auth/sign-in', (route) => route.abort());
    await button.click();
    await expect(page.getByRole('alert')).toContainText('You seem to be offline.');
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(PASSWORD);
    await page.unroute('**/api/auth/sign-in');
    let sent = 0;
    await page.route('**/api/auth/sign-in', async (route) => {
      sent += 1;
      await route.continue();
    });
    await button.dblclick();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await page.waitForURL(at('/subscriptions'));
    expect(sent).toBe(1);
    expect((await context.cookies()).some(({ name }) => name === '__Host-session')).toBe(true);
  });

  test('a press on Sign In with empty fields shows messages at the fields, also before hydration', async ({
    page,
    context,
    at,
  }) => {
    const release = await holdRequests(context, '**/sign-in-form.*.js');
    await page.goto(at('/login', 'otis'));
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    release();
    await expect(page.locator('#username-error')).toHaveText('Please enter your email address.');
    await expect(page.locator('#password-error')).toHaveText('Please enter your password.');
    const email = page.getByLabel('Email Address');
    await expect(email).toBeFocused();
    await expect(email).toHaveAccessibleDescription('Please enter your email address.');
    await email.fill('o');
    await expect(page.locator('#username-error')).toBeEmpty();
    await expect(page.locator('#password-error')).not.toBeEmpty();
  });
});

test('nightowl shows and hides the password and offers Forgot Password?', async ({ page, at }) => {
  await page.goto(at('/login', 'nightowl'));
  await expect(page.getByRole('link', { name: 'Forgot Password?' })).toHaveAttribute(
    'href',
    '/forgot-password',
  );
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('secret');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(password).toHaveAttribute('type', 'password');
});

for (const locale of ['en-US', 'he-IL'])
  test.describe(`In ${locale}`, () => {
    test.use({ locale });

    test(
      'nightowl: the room for the password ends before its button',
      usualIf(locale === 'he-IL'),
      async ({ page, at }) => {
        await page.goto(at('/login', 'nightowl'));
        await page.locator('#password').focus();
        await expect(page.locator('.field-toggle')).toBeVisible();
        const { room, button } = await page.locator('#password').evaluate((field) => {
          const { paddingLeft, paddingRight } = getComputedStyle(field);
          const { left, right } = field.getBoundingClientRect();
          const beside = field.parentElement?.querySelector('button')?.getBoundingClientRect();
          return {
            room: {
              left: left + Number.parseFloat(paddingLeft),
              right: right - Number.parseFloat(paddingRight),
            },
            button: { left: beside?.left ?? Number.NaN, right: beside?.right ?? Number.NaN },
          };
        });
        if (locale === 'he-IL') expect(room.left).toBeGreaterThanOrEqual(button.right);
        else expect(room.right).toBeLessThanOrEqual(button.left);
      },
    );
  });

test(
  'on a short laptop the sign-in form needs no scrolling, on a usual one the page only where law pages fill the footer; the link to the app is shown on small screens only',
  inAllOnly,
  async ({ page, at }) => {
    for (const brand of brands) {
      await page.goto(at('/login', brand));
      for (const viewport of [
        { width: 1280, height: 900 },
        { width: 1440, height: 789 },
      ]) {
        await page.setViewportSize(viewport);
        const { form, below } = await page.evaluate(() => {
          const { clientHeight, scrollHeight } = document.documentElement;
          const main = document.querySelector('main')?.getBoundingClientRect();
          return { form: (main?.bottom ?? Infinity) - clientHeight, below: scrollHeight - clientHeight };
        });
        expect(form, `${brand} ${viewport.height}`).toBeLessThanOrEqual(0);
        if (viewport.height === 900 && (await page.locator('.footer a[href="/imprint"]').count()) === 0)
          expect(below, `${brand} ${viewport.height}`).toBe(0);
      }
    }
    await expect(page.getByText('Don’t have the app?')).toBeHidden();
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(page.getByText('Don’t have the app?')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Get it on Google Play' })).toBeVisible();
  },
);
