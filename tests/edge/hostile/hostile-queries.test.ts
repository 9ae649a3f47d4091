// Queries: no query changes a page, reaches a header or stays in a cache.

import { beforeAll, describe, expect, test } from 'vitest';
import { tagsOf } from '../../support/html.ts';
import { ask, signedIn } from '../../support/portal.ts';
import { expectProblem, expectSafe } from '../../support/safe-answer.ts';
import { sandbox } from '../../support/sandbox.ts';
import { queryRows } from '../rows/queries.ts';

let cookie: string;
beforeAll(async () => {
  await sandbox.reset();
  cookie = await signedIn('owner');
});

describe.each(queryRows)('A query with $what', ({ query, never }) => {
  test.each(['/', '/login', '/subscription', '/plans', '/error', '/error-status'])(
    'does not change the page %s',
    async (path) => {
      const page = await ask({ path: `${path}?${query}` });
      expectSafe(page);
      expect([200, 414]).toContain(page.status);
      if (page.status === 414) return;
      expect(page.text).not.toContain(never ?? 'b'.repeat(100));
      const plain = await ask({ path });
      expect(page.text.replaceAll(/[0-9a-f-]{36}/g, 'id')).toBe(
        plain.text.replaceAll(/[0-9a-f-]{36}/g, 'id'),
      );
    },
  );

  test('does not change the page of the next visitor', async () => {
    await ask({ path: `/login?${query}` });
    const next = await ask({ path: '/login' });
    expect(next.text).toBe((await ask({ path: '/login?x=1' })).text);
    expect(next.setCookies).toEqual([]);
  });

  test('stays out of My Plan and its headers', async () => {
    const page = await ask({ path: `/subscriptions?${query}`, cookie });
    expectSafe(page);
    expect([200, 414]).toContain(page.status);
    expect(page.text).not.toContain(never ?? 'b'.repeat(100));
    expect(JSON.stringify(page.headers)).not.toContain(never ?? 'b'.repeat(100));
  });

  test('comes back only as one encoded value of the redirect to sign in', async () => {
    const answer = await ask({ path: `/billing?${query}` });
    expectSafe(answer);
    expect([302, 414]).toContain(answer.status);
    expect(answer.location ?? '').not.toMatch(/[<>"']/);
    expect(answer.setCookies).toEqual([]);
  });
});

describe('A query with one name twice', () => {
  test.each([
    '/checkout?planId=plan-geeni_basic_m&planId=plan-geeni_plus_m',
    '/login?redirectUri=%2Fplans&redirectUri=%2Fbilling',
    '/invoice?invoiceId=a&invoiceId=b',
  ])('is refused with a page, without a call of the platform: %s', async (path) => {
    await sandbox.clearLog();
    const page = await ask({ path, cookie });
    expectSafe(page);
    expect(page.status).toBe(400);
    expect(page.text).toContain('Page not found.');
    expect(await sandbox.log()).toEqual([]);
  });

  test.each([
    '/api/billing/year?year=2026&year=2025',
    '/api/billing/invoice?invoiceId=a&invoiceId=b',
    '/api/billing/calendar?content=charges&content=charges',
    '/api/billing/address-form?country=US&country=DE',
  ])('is refused by a call, without a call of the platform: %s', async (path) => {
    await sandbox.clearLog();
    const answer = await ask({ path, cookie });
    expectSafe(answer);
    expectProblem(answer, 400, 'bad_request');
    expect(await sandbox.log()).toEqual([]);
    const link = await ask({ path, cookie, headers: { accept: 'text/html' } });
    expect([link.status, link.location ?? 'none']).toEqual(
      path.includes('address-form') ? [400, 'none'] : [303, '/error?error_code=bad_request'],
    );
  });
});

describe('A visitor’s page in the page cache', () => {
  test('holds nothing of the visitor before: not the return route, the reason or a remembered name', async () => {
    const plain = await ask({ path: '/login' });
    await ask({ path: '/login?redirectUri=%2Fplans%3FplanId%3D77&reason=idle' });
    await ask({ path: '/login', cookie });
    const next = await ask({ path: '/login' });
    expect(next.text).toBe(plain.text);
    expect(next.text).not.toContain('planId=77');
    expect(next.text).not.toContain('Olivia');
    expect(next.headers['x-request-id']).not.toBe(plain.headers['x-request-id']);
  });

  test('is kept once per language', async () => {
    const french = await ask({ path: '/login', headers: { 'accept-language': 'fr-CA' } });
    expect(french.text).toContain('<html lang="fr">');
    expect((await ask({ path: '/login' })).text).toContain('<html lang="en">');
    expect((await ask({ path: '/login', headers: { 'accept-language': 'fr-CA' } })).text).toBe(french.text);
  });

  test('is kept once per language of Apple’s button, which follows the visitor’s own locale', async () => {
    for (const round of [1, 2])
      for (const [language, locale] of [
        ['de', 'de_DE'],
        ['ja', 'ja_JP'],
        ['fr-FR', 'fr_FR'],
      ] as const) {
        const page = await ask({ brand: 'visi', path: '/login', headers: { 'accept-language': language } });
        expect(page.text, `round ${round}`).toContain(`locale=${locale}`);
      }
  });
});

describe('A page of a signed-in person under the name of a file', () => {
  test.each(['/subscriptions/x.css', '/billing/nonexistent.js', '/subscriptions.png', '/payment/a.woff2'])(
    '%s is not found, and never kept by a cache',
    async (path) => {
      const answer = await ask({ path, cookie });
      expectSafe(answer);
      expect(answer.status).toBe(404);
      expect(answer.headers['cache-control']).toBe('private, no-store');
      expect(answer.text).not.toContain('My Plan</h1>');
      expect(tagsOf(answer.text).some(({ attributes }) => attributes.get('id')?.startsWith('plan-'))).toBe(
        false,
      );
    },
  );

  test.each(['/_astro/../subscriptions', '/brands/..%2fsubscriptions', '/_astro/%2e%2e/subscriptions'])(
    '%s is never kept by a cache',
    async (path) => {
      const answer = await ask({ path, cookie });
      expect([200, 404]).toContain(answer.status);
      if (answer.status === 200) expectSafe(answer);
      expect(answer.headers['cache-control'] ?? 'no-store').toContain('no-store');
    },
  );
});
