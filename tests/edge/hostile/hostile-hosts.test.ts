// Hosts, brands and forwarded headers: the right brand answers, and no text of the request reaches the answer.

import { beforeAll, describe, expect, test } from 'vitest';
import { formTo, tagsOf } from '../../support/html.ts';
import {
  type Answer,
  ask,
  cookieHeader,
  cookieValue,
  emailOf,
  PASSWORD,
  postForm,
  signedIn,
} from '../../support/portal.ts';
import { expectSafe } from '../../support/safe-answer.ts';
import { sandbox } from '../../support/sandbox.ts';
import { brandRows, forwardedRows } from '../rows/hosts.ts';

beforeAll(() => sandbox.reset());

/** The brands whose images a page shows. */
function brandsIn({ text }: Answer): string[] {
  const images = tagsOf(text).flatMap(({ attributes }) => [
    attributes.get('src') ?? '',
    attributes.get('href') ?? '',
  ]);
  return [...new Set(images.flatMap((image) => /^\/brands\/(\w+)\//.exec(image)?.[1] ?? []))];
}

const rows = brandRows.map((row) => ({ ...row, path: row.path ?? '/login' }));
describe.each(rows)('$what: $host $path', ({ host, path, headers = {}, brand }) => {
  const origin = `http://${host}`;

  test(`is answered by ${brand}, and the page depends on neither the host nor the query`, async () => {
    const page = await ask({ host, path, headers });
    expectSafe(page, { origin });
    expect(page.status).toBe(200);
    expect(brandsIn(page)).toEqual([brand]);
    expect(page.setCookies).toEqual([]);
    // On an unknown host a form names the brand of its page.
    const own = page.text.replaceAll(`?brand=${brand}"`, '"');
    expect(own).toBe((await ask({ brand, path: '/login' })).text);
  });

  test('is guarded, and redirects within the same host', async () => {
    const page = await ask({ host, path: path.replace('/login', '/billing'), headers });
    expectSafe(page, { origin });
    expect(page.status).toBe(302);
    expect(page.location).toMatch(/^\/login\?redirectUri=%2Fbilling/);
    expect(page.location).not.toContain('evil.example');
  });

  // CVE-2026-25545, CVE-2026-54299: an error page that the framework fetches from the host of the request.
  test('has a page of its own for what is not found, without a call of the platform', async () => {
    await sandbox.clearLog();
    const page = await ask({ host, path: '/404', headers });
    expectSafe(page, { origin });
    expect(page.status).toBe(404);
    expect(brandsIn(page)).toEqual([brand]);
    expect(await sandbox.log()).toEqual([]);
  });
});

const sent = forwardedRows.map((row) => ({ ...row, sent: JSON.stringify(row.headers) }));
describe.each(sent)('The headers $sent change nothing', ({ headers }) => {
  test('of a page', async () => {
    const page = await ask({ path: '/login', headers });
    expectSafe(page);
    expect(page.status).toBe(200);
    expect(page.text).toBe((await ask({ path: '/login' })).text);
  });

  test('of the guard', async () => {
    const answer = await ask({ path: '/subscriptions', headers });
    expectSafe(answer);
    expect([answer.status, answer.location]).toEqual([302, '/login?redirectUri=%2Fsubscriptions']);
  });

  test('of a sign-in and its cookie', async () => {
    const answer = await postForm(
      '/api/auth/sign-in',
      { username: emailOf('owner'), password: PASSWORD },
      { headers },
    );
    expectSafe(answer);
    expect([answer.status, answer.location]).toEqual([303, '/subscriptions']);
    const session = answer.setCookies.find((cookie) => cookie.startsWith('__Host-session='));
    expect(session).toMatch(/; Secure(;|$)/);
    const page = await ask({ path: '/subscriptions', cookie: cookieHeader(answer), headers });
    expect(brandsIn(page)).toEqual(['geeni']);
  });
});

describe('An unknown host', () => {
  const host = 'preview.unknown.example';

  test('shows the brand of the query and keeps it in a cookie of that host', async () => {
    const page = await ask({ host, path: '/login?brand=otis' });
    expectSafe(page, { origin: `http://${host}` });
    expect(brandsIn(page)).toEqual(['otis']);
    expect(page.setCookies).toEqual([
      expect.stringMatching(/^__Host-brand=otis; Path=\/; Secure; HttpOnly; SameSite=Lax/),
    ]);
    expect(brandsIn(await ask({ host, path: '/plans', cookie: cookieHeader(page) }))).toEqual(['otis']);
  });

  test('sets that cookie for every visitor of the address', async () => {
    for (let visitor = 1; visitor <= 4; visitor += 1) {
      const page = await ask({ host, path: '/login?brand=otis' });
      expect([visitor, brandsIn(page), cookieValue(page, '__Host-brand')]).toEqual([
        visitor,
        ['otis'],
        'otis',
      ]);
    }
  });

  test.each([
    ['/login', '/api/auth/sign-in', { username: emailOf('owner', 'otis'), password: PASSWORD }],
    ['/forgot-password', '/api/recovery/forgot', { email: emailOf('owner', 'otis') }],
  ])(
    'a form of %s posts to the brand of its page, also after another tab chose another brand',
    async (path, call, typed) => {
      const page = await ask({ host, path: `${path}?brand=otis` });
      const other = await ask({ host, path: '/login?brand=visi', cookie: cookieHeader(page) });
      const { action } = formTo(page.text, `${call}?brand=otis`);
      await sandbox.clearLog();
      const answer = await postForm(action, typed, {
        host,
        cookie: cookieHeader(other),
        headers: { origin: `http://${host}` },
      });
      expect(answer.status).toBe(303);
      await expect.poll(async () => (await sandbox.log()).map(({ brand }) => brand)).toEqual(['otis']);
      // The next page has the same brand.
      expect(cookieValue(answer, '__Host-brand')).toBe('otis');
    },
  );

  test('without a chosen brand has forms that name the brand of the page', async () => {
    const page = await ask({ host, path: '/login' });
    expect(brandsIn(page)).toEqual(['geeni']);
    expect(formTo(page.text, '/api/auth/sign-in?brand=geeni').action).toBeTruthy();
    expect((await ask({ path: '/login' })).text).not.toContain('?brand=');
  });

  test('opens a sealed cookie only for the brand that sealed it', async () => {
    const asked = await postForm(
      '/api/recovery/forgot?brand=otis',
      { email: 'somebody@otis.example' },
      { host, headers: { origin: `http://${host}` } },
    );
    const note = `__Host-flash=${cookieValue(asked, '__Host-flash')}`;
    const shown = (brand: string) =>
      ask({ host, path: `/forgot-password?view=submitted&brand=${brand}`, cookie: note });
    expect((await shown('otis')).text).toContain('somebody@otis.example');
    expect((await shown('visi')).text).not.toContain('somebody@otis.example');
    const link = await ask({ host, path: '/reset-password?vtoken=a&email=b%40otis.example&brand=otis' });
    const opened = `__Host-link=${cookieValue(link, '__Host-link')}`;
    const form = 'action="/api/recovery/reset-password';
    expect((await ask({ host, path: '/reset-password?brand=otis', cookie: opened })).text).toContain(form);
    expect((await ask({ host, path: '/reset-password?brand=visi', cookie: opened })).text).not.toContain(
      form,
    );
  });

  test('does not accept the session of a brand’s own host', async () => {
    const cookie = await signedIn('owner', 'otis');
    const answer = await ask({ host, path: '/subscriptions', cookie });
    expect([answer.status, answer.location]).toEqual([
      302,
      '/login?redirectUri=%2Fsubscriptions&reason=ended',
    ]);
  });
});

describe('The hosts of two brands', () => {
  test('a sign-in on visi with ?brand=otis signs in to visi alone', async () => {
    const host = 'account.visi.example';
    const answer = await postForm(
      '/api/auth/sign-in?brand=otis',
      { username: emailOf('owner', 'visi'), password: PASSWORD },
      { host, headers: { origin: `http://${host}` } },
    );
    expectSafe(answer, { origin: `http://${host}` });
    expect(answer.status).toBe(303);
    expect(cookieValue(answer, '__Host-brand')).toBeUndefined();
    const cookie = cookieHeader(answer);
    expect((await ask({ brand: 'visi', path: '/subscriptions', cookie })).status).toBe(200);
    expect((await ask({ brand: 'otis', path: '/subscriptions', cookie })).status).toBe(302);
  });

  test('a session of otis means signed out on visi, and its cookie is cleared there', async () => {
    const cookie = await signedIn('owner', 'otis');
    const answer = await ask({ brand: 'visi', path: '/subscriptions', cookie });
    expectSafe(answer, { brand: 'visi' });
    expect([answer.status, answer.location]).toEqual([
      302,
      '/login?redirectUri=%2Fsubscriptions&reason=ended',
    ]);
    expect(cookieValue(answer, '__Host-session')).toBe('');
    expect((await ask({ brand: 'otis', path: '/subscriptions', cookie })).status).toBe(200);
  });

  test('answer at the same time without mixing accounts or brands', async () => {
    const brands = ['momentum', 'pepper', 'otis', 'visi', 'notion', 'nightowl'];
    const cookies = await Promise.all(brands.map((brand) => signedIn('owner', brand)));
    await sandbox.setFault({ method: 'GET', path: '/subscriptions', fault: 'slow:400' });
    const pages = await Promise.all(
      brands.map((brand, index) => ask({ brand, path: '/subscriptions', cookie: cookies[index] })),
    );
    await sandbox.clearFaults();
    expect(pages.map(brandsIn)).toEqual(brands.map((brand) => [brand]));
    pages.forEach((page, index) => {
      expect(page.text).toContain(`id="plan-${brands[index]}-owner-plan"`);
      expect(page.text.match(/<h2 id="plan-/g)).toHaveLength(1);
    });
  });
});
