import { expect, signedInPage, test } from '../support/portal-test.ts';
import { usualIf } from '../../support/suite.ts';

/** The lines of the portal's log about a host or a place. */
const told = (stored: () => string[], what: string) =>
  stored()
    .flatMap((text) => text.split('\n'))
    .filter((line) => line.includes('"browser_report"') && line.includes(what));

// A network causes ten lines in ten minutes, and the scripts that other tests withhold are reported, too.
test.use({ portalOf: 'reports' });

// These tests use a context of their own, because the usual one fails on any console error.
test.describe('A report of the browser is logged', () => {
  test('for a script that the policy refuses', async ({ browser, at, stored }) => {
    const page = await browser.newPage();
    // A page with Google's button, where a script may write the address of another.
    await page.goto(at('/login?redirectUri=%2Fplans', 'geeni'));
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.src = 'https://refused-by-policy.example/any.js?who=jane';
      document.head.appendChild(script);
    });
    await expect.poll(() => told(stored, 'refused-by-policy.example')).toHaveLength(1);
    expect(told(stored, 'refused-by-policy.example')[0]).toMatch(
      /"directive":"script-src(-elem)?","blocked":"refused-by-policy\.example","page":"\/login"/,
    );
    expect(told(stored, 'refused-by-policy.example')[0]).not.toContain('jane');
    await page.close();
  });

  test('for text that becomes neither markup nor the address of a script', async ({
    browser,
    at,
    stored,
  }) => {
    const page = await browser.newPage();
    await page.goto(at('/login', 'otis'));
    const refused = await page.evaluate(() => {
      const tries = [
        () => (document.createElement('script').src = '/_astro/any.js'),
        () => (document.createElement('div').innerHTML = '<p>who=jane</p>'),
        () => document.body.insertAdjacentHTML('beforeend', '<p>who=jane</p>'),
      ];
      return tries.filter((one) => {
        try {
          one();
          return false;
        } catch {
          return true;
        }
      }).length;
    });
    expect(refused).toBe(3);
    const lines = () => told(stored, '"directive":"require-trusted-types-for"');
    await expect.poll(lines).toHaveLength(1);
    expect(lines()[0]).toContain('"page":"/login"');
    expect(lines()[0]).not.toContain('jane');
    await page.close();
  });

  test('for an error of a script, without its message', async ({ browser, at, stored }) => {
    const context = await browser.newContext();
    const page = await signedInPage(context, at, 'owner', 'otis');
    await page.evaluate(() => {
      setTimeout(() => {
        throw new RangeError('a test’s own error about jane@example.com');
      });
    });
    await expect.poll(() => told(stored, 'RangeError')).toHaveLength(1);
    expect(told(stored, 'RangeError')[0]).toContain('"page":"/subscriptions"');
    expect(told(stored, 'RangeError')[0]).not.toContain('jane');
    await context.close();
  });

  for (const [what, error, answer] of [
    ['cannot be loaded', 'TypeError', { status: 404 }],
    [
      'throws before it is there',
      'URIError',
      { contentType: 'text/javascript', body: "throw new URIError('about jane@example.com')" },
    ],
  ] as const)
    test(
      `for a form whose script ${what}`,
      usualIf(error === 'TypeError'),
      async ({ browser, at, stored }) => {
        const page = await browser.newPage();
        await page.route(/\/_astro\/forgot-form\.[^/]*\.js/, (route) => route.fulfill(answer));
        await page.goto(at('/forgot-password', 'visi'));
        await page.getByRole('textbox').focus();
        const lines = () => told(stored, `"kind":"island","error":"${error}"`);
        await expect.poll(lines).toHaveLength(1);
        expect(lines()[0]).toMatch(/"island":"\/_astro\/forgot-form\.[^"]*\.js","page":"\/forgot-password"/);
        expect(lines()[0]).not.toContain('jane');
        await page.close();
      },
    );

  for (const [provider, brand, path, script] of [
    ['google', 'momentum', '/login', '**/gsi-client.js'],
    ['recurly', 'geeni', '/billing', '**/sandbox/recurly/recurly.js'],
    ['stripe', 'nightowl', '/billing', '**/sandbox/stripe/stripe.js'],
  ] as const)
    test(
      `for ${provider}, whose script does not load`,
      usualIf(provider === 'stripe'),
      async ({ browser, at, stored }) => {
        const context = await browser.newContext();
        const page =
          path === '/login' ? await context.newPage() : await signedInPage(context, at, 'owner', brand);
        await page.route(script, (route) => route.abort());
        await page.goto(at(path, brand));
        const lines = () =>
          told(stored, `"kind":"provider","provider":"${provider}","page":"${path}"`).filter((line) =>
            line.includes(`"brand":"${brand}"`),
          );
        await expect.poll(lines).toHaveLength(1);
        await context.close();
      },
    );
});
