import { brands, expect, fillSignIn, held, test, wakeSignIn } from '../support/portal-test.ts';

test.describe('Sign-in by password', () => {
  for (const brand of brands) {
    test(`owner of ${brand} signs in, sees their plan with its devices, and signs out`, async ({
      page,
      at,
    }) => {
      await page.goto(at('/', brand));
      await fillSignIn(page, 'owner', brand);
      await page.waitForURL(at('/subscriptions', brand));
      await expect(page.getByRole('heading', { level: 1, name: 'My Plan' })).toBeVisible();
      await expect(page.getByRole('list', { name: 'Devices' }).getByRole('listitem')).toHaveCount(2);
      await page.getByRole('button', { name: 'Olivia Bennett' }).click();
      await page.getByRole('button', { name: 'Sign Out' }).click();
      await page.waitForURL(at('/', brand));
      await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
    });
  }

  test('the button is enabled as served, and after hydration only with both fields filled', async ({
    page,
    at,
  }) => {
    await page.goto(at('/login'));
    const button = page.getByRole('button', { name: 'Sign In' });
    await expect(button).toBeEnabled();
    await page.getByLabel('Email Address').focus();
    await expect(button).toBeDisabled();
    await page.getByLabel('Email Address').fill('owner@geeni.example');
    await expect(button).toBeDisabled();
    await page.getByLabel('Password', { exact: true }).fill('x');
    await expect(button).toBeEnabled();
    await page.getByLabel('Email Address').fill('   ');
    await expect(button).toBeDisabled();
  });

  test('the style sheet of signed-in pages is fetched while a person types', async ({ page, at }) => {
    await page.goto(at('/login'));
    const sheet = page.waitForResponse(/\/_astro\/signed-in\.[\w-]+\.css$/);
    await page.getByLabel('Email Address').focus();
    const fetched = await sheet;
    expect(fetched.ok()).toBe(true);
    await fillSignIn(page, 'owner', 'geeni');
    await page.waitForURL(at('/subscriptions'));
    const again = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming && entry.name.endsWith('.css'))
        .map((entry) => (entry instanceof PerformanceResourceTiming ? entry.transferSize : -1)),
    );
    expect(again).toEqual([0]);
  });

  test('the e-mail may have any shape', async ({ page, at }) => {
    await page.goto(at('/login'));
    await page.getByLabel('Email Address').fill('not an e-mail');
    await page.getByLabel('Password', { exact: true }).fill('x');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByRole('alert')).toContainText('The email or password you entered is incorrect.');
  });

  test('a wrong password shows an alert that has the focus, keeps the e-mail and can be closed', async ({
    page,
    at,
  }) => {
    await page.goto(at('/login'));
    await wakeSignIn(page);
    await fillSignIn(page, 'wrong-password', 'geeni', 'nope');
    const alert = page.getByRole('alert');
    await expect(alert).toBeFocused();
    await expect(page.getByLabel('Email Address')).toHaveValue('wrong-password@geeni.example');
    await expect(alert.getByRole('link')).toHaveText(['Forgot Password?']);
    await alert.getByRole('button', { name: 'Close' }).click();
    await expect(alert).toHaveCount(0);
  });

  test('while the call runs the button is busy and a second press sends nothing', async ({ page, at }) => {
    let sent = 0;
    await page.route('**/api/auth/sign-in', async (route) => {
      sent += 1;
      await route.continue();
    });
    await page.goto(at('/login'));
    await wakeSignIn(page);
    await page.getByLabel('Email Address').fill('owner@geeni.example');
    await page.getByLabel('Password', { exact: true }).fill('Passw0rd!');
    const button = page.getByRole('button', { name: 'Sign In' });
    await button.dblclick();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await page.waitForURL(at('/subscriptions'));
    expect(sent).toBe(1);
  });

  test('without a connection a message says so, and the typed text stays', async ({ page, context, at }) => {
    await page.goto(at('/login'));
    await wakeSignIn(page);
    await page.getByLabel('Email Address').fill('owner@geeni.example');
    await page.getByLabel('Password', { exact: true }).fill('Passw0rd!');
    await page.route('**/api/auth/sign-in', (route) => route.abort());
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByRole('alert')).toContainText('You seem to be offline.');
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('Passw0rd!');
    await page.unroute('**/api/auth/sign-in');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.waitForURL(at('/subscriptions'));
    expect((await context.cookies()).some(({ name }) => name === '__Host-session')).toBe(true);
  });

  test('Remember Me fills in the e-mail, and nothing else', async ({ page, at }) => {
    await page.goto(at('/login'));
    await page.getByLabel('Remember Me').check();
    await fillSignIn(page, 'owner');
    await page.waitForURL(at('/subscriptions'));
    await page.context().clearCookies({ name: '__Host-session' });
    await page.goto(at('/login'));
    await expect(page.getByLabel('Email Address')).toHaveValue('owner@geeni.example');
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
    await expect(page.getByLabel('Remember Me')).toBeChecked();
  });

  test('a person who is signed in already is redirected from the sign-in page', async ({ page, at }) => {
    await page.goto(at('/login'));
    await fillSignIn(page, 'owner');
    await page.waitForURL(at('/subscriptions'));
    await page.goto(at('/login?redirectUri=%2Fplans'));
    await expect(page).toHaveURL(at('/plans'));
  });
});

