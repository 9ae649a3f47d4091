import type { Page } from '@playwright/test';
import { expect, fillSignIn, holdRequests, signedInBy, test } from '../support/portal-test.ts';

// A network causes ten lines in ten minutes, and other tests cause some, too.
test.use({ portalOf: 'islands' });

/** The lines of the portal's log about an error of a script. */
const told = (stored: () => string[], error: string) =>
  stored()
    .flatMap((text) => text.split('\n'))
    .filter((line) => line.includes('"browser_report"') && line.includes(error));

/** Replaces the sign-in form by one that throws where `window.broken` says so. */
async function breakSignIn(page: Page): Promise<void> {
  await page.route(/\/_astro\/sign-in-form\.[^/]*\.js$/, (route) => {
    const { pathname } = new URL(route.request().url());
    return route.fulfill({
      contentType: 'text/javascript',
      body: `import { SignInForm as Whole } from '${pathname}?whole';
        export function SignInForm(props) {
          if (globalThis.broken) throw new EvalError('a test broke this');
          return Whole(props);
        }`,
    });
  });
}

async function signsInPlainly(page: Page): Promise<void> {
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.isNavigationRequest());
  await page.getByLabel('Password', { exact: true }).fill('Passw0rd!');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  expect((await sent).postData()).toContain('username=owner%40otis.example');
  await expect(page).toHaveURL(/\/subscriptions/);
}

// These tests use a context of their own, because the usual one fails on any console error.
test.describe('An island that fails leaves its form to the browser, and reports the error', () => {
  test('during hydration', async ({ browser, at, stored }) => {
    const page = await browser.newPage();
    await breakSignIn(page);
    await page.addInitScript(() => Reflect.set(globalThis, 'broken', true));
    await page.goto(at('/login', 'otis'));
    const email = page.getByLabel('Email Address');
    await email.fill('owner@otis.example');
    await expect.poll(() => told(stored, 'EvalError')).toHaveLength(2);
    const [island = ''] = told(stored, '"kind":"island","error":"EvalError"');
    expect(island).toMatch(/"island":"\/_astro\/sign-in-form\.[^"]*\.js","page":"\/login"/);
    expect(told(stored, '"kind":"script","error":"EvalError"')[0]).toContain('"page":"/login"');
    await expect(email).toHaveValue('owner@otis.example');
    await expect(email).toBeFocused();
    await signsInPlainly(page);
    await page.close();
  });

  test('after hydration, with the typed and ticked values', async ({ browser, at }) => {
    const page = await browser.newPage();
    await breakSignIn(page);
    await page.goto(at('/login', 'otis'));
    const email = page.getByLabel('Email Address');
    await email.focus();
    await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeDisabled();
    await page.getByLabel('Remember Me').check();
    await page.evaluate(() => Reflect.set(globalThis, 'broken', true));
    await email.fill('owner@otis.example');
    await page.getByLabel('Password', { exact: true }).fill('x');
    await expect(page.getByRole('button', { name: 'Show password' })).toHaveCount(0);
    await expect(page.getByLabel('Remember Me')).toBeChecked();
    await signsInPlainly(page);
    await page.close();
  });
});

for (const [which, script] of [
  ['its island', '**/_astro/sign-in-form.*.js'],
  ['the island around it', '**/_astro/social-sign-in.*.js'],
] as const)
  test(`A press that only a script answers, made before ${which} is hydrated, is answered after it`, async ({
    context,
    page,
    at,
  }) => {
    const release = await holdRequests(context, script);
    await page.goto(at('/login'));
    await fillSignIn(page, 'owner', 'geeni', 'nope');
    await expect(page.getByRole('alert')).toBeFocused();
    await page.getByRole('button', { name: 'Close' }).press('Enter');
    await expect(page.getByRole('alert')).toBeVisible();
    release();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

/** Puts two elements in the place of each text of the page, as the translator of a browser does. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    for (const text of texts) {
      if (text.data.trim() === '' || text.parentElement?.closest('script, style, option')) continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = text.data;
      outer.appendChild(inner);
      text.replaceWith(outer);
    }
  });

test('Under a browser’s translator a text of an island still changes, and something comes beside it', async ({
  page,
  context,
  at,
}) => {
  await signedInBy(context, at, 'owner', 'geeni');
  await page.goto(at('/manage-devices', 'geeni'));
  const count = page.locator('.device-count');
  const driveway = page.getByRole('checkbox', { name: 'Driveway' });
  const save = page.getByRole('button', { name: 'Save Changes' });
  await expect(save).toHaveAttribute('aria-disabled', 'true');
  await translate(page);
  await driveway.uncheck();
  await expect(count).toHaveText('1 of 2 selected');
  await translate(page);
  await driveway.check();
  await save.press('Enter');
  await expect(count).toHaveText(/^2 of 2 selected\S/);
});
