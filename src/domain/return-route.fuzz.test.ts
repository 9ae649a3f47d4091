import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nextPathRoute, returnRoute } from './return-route.ts';
import { routeMap } from './route-map.ts';

describe('whatever comes in', () => {
  const pieces = fc.constantFrom(
    ...[
      '/',
      '//',
      '\\',
      '.',
      '..',
      '%2e',
      '%2f',
      '%5c',
      '%25',
      '%00',
      '%',
      '?',
      '#',
      '@',
      ':',
      ';',
      '&',
      '=',
    ],
    ...[
      'https:',
      'javascript:',
      'data:',
      'evil.example',
      '\n',
      '\r',
      '\t',
      '\0',
      ' ',
      '\u200b',
      '\u202e',
      '\ufeff',
    ],
    ...[
      '/plans',
      '/billing',
      '/subscriptions',
      'token=x',
      'planId=1',
      'redirectUri=//evil.example',
      'é',
      '😀',
      '\ud800',
    ],
  );
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
