// Files that others fetch from a host: payment providers, app stores, password managers, search engines.

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { allBrands } from '../../../src/brands/all-brands.ts';
import { ask, signedIn } from '../../support/portal.ts';
import { expectSafe } from '../../support/safe-answer.ts';

const hosts = [...allBrands.byKey.values()].map((brand) => ({ brand, host: brand.hosts[0] ?? '' }));
const PAY = '/.well-known/apple-developer-merchantid-domain-association';
const placed = (owner: string, path: string) =>
  readFileSync(`environments/sandbox.files/${owner}${path}`, 'utf8');

describe('A file that the environment places', () => {
  test.each(hosts)('for every host is on $host, byte for byte, and nothing redirects', async ({ host }) => {
    const answer = await ask({ host, path: PAY });
    expectSafe(answer);
    expect([answer.status, answer.text]).toEqual([200, placed('all', PAY)]);
    expect(answer.headers['content-type']).toBe('application/octet-stream');
    expect(answer.setCookies).toEqual([]);
  });

  test.each([
    [
      'a brand',
      'geeni',
      '/.well-known/apple-app-site-association',
      'application/json',
      'account.geeni.example',
    ],
    [
      'a host',
      'account.otis.example',
      '/.well-known/assetlinks.json',
      'application/json',
      'account.otis.example',
    ],
    ['a brand', 'visi', '/site-verification.html', 'text/html; charset=utf-8', 'account.visi.example'],
  ])('for %s (%s%s) is on its host alone', async (_whose, owner, path, type, home) => {
    for (const host of [...hosts.map((one) => one.host), '10.1.2.3']) {
      const answer = await ask({ host, path });
      expectSafe(answer);
      const isHere = host === home;
      expect([host, answer.status]).toEqual([host, isHere ? 200 : 404]);
      if (isHere) expect([answer.text, answer.headers['content-type']]).toEqual([placed(owner, path), type]);
    }
  });

  test('for a host is there with the dot at the end of its name, too', async () => {
    const answer = await ask({ host: 'account.otis.example.', path: '/.well-known/assetlinks.json' });
    expect(answer.status).toBe(200);
  });

  test('answers HEAD, and a signed-in browser the same', async () => {
    const head = await ask({ path: PAY, method: 'HEAD' });
    expect([head.status, head.text]).toEqual([200, '']);
    const again = await ask({ path: PAY, cookie: await signedIn('owner') });
    expect([again.status, again.setCookies]).toEqual([200, []]);
  });
});

describe('security.txt', () => {
  test.each(hosts)('of $host names the brand’s contact, and when it ends', async ({ brand, host }) => {
    const answer = await ask({ host, path: '/.well-known/security.txt' });
    expectSafe(answer);
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    const fields = new Map(
      answer.text
        .trim()
        .split('\n')
        .map((line) => line.split(/: (.*)/s, 2) as [string, string]),
    );
    expect(fields.get('Contact')).toBe(`mailto:${brand.support.email}`);
    expect(fields.get('Canonical')).toMatch(new RegExp(`^https?://${host}/.well-known/security.txt$`));
    const daysLeft = (Date.parse(fields.get('Expires') ?? '') - Date.now()) / 86_400_000;
    expect(daysLeft).toBeGreaterThan(30);
    expect(daysLeft).toBeLessThan(366);
  });
});

test.each(hosts)('The address for a new password leads to its page on $host', async ({ host }) => {
  const answer = await ask({ host, path: '/.well-known/change-password' });
  expectSafe(answer);
  expect([answer.status, answer.location]).toEqual([302, '/forgot-password']);
});

test.each([
  '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200',
  '/.well-known/',
  '/.well-known',
  '/.well-known/openid-configuration',
  '/.well-known/acme-challenge/x',
  '/.well-known/toString',
  '/.well-known/..%2frobots.txt',
])('%s is not found', async (path) => {
  for (const cookie of [undefined, await signedIn('owner')]) {
    const answer = await ask({ path, cookie });
    expectSafe(answer);
    expect([400, 404]).toContain(answer.status);
  }
});

test('Outside production every kind of answer says that nothing is indexed, and robots may read that', async () => {
  const robots = await ask({ path: '/robots.txt' });
  expect([robots.status, robots.text]).toEqual([200, 'User-agent: *\nDisallow:\n']);
  const paths = [
    '/login',
    '/subscriptions',
    '/nothing.txt',
    '/api/nothing',
    '/healthz',
    '/robots.txt',
    '/login',
  ];
  for (const path of [...paths, '/brands/geeni/logo.svg'])
    expect([path, (await ask({ path })).headers['x-robots-tag']]).toEqual([path, 'noindex']);
});
