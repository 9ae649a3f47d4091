import type { Page } from '@playwright/test';
import { expectAccessibleIn as expectAccessible } from '../support/accessible.ts';
import { enterCode, expect, fillSignIn, type SandboxMail, test } from '../support/portal-test.ts';
import { inAllOnly, usualIf } from '../../support/suite.ts';

const names = {
  geeni: 'Merkury Smart',
  nightowl: 'Night Owl',
  momentum: 'Momentum',
  otis: 'Otis',
} as const;

/** The brands that are linked with JavaScript, and without. */
const journeys = [
  { javaScriptEnabled: true, toGoogle: 'geeni', toAlexa: 'momentum' },
  { javaScriptEnabled: false, toGoogle: 'nightowl', toAlexa: 'otis' },
] as const;

/** The newest code of a brand. Each test here has a brand of its own, so that their codes do not mix. */
function newestCode(mails: SandboxMail[], brand: string): string {
  const code = mails.find((mail) => mail.brand === brand)?.code;
  if (!code) throw new Error('no code was sent');
  return code;
}

/** The hosts that the sandbox's assistants redirect through. */
const ways = {
  google: [
    'oauth-redirect.googleusercontent.localhost',
    'home.google.localhost',
    'assistant.google.localhost',
  ],
  alexa: ['pitangui.amazon.localhost', 'skills-store.amazon.localhost', 'alexa.amazon.localhost'],
};

/** The hosts that the page makes requests to, in the order of the first request. */
function hostsOf(page: Page): Set<string> {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).hostname));
  return hosts;
}

for (const { javaScriptEnabled, toGoogle, toAlexa } of journeys) {
  test.describe(javaScriptEnabled ? 'With JavaScript' : 'Without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test(
      `${toGoogle} is linked to Google from the sandbox’s app, through all of its hosts and no other`,
      usualIf(javaScriptEnabled),
      async ({ page, at }) => {
        const hosts = hostsOf(page);
        await page.goto(at('/sandbox', toGoogle));
        await page.getByRole('button', { name: /^Link Google Home/ }).click();
        await expect(page).toHaveURL(/\/oauth\/google\?/);
        await expect(
          page.getByRole('heading', { name: `Link your ${names[toGoogle]} account to Google` }),
        ).toBeVisible();
        await expect(
          page.getByText('By signing in, you are authorizing Google to access your devices'),
        ).toBeVisible();
        await fillSignIn(page, 'owner', toGoogle);
        await expect(
          page.getByRole('heading', { name: `${names[toGoogle]} is linked to Google Home` }),
        ).toBeVisible();
        await expect(page.getByText(`owner@${toGoogle}.example`)).toBeVisible();
        expect([...hosts]).toEqual([new URL(at('/', toGoogle)).hostname, ...ways.google]);
      },
    );

    test(
      `${toAlexa} is linked to Alexa with a code, through all of its hosts`,
      usualIf(!javaScriptEnabled),
      async ({ page, at, outbox }) => {
        const hosts = hostsOf(page);
        await page.goto(at('/sandbox/assistants/alexa/start', toAlexa));
        await fillSignIn(page, 'mfa-sms', toAlexa, 'nope');
        await expect(page.getByRole('alert')).toContainText(
          'The email or password you entered is incorrect.',
        );
        await expect(page.getByLabel('Email Address')).toHaveValue(`mfa-sms@${toAlexa}.example`);
        await expect(page.getByLabel('Password')).toBeFocused();
        await fillSignIn(page, 'mfa-sms', toAlexa);
        await expect(page).toHaveURL(/\/oauth\/alexa\/code\?request=[\w-]{8}$/);
        const codePage = page.url();
        await expect(page.getByText('(xxx) xxx-xx42')).toBeVisible();
        const code = newestCode(await outbox('+12025550142'), toAlexa);
        await enterCode(page, code === '000000' ? '111111' : '000000');
        await expect(page.getByRole('alert')).toContainText('Wrong Verification Code');
        if (javaScriptEnabled) {
          await expect(page.getByRole('button', { name: /^New code in \d+ s$/ })).toBeDisabled();
        } else {
          await page.getByRole('button', { name: 'Resend verification code' }).click();
          await expect(page.getByRole('alert')).toContainText('You can ask for another one in');
        }
        await enterCode(page, `${code.slice(0, 3)} ${code.slice(3)}`);
        await expect(
          page.getByRole('heading', { name: `${names[toAlexa]} is linked to Alexa` }),
        ).toBeVisible();
        expect([...hosts]).toEqual([new URL(at('/', toAlexa)).hostname, ...ways.alexa]);
        await page.goto(codePage);
        await expect(
          page.getByRole('heading', { name: `Your ${names[toAlexa]} account is linked to Amazon Alexa` }),
        ).toBeVisible();
      },
    );
  });
}

