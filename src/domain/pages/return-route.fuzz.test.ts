import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DEFAULT_RETURN_ROUTE, nextPathRoute, returnRoute } from './return-route.ts';
import { accessOf, pageAt } from './find-page.ts';
import { wholeBrand } from './page-brand.fixture.ts';

describe('any value', () => {
  const signs = String.raw`/ // \ . .. %2e %2f %5c %25 %00 % ? # @ : ; & =`.split(' ');
  const unseen = ['\n', '\r', '\t', '\0', ' ', '\u200b', '\u202e', '\ufeff', '\ud800', 'é', '😀'];
  const words = 'https: javascript: data: evil.example /plans /billing /subscriptions token=x planId=1'.split(
    ' ',
  );
  const pieces = fc.constantFrom(...signs, ...unseen, ...words, 'redirectUri=//evil.example');
  const built = fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join(''));
  const rooted = built.map((rest) => `/plans?${rest}`);
  const anything = fc.oneof(fc.string({ unit: 'binary', maxLength: 60 }), fc.webUrl(), built, rooted);
  const origin = 'https://account.example';
  const routes = [
    ['redirectUri', (raw: string) => returnRoute(raw, wholeBrand) ?? DEFAULT_RETURN_ROUTE],
    ['nextPath', (raw: string) => nextPathRoute(raw, wholeBrand)],
  ] as const;

  /** Says what is wrong with a return route; empty where nothing is. */
  function wrongWith(result: string, again: string): string {
    const url = new URL(result, origin);
    if (!/^\/[a-z]/.test(result)) return 'it does not begin with a page';
    if (url.origin !== origin) return 'it leaves the origin';
    if (url.pathname + url.search !== result) return 'a browser reads it otherwise';
    if (again !== result) return 'a second reading changes it';
    if (accessOf(pageAt(url.pathname)) !== 'resumes' && url.pathname !== '/plans') return 'it is not listed';
    return url.searchParams.has('token') ? 'it carries a token' : '';
  }

  test('becomes a listed page of this origin, and stays the same when read again (100,000 strings)', () => {
    // Most strings become the same few routes, and what is right with a route does not depend on the string.
    const right = new Set<string>();
    fc.assert(
      fc.property(anything, (raw) => {
        for (const [name, route] of routes) {
          const result = route(raw);
          if (right.has(`${name} ${result}`)) continue;
          const wrong = wrongWith(result, route(result));
          if (wrong !== '') throw new Error(`${name}: ${wrong}: ${result}`);
          right.add(`${name} ${result}`);
        }
      }),
      { numRuns: 100_000, seed: 20_261_121 },
    );
  });

  test.each([
    ['it does not begin with a page', '//evil.example/plans', '//evil.example/plans'],
    ['a browser reads it otherwise', '/plans/../billing', '/plans/../billing'],
    ['a second reading changes it', '/plans', '/billing'],
    ['it is not listed', '/login', '/login'],
    ['it carries a token', '/plans?token=x', '/plans?token=x'],
    ['it does not begin with a page', '/#', '/'],
    ['', '/plans?planId=1', '/plans?planId=1'],
  ])('the check itself finds: %s', (wrong, result, again) => {
    expect(wrongWith(result, again)).toBe(wrong);
  });
});
