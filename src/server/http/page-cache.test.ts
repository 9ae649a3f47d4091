import { describe, expect, it, test } from 'vitest';
import { fakeEnv } from '../../../tests/support/fake-env.ts';
import { cachePage, cachedPage } from './page-cache.ts';

const { env } = fakeEnv(() => Response.error());
const view = { event: 'PageView', brand: 'visi', page: '/login', locale: 'en-US', country: 'US' } as const;
const visi = (address: string, headers: Record<string, string> = {}) =>
  new Request(`https://account.visi.example${address}`, { headers });
const keep = (request: Request, headers = new Headers()) =>
  cachePage(request, env, new ArrayBuffer(1), headers, view);
const isKept = (request: Request) => cachedPage(request, env) !== undefined;

describe('a finished answer is cached', () => {
  test.each(['/login', '/', '/login?reason=idle', '/login?redirectUri=%2Fbilling&reason=ended', '/error'])(
    'for an address that the portal links to: %s',
    (address) => {
      keep(visi(address));
      expect(isKept(visi(address))).toBe(true);
      expect(isKept(visi(address, { 'accept-language': 'fr-CA' }))).toBe(false);
      expect(isKept(new Request(`https://account.otis.example${address}`))).toBe(false);
    },
  );

  it('for visitors with the same page language and the same button language', () => {
    keep(visi('/login?reason=doubled', { 'accept-language': 'de' }));
    expect(isKept(visi('/login?reason=doubled', { 'accept-language': 'de-AT,ja' }))).toBe(true);
    keep(visi('/login?reason=doubled', { 'accept-language': 'pt-BR' }));
    expect(isKept(visi('/login?reason=doubled', { 'accept-language': 'pt-PT' }))).toBe(false);
    expect(isKept(visi('/login?reason=doubled', { 'accept-language': 'de,en;q=0.1' }))).toBe(true);
    expect(isKept(visi('/login?reason=doubled', { 'accept-language': 'de' }))).toBe(true);
    expect(isKept(visi('/login?reason=doubled', { 'accept-language': 'fr' }))).toBe(false);
  });

  it('for a visitor whose only cookie is their language, separately for each language', () => {
    const page = '/login?reason=no-token';
    const cookie = '__Host-locale=chosen.es';
    keep(visi(page, { cookie }));
    expect(isKept(visi(page, { cookie }))).toBe(true);
    expect(isKept(visi(page, { cookie: '__Host-locale=asked.es' }))).toBe(true);
    for (const other of ['__Host-locale=chosen.fr', '__Host-locale=nonsense', 'locale=es'])
      expect(isKept(visi(page, { cookie: other })), other).toBe(false);
    expect(isKept(visi(page))).toBe(false);
    for (const more of [
      `${cookie}; __Host-session=a`,
      `a=1; ${cookie}`,
      `${cookie}; ${cookie}`,
      `__Host-session=a; __Host-session=b; ${cookie}`,
    ])
      expect(isKept(visi(page, { cookie: more })), more).toBe(false);
  });

  it('once for a chosen language and for a browser that asks for the same language', () => {
    keep(visi('/login?reason=locked', { 'accept-language': 'ja-JP' }));
    const chosen = { cookie: '__Host-locale=chosen.ja', 'accept-language': 'ja-JP' };
    expect(isKept(visi('/login?reason=locked', chosen))).toBe(true);
  });

  it('under one address, however its query is written', () => {
    keep(visi('/login?redirectUri=%2Fpayment&reason=ended'));
    expect(isKept(visi('/login?reason=ended&redirectUri=/payment'))).toBe(true);
  });

  test.each<[string, Request]>([
    ['an address with a parameter that no page reads', visi('/login?utm_source=a')],
    ['a brand in the address', visi('/login?brand=otis')],
    ['an unknown reason', visi('/login?reason=nonsense')],
    ['a return route with a query', visi('/login?redirectUri=%2Fplans%3FplanId%3D1')],
    ['a reason twice', visi('/login?reason=idle&reason=idle')],
    ['an unknown path', visi('/nowhere')],
    ['a visitor with another cookie', visi('/login', { cookie: 'a=1' })],
    ['an address that asks for a language', visi('/login?lang=es')],
    ['a host of no brand', new Request('https://preview.example/login')],
    [
      'a host of no brand, with a brand in the address',
      new Request('https://preview.example/login?brand=otis'),
    ],
  ])('but never for %s', (_what, request) => {
    keep(request);
    expect(isKept(request)).toBe(false);
  });

  it('but not if it sets a cookie', () => {
    keep(visi('/subscription'), new Headers({ 'set-cookie': 'a=1' }));
    expect(isKept(visi('/subscription'))).toBe(false);
  });
});

it('an answer in use stays cached, however many other addresses and languages are requested', () => {
  keep(visi('/login'));
  for (let number = 0; number < 2_000; number += 1) {
    for (const request of [
      visi(`/login?a=${number}`),
      visi(`/login?redirectUri=%2Fplans%3FplanId%3D${number}`),
      visi('/login', { 'accept-language': `en;q=0.${number}` }),
      new Request('https://account.otis.example/login', { headers: { 'accept-language': `en-${number}` } }),
      new Request(`https://account.otis.example/login?reason=idle&a=${number}`),
    ])
      keep(request);
  }
  expect(isKept(visi('/login'))).toBe(true);
});