test(
  'geeni is not linked after Cancel; the sandbox’s page and its assistants’ apps are accessible',
  inAllOnly,
  async ({ page, at }) => {
    await page.goto(at('/sandbox'));
    await expectAccessible(page);
    await page.goto(at('/sandbox/assistants/google/start'));
    await page.getByRole('link', { name: 'Cancel', exact: true }).click();
    await expect(
      page.getByRole('heading', { name: 'Merkury Smart is not linked to Google Home' }),
    ).toBeVisible();
    // Waits until the page has loaded: its buttons have no size before the style sheet has.
    await page.waitForURL(/\/sandbox\/assistants\/.*\/2\?/);
    await expectAccessible(page);
  },
);

test('the browser follows the form to the assistant’s own address, with the state as it was', async ({
  page,
  at,
}) => {
  const redirectUri = 'https://oauth-redirect.googleusercontent.com/r/geeni-home';
  const state = 'a%2Bb+c%20%22%27%F0%9F%98%80';
  await page.goto(
    at(`/oauth/google?client_id=geeni-google&redirect_uri=${encodeURIComponent(redirectUri)}&state=${state}`),
  );
  const followed = page.waitForRequest((request) => request.url().startsWith(redirectUri));
  await fillSignIn(page, 'owner');
  const request = await followed;
  expect(request.method()).toBe('GET');
  expect(request.url()).toMatch(/\?code=authorization-\w+&state=/);
  expect(request.url().split('&state=')[1]).toBe(state);
  expect(request.headers()['referer']).toBeUndefined();
});

test('where the page may not redirect by itself, its link does; Back redirects again, without a second code', async ({
  page,
  at,
}) => {
  await page.goto(at('/sandbox/assistants/alexa/start', 'otis'));
  // The refresh fails, as in a browser that is set to ignore it.
  await page.route('**/answer/otis?*', (route) => route.abort('aborted'), { times: 1 });
  const refreshed = page.waitForEvent('requestfailed', (request) => request.url().includes('/answer/otis?'));
  await fillSignIn(page, 'owner', 'otis');
  await refreshed;
  const link = page.getByRole('link', { name: 'Continue to Amazon Alexa' });
  await expect(link).toBeVisible();
  await expect(page).toHaveURL(/\/onward\?to=[\w.-]+$/);
  const linked = page.getByRole('heading', { name: 'Otis is linked to Alexa' });
  await link.click();
  await expect(linked).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.method()));
  await page.goBack();
  await expect(page).toHaveURL(/alexa\.amazon\.localhost/);
  await expect(linked).toBeVisible();
  expect(asked).not.toContain('POST');
});

test(
  'Back after the redirect to the assistant loads the page again, and sends no second code',
  inAllOnly,
  async ({ page, at }) => {
    await page.goto(at('/sandbox/assistants/google/start', 'visi'));
    await fillSignIn(page, 'owner', 'visi');
    await expect(page.getByRole('heading', { name: 'Visi is linked to Google Home' })).toBeVisible();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.method()));
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Link your Visi account to Google' })).toBeVisible();
    await expect(page.getByLabel('Password')).toHaveValue('');
    expect(asked).not.toContain('POST');
  },
);

test('two tabs end at their own assistants', inAllOnly, async ({ context, at }) => {
  const [google, alexa] = [await context.newPage(), await context.newPage()];
  await google.goto(at('/sandbox/assistants/google/start', 'pepper'));
  await alexa.goto(at('/sandbox/assistants/alexa/start', 'pepper'));
  await fillSignIn(google, 'owner', 'pepper');
  await expect(google.getByRole('heading', { name: 'Pepper is linked to Google Home' })).toBeVisible();
  await fillSignIn(alexa, 'collector', 'pepper');
  await expect(alexa.getByRole('heading', { name: 'Pepper is linked to Alexa' })).toBeVisible();
  await expect(alexa.getByText('collector@pepper.example')).toBeVisible();
});

test('the form helps as the sign-in form does: it requires its fields, shows the password, and is sent once', async ({
  page,
  at,
}) => {
  await page.goto(at('/sandbox/assistants/google/start', 'nightowl'));
  const button = page.getByRole('button', { name: 'Sign In', exact: true });
  const password = page.getByLabel('Password', { exact: true });
  await expect(page.getByRole('link', { name: 'Forgot Password?' })).toBeVisible();
  await expect(page.getByLabel('Remember Me')).toHaveCount(0);
  await page.getByLabel('Email Address').fill('owner@nightowl.example');
  await expect(button).toBeDisabled();
  await password.fill('Passw0rd!');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(new URL(request.url()).pathname));
  await button.dblclick();
  await expect(page.getByRole('heading', { name: 'Night Owl is linked to Google Home' })).toBeVisible();
  expect(posts).toEqual(['/api/linking/sign-in']);
});
