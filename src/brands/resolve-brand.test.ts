import { describe, expect, it, test } from 'vitest';
import { allBrands } from './all-brands.ts';
import { resolveBrand } from './resolve-brand.ts';

function choice(host: string, { query, cookie }: { query?: string; cookie?: string } = {}) {
  const { brand, from } = resolveBrand(allBrands, { host, query, cookie });
  return [brand.key, from];
}

describe('the brand comes from the host name', () => {
  test.each([
    ['account.visi.example', 'visi'],
    ['ACCOUNT.VISI.EXAMPLE', 'visi'],
    ['account.geeni.example.', 'geeni'],
    ['account.geeni.example:8443', 'geeni'],
    ['account.otis.example.:8443', 'otis'],
    ['momentum.localhost:8787', 'momentum'],
    ['nightowl.localhost', 'nightowl'],
  ])('%s is %s', (host, key) => {
    expect(choice(host)).toEqual([key, 'host']);
  });

  it('a known host ignores query and cookie', () => {
    expect(choice('account.visi.example', { query: 'otis', cookie: 'notion' })).toEqual(['visi', 'host']);
  });
});

describe('on an unknown host the brand comes from the query, else from the cookie', () => {
  test.each([
    [{ query: 'otis' }, 'otis', 'query'],
    [{ query: 'otis', cookie: 'notion' }, 'otis', 'query'],
    [{ cookie: 'notion' }, 'notion', 'cookie'],
    [{ query: 'nobody', cookie: 'notion' }, 'notion', 'cookie'],
  ])('%j: %s by %s', (request, key, from) => {
    expect(choice('preview.example', request)).toEqual([key, from]);
  });
});

describe('otherwise the brand is geeni', () => {
  test.each([
    ['evil.example'],
    ['localhost:8787'],
    ['127.0.0.1'],
    ['[::1]:8787'],
    [''],
    ['.'],
    ['account.visi.example.evil.example'],
    ['xaccount.visi.example'],
    ['account.visi.example..'],
    ['xn--account-visi-xyz.example'],
    ['\u0430ccount.visi.example'],
    ['__proto__'],
    ['constructor'],
    ['visi'],
  ])('on the host %j', (host) => {
    expect(choice(host)).toEqual(['geeni', 'default']);
  });

  test.each([
    ['__proto__'],
    ['constructor'],
    ['toString'],
    ['OTIS'],
    ['OTIS\0'],
    ['otis\0'],
    [' otis'],
    ['../../otis'],
    ['otis,visi'],
    ['<script>alert(1)</script>'],
    [''],
  ])('with the query or the cookie %j', (asked) => {
    expect(choice('preview.example', { query: asked })).toEqual(['geeni', 'default']);
    expect(choice('preview.example', { cookie: asked })).toEqual(['geeni', 'default']);
  });
});

it('a set without its default brand throws', () => {
  const empty = { byKey: new Map(), byHost: new Map() };
  expect(() => resolveBrand(empty, { host: 'x.example', query: undefined, cookie: undefined })).toThrow(
    'no default brand',
  );
});
