import type { BrowserContext, Page } from '@playwright/test';
import { expect, faultOnce, paused, signedInBy, test as base } from '../support/portal-test.ts';
import { inAllOnly } from '../../support/suite.ts';

type Message = { brand: string; message: { event: string } };

const test = base.extend<{
  /** The link that an app opens; with parameters it is the isolated one. */
  appLink: (brand: string, persona: string, parameters?: Record<string, string>) => Promise<string>;
  /** The messages that the portal sent to the apps of a brand, newest first. */
  told: (brand: string) => Promise<string[]>;
}>({
  appLink: async ({ baseURL, at }, use) => {
    const { port } = new URL(baseURL ?? '');
    await use(async (brand, persona, parameters = { nextPath: 'plans', source: 'ios' }) => {
      const answer = await fetch(`http://127.0.0.1:${port}/sandbox/sso`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ brand, email: `${persona}@${brand}.example` }),
      });
      const { token }: { token: string } = await answer.json();
      return at(`/isolated-sso-redirect?${new URLSearchParams({ token, ...parameters })}`, brand);
    });
  },
  told: async ({ baseURL }, use) => {
    const { port } = new URL(baseURL ?? '');
    await use(async (brand) => {
      const answer = await fetch(`http://127.0.0.1:${port}/sandbox/native-messages`);
      const messages: Message[] = await answer.json();
      return messages.filter((each) => each.brand === brand).map(({ message }) => message.event);
    });
  },
});

/** Gives every page the native bridge of the brand's app, as the sandbox's app does. */
async function insideTheApp(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    window.name = 'native-app';
  });
}

/** The addresses in the history of a tab. */
async function history(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { entries } = await session.send('Page.getNavigationHistory');
  return entries.map(({ url }) => url);
}

/** Collects the posts of the arrival's form, by the browser or by a script of the page. */
function formPosts(page: Page): string[] {
  const posts: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'POST' && pathname === '/api/sso') posts.push(pathname);
  });
  return posts;
}

test('the app carries out Back at the plans, after the person has confirmed, and receives that the plans cannot be shown', async ({
  context,
  page,
  at,
  appLink,
  told,
}) => {
  const brand = 'otis';
  await insideTheApp(context);
  await page.goto(await appLink(brand, 'owner'));
  await page.waitForURL(at('/plans', brand));
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Are you sure you want to go back?' });
  await question.getByRole('button').first().click();
  await expect(question).toBeHidden();
  expect(await told(brand)).not.toContain('NAVIGATE_BACK');
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await question.getByRole('button').last().click();
  await expect.poll(() => told(brand)).toContain('NAVIGATE_BACK');
  expect(page.url()).toBe(at('/plans', brand));
  await faultOnce({ at, brand }, 'GET', '/subscriptions', 'status:500');
  await page.reload();
  await expect(page.getByText(/unable to retrieve your information/)).toBeVisible();
  await expect.poll(() => told(brand)).toContain('subscriptionsFlowError');
});

test('the link signs in by itself in the app, which is greeted on every page, and Back goes to the page before it', async ({
  context,
  page,
  at,
  appLink,
  told,
}) => {
  const brand = 'visi';
  const before = (await told(brand)).length;
  await insideTheApp(context);
  await page.goto(at('/error', brand));
  const posts = formPosts(page);
  await page.goto(await appLink(brand, 'owner', { nextPath: 'plans', source: 'android' }));
  await page.waitForURL(at('/plans', brand));
  await expect(page.getByRole('button', { name: 'Olivia Bennett' })).toBeVisible();
  expect(posts).toEqual(['/api/sso']);
  expect((await history(page)).slice(-2)).toEqual([at('/error', brand), at('/plans', brand)]);
  await expect.poll(async () => (await told(brand)).length).toBeGreaterThan(before);
  await page.goBack();
  await expect(page).toHaveURL(at('/error', brand));
  expect(posts).toEqual(['/api/sso']);
  const first = (await told(brand)).length;
  await page.goto(at('/payment', brand));
  await expect.poll(async () => (await told(brand)).length).toBeGreaterThan(first);
  expect(new Set(await told(brand))).toEqual(new Set(['HELLO']));
});