test.describe('What differs by brand', () => {
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

  for (const brand of brands.filter((name) => name !== 'nightowl')) {
    test(`${brand} has neither of these on its login page`, async ({ page, at }) => {
      await page.goto(at('/login', brand));
      await page.getByLabel('Password', { exact: true }).fill('secret');
      await expect(page.getByRole('button', { name: 'Sign In' })).toBeDisabled();
      await expect(page.getByRole('link', { name: 'Forgot Password?' })).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Show password' })).toHaveCount(0);
    });
  }

  test('the link to the app is shown on small screens only', async ({ page, at }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(at('/login'));
    await expect(page.getByText("Don't have the app?")).toBeVisible();
    await expect(page.getByRole('link', { name: 'Get it on Google Play' })).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(page.getByText("Don't have the app?")).toBeHidden();
  });
});

test('the header’s link to sign in is marked as the current page on the sign-in page only', async ({
  page,
  at,
}) => {
  const way = page.getByRole('banner').getByRole('link', { name: 'Sign In' });
  for (const path of ['/', '/login']) {
    await page.goto(at(path));
    await expect(way).toHaveAttribute('aria-current', 'page');
  }
  await page.goto(at('/plans'));
  await expect(way).not.toHaveAttribute('aria-current');
});

test('on a short laptop the sign-in page does not scroll', async ({ page, at }) => {
  for (const brand of brands) {
    for (const viewport of [
      { width: 1280, height: 900 },
      { width: 1440, height: 789 },
    ]) {
      await page.setViewportSize(viewport);
      await page.goto(at('/login', brand));
      const overflow = () =>
        page.evaluate(() => document.documentElement.scrollHeight - document.documentElement.clientHeight);
      expect(await overflow(), `${brand} ${viewport.height}`).toBe(0);
    }
  }
});

test('a press on Sign In with empty fields shows messages at the fields, also before hydration', async ({
  page,
  context,
  at,
}) => {
  const release = await held(context, '**/sign-in-form.*.js');
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

test('a notice keeps its distance from the heading and the first field, and shows its focus', async ({
  page,
  at,
}) => {
  await page.goto(at('/login', 'pepper'));
  await fillSignIn(page, 'axe', 'pepper', 'nope');
  const alert = page.getByRole('alert');
  await expect(alert).toBeFocused();
  expect(await alert.evaluate((box) => getComputedStyle(box).outlineStyle)).toBe('solid');
  const [heading, notice, label] = await Promise.all(
    [page.getByRole('heading', { level: 1 }), alert, page.getByText('Email Address', { exact: true })].map(
      (part) => part.boundingBox(),
    ),
  );
  if (!heading || !notice || !label) throw new Error('something is not there');
  expect(notice.y - heading.y - heading.height).toBeGreaterThanOrEqual(12);
  expect(label.y - notice.y - notice.height).toBeGreaterThanOrEqual(16);
});
