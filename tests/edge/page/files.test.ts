// Files of the build: the asset server sends those that exist, and the Worker answers for those that do not.

import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ask } from '../../support/portal.ts';
import { expectSafe } from '../../support/safe-answer.ts';

const CLIENT_FOLDER = 'dist/client';
const built = (extension: string) => {
  const name = readdirSync(`${CLIENT_FOLDER}/_astro`).find((file) => file.endsWith(extension));
  if (name === undefined) throw new Error(`the build has no file ${extension}`);
  return `/_astro/${name}`;
};
const YEAR = 'public, max-age=31536000, immutable';

describe.each(['GET', 'HEAD'])('By %s, a file that exists', (method) => {
  test.each([
    [built('.js'), YEAR],
    [built('.css'), YEAR],
    [built('.woff2'), YEAR],
    ['/brands/geeni/logo.svg', undefined],
    ['/cards/visa.svg', undefined],
  ])('%s has the headers of files', async (path, cacheControl) => {
    const answer = await ask({ path, method });
    expect(answer.status).toBe(200);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    if (cacheControl !== undefined) expect(answer.headers['cache-control']).toBe(cacheControl);
    expect(answer.headers['etag']).toMatch(/\S/);
    // The Worker would have given it an id.
    expect(answer.headers['x-request-id']).toBeUndefined();
    if (method === 'GET') expect(answer.text.length).toBeGreaterThan(0);
  });
});

describe.each(['GET', 'HEAD'])('By %s, a file that is missing, as during a roll-out', (method) => {
  test.each([
    '/_astro/sign-in-form.Dq0pd7Zk.js',
    '/_astro/signed-in.Dq0pd7Zk.css',
    '/_astro/nothing',
    '/_astro/',
    '/_astro',
    '/_headers',
    '/.assetsignore',
    '/brands/geeni/nothing.svg',
    '/cards/nothing.svg',
  ])('%s is not found, and no cache keeps that', async (path) => {
    const answer = await ask({ path, method });
    expectSafe(answer);
    expect([answer.status, answer.headers['cache-control']]).toEqual([404, 'private, no-store']);
  });
});

test('Another spelling of a file leads to it on this host, or nowhere', async () => {
  for (const path of [
    '//cards/visa.svg',
    '/%63ards/visa.svg',
    '/cards//visa.svg',
    '/cards/%2e/visa.svg',
    '///evil.example/cards/visa.svg',
  ]) {
    const answer = await ask({ path });
    expect([200, 307, 404], path).toContain(answer.status);
    if (answer.status === 307) expect(answer.location, path).toBe('/cards/visa.svg');
  }
});

test('A file takes no form', async () => {
  expect((await ask({ path: '/cards/visa.svg', method: 'POST', body: '' })).status).toBeGreaterThanOrEqual(
    403,
  );
});