test(
  'a signed-in person is asked, and may keep their session; two presses on the button of the question send one form',
  inAllOnly,
  async ({ context, page, at, appLink }) => {
    const brand = 'nightowl';
    await signedInBy(context, at, 'trial', brand);
    const posts = formPosts(page);
    await page.goto(await appLink(brand, 'owner'));
    await expect(
      page.getByText(/^You are signed in as Theo R\. This link opens the account in the .+ app: Olivia B\.$/),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Keep this account' }).click();
    await page.waitForURL(at('/plans', brand));
    await expect(page.getByRole('button', { name: 'Theo Ramsey' })).toBeVisible();
    expect(posts).toEqual(['/api/sso', '/api/sso']);
    expect((await history(page)).join(' ')).not.toMatch(/token=|sealed=/);
    await page.goto(await appLink(brand, 'yearly'));
    await expect(page.getByRole('heading', { name: 'Switch accounts?' })).toBeVisible();
    posts.length = 0;
    await page.getByRole('button', { name: 'Switch to the app’s account' }).dblclick();
    await page.waitForURL(at('/plans', brand));
    await expect(page.getByRole('button', { name: 'Yasmin Haddad' })).toBeVisible();
    expect(posts).toEqual(['/api/sso']);
  },
);

test('a link that is opened outside the app names its account, and asks', async ({
  context,
  page,
  at,
  appLink,
}) => {
  const brand = 'momentum';
  await page.goto(await appLink(brand, 'owner', { nextPath: 'payment', source: 'ios' }));
  await expect(page.getByRole('heading', { name: 'Is this your account?' })).toBeVisible();
  const account = 'Olivia Bennett (o*****@m*****.example)';
  await expect(page.getByText(`This link opens the account of ${account}.`)).toBeVisible();
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('__Host-session');
  await page.getByRole('button', { name: 'Not me' }).click();
  await expect(page).toHaveURL(at('/login?redirectUri=%2Fpayment', brand));
  await expect(page.getByText('Olivia Bennett')).toHaveCount(0);
  await page.goto(await appLink(brand, 'owner', { nextPath: 'payment', source: 'ios' }));
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL(at('/payment', brand));
  await expect(page.getByRole('button', { name: 'Olivia Bennett' })).toBeVisible();
});

test(
  'who reloads the page while the link is exchanged reads why there is no session; Back after an answered question leads on',
  inAllOnly,
  async ({ page, at, appLink }) => {
    const brand = 'notion';
    await test.step('reload', async () => {
      const answer = await paused({ at, brand }, 'POST', '/byToken');
      const exchange = page.waitForRequest((request) => request.url().endsWith('/api/sso'));
      await page.goto(await appLink(brand, 'owner'));
      await exchange;
      await page.reload();
      await expect(page.getByText('No token provided. Sign in here')).toBeVisible();
      await answer();
    });
    await test.step('Back', async () => {
      await page.goto(await appLink(brand, 'owner'));
      await expect(page.getByRole('heading', { name: 'Is this your account?' })).toBeVisible();
      // The question's script is there when its button is pressed.
      await page.getByRole('button', { name: 'Continue' }).focus();
      await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.waitForURL(at('/plans', brand));
      await page.goBack();
      await page.waitForURL(at('/plans', brand));
      await expect(page.getByText('No token provided')).toHaveCount(0);
    });
  },
);

test(
  'the sandbox opens the portal as the app, in a tab of its own, and shows the messages that it received',
  inAllOnly,
  async ({ page, at }) => {
    await page.goto(at('/sandbox', 'momentum'));
    const form = page.locator('#native form').first();
    await form.getByLabel('Who').selectOption('Theo Ramsey');
    await form.getByLabel('Phone').selectOption('Android');
    await form.getByLabel('Opens').selectOption('/plans');
    const opening = page.waitForEvent('popup');
    await form.getByRole('button', { name: 'Open in the app' }).click();
    const app = await opening;
    await app.waitForURL(at('/plans', 'momentum'));
    await expect(app.getByRole('button', { name: 'Theo Ramsey' })).toBeVisible();
    await expect(page.locator('#native-live').getByText('HELLO (momentum)').first()).toBeVisible();
  },
);

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the button signs in; Back shows neither the token nor its page', async ({ page, at, appLink }) => {
    const link = await appLink('visi', 'owner');
    const posts = formPosts(page);
    await page.goto(link);
    await expect(page.locator('noscript p')).toBeVisible();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('This link opens the account of Olivia Bennett')).toBeVisible();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL(at('/plans', 'visi'));
    await expect(page.getByRole('button', { name: 'Olivia Bennett' })).toBeVisible();
    expect((await history(page)).join(' ')).not.toContain(new URL(link).searchParams.get('token'));
    expect(posts).toEqual(['/api/sso', '/api/sso']);
    await page.goBack();
    await expect(page).toHaveURL(at('/plans', 'visi'));
    await expect(page.getByRole('button', { name: 'Olivia Bennett' })).toBeVisible();
    expect(posts).toHaveLength(2);
  });

  test('the sandbox opens the portal as the app', async ({ page, at }) => {
    await page.goto(at('/sandbox', 'notion'));
    const opening = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Open in the app' }).click();
    const app = await opening;
    await app.getByRole('button', { name: 'Continue' }).click();
    await app.getByRole('heading', { name: 'Is this your account?' }).waitFor();
    await app.getByRole('button', { name: 'Continue' }).click();
    await expect(app).toHaveURL(at('/subscriptions', 'notion'));
  });
});
