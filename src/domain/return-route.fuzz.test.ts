import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nextPathRoute, returnRoute } from './return-route.ts';
import { routeMap } from './route-map.ts';

describe('whatever comes in', () => {
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

  test.each([
    ['redirectUri', returnRoute],
    ['nextPath', nextPathRoute],
  ])('%s stays on a listed page of this origin, and a second reading changes nothing', (_name, route) => {
    fc.assert(
      fc.property(anything, (raw) => {
        const result = route(raw);
        const url = new URL(result, origin);
        expect(result).toMatch(/^\/[a-z]/);
        expect(url.origin).toBe(origin);
        expect(url.pathname + url.search).toBe(result);
        expect(route(result)).toBe(result);
        const listed = routeMap.get(url.pathname)?.access === 'resumes' || url.pathname === '/plans';
        expect(listed, url.pathname).toBe(true);
        expect(url.searchParams.has('token')).toBe(false);
      }),
      { numRuns: 5_000 },
    );
  });
});
