import { describe, expect, it, test } from 'vitest';
import { hidesOrigin, isNotForeign, isSameOriginRequest, type RequestOrigin } from './origin-guard.ts';

const OWN = 'https://account.visi.example';
const post: RequestOrigin = { method: 'POST', target: OWN, origin: null, fetchSite: null };

describe('an unsafe request must come from a page of exactly this origin', () => {
  test.each<[string, Partial<RequestOrigin>, boolean]>([
    ['our origin', { origin: OWN }, true],
    ['our origin, and the browser says so too', { origin: OWN, fetchSite: 'same-origin' }, true],
    ['no origin, but the browser says same-origin', { fetchSite: 'same-origin' }, true],
    [
      'a page without referrer, and the browser says same-origin',
      { origin: 'null', fetchSite: 'same-origin' },
      true,
    ],
    ['neither header', {}, false],
    ['a foreign origin', { origin: 'https://evil.example' }, false],
    ['a sandboxed frame', { origin: 'null' }, false],
    ['a sandboxed frame elsewhere', { origin: 'null', fetchSite: 'cross-site' }, false],
    ['a sibling brand', { origin: 'https://account.otis.example' }, false],
    ['a sibling host of this site', { origin: 'https://www.visi.example', fetchSite: 'same-site' }, false],
    ['our host without TLS', { origin: 'http://account.visi.example' }, false],
    ['our host on another port', { origin: 'https://account.visi.example:8443' }, false],
    ['our origin with a path', { origin: `${OWN}/` }, false],
    ['our origin in capitals', { origin: 'https://ACCOUNT.visi.example' }, false],
    ['our origin as a prefix', { origin: `${OWN}.evil.example` }, false],
    ['our origin twice', { origin: `${OWN}, ${OWN}` }, false],
    ['an empty origin', { origin: '' }, false],
    ['our origin, but the browser says same-site', { origin: OWN, fetchSite: 'same-site' }, false],
    ['our origin, but the browser says none', { origin: OWN, fetchSite: 'none' }, false],
    ['our origin, but the browser says cross-site', { origin: OWN, fetchSite: 'cross-site' }, false],
    ['our origin, but Sec-Fetch-Site is garbage', { origin: OWN, fetchSite: 'garbage' }, false],
    ['an address typed by hand', { fetchSite: 'none' }, false],
  ])('%s: %s', (_from, signs, passes) => {
    expect(isSameOriginRequest({ ...post, ...signs })).toBe(passes);
  });

  test.each([['PUT'], ['PATCH'], ['DELETE'], ['TRACE'], ['QUERY'], ['PROPFIND'], ['FOO'], ['post'], ['']])(
    'the method %j is unsafe',
    (method) => {
      expect(isSameOriginRequest({ ...post, method })).toBe(false);
      expect(isSameOriginRequest({ ...post, method, origin: OWN })).toBe(true);
    },
  );

  test.each([['GET'], ['HEAD'], ['OPTIONS']])('%s changes nothing and passes from anywhere', (method) => {
    expect(
      isSameOriginRequest({ ...post, method, origin: 'https://evil.example', fetchSite: 'cross-site' }),
    ).toBe(true);
  });
});

describe('isNotForeign', () => {
  it('lets a script without a browser call the sandbox', () => {
    expect(isNotForeign(post)).toBe(true);
    expect(isNotForeign({ ...post, origin: OWN })).toBe(true);
  });

  test.each([[{ origin: 'https://evil.example' }], [{ fetchSite: 'cross-site' }], [{ origin: 'null' }]])(
    'refuses %j',
    (signs) => {
      expect(isNotForeign({ ...post, ...signs })).toBe(false);
    },
  );
});

test.each<[string, Partial<RequestOrigin>, boolean]>([
  ['neither header', {}, true],
  ['an origin that is hidden', { origin: 'null' }, true],
  ['an empty Sec-Fetch-Site', { origin: 'null', fetchSite: '' }, true],
  ['the origin of another site', { origin: 'https://evil.example' }, false],
  ['a page of another site', { fetchSite: 'cross-site' }, false],
  ['a frame of another site', { origin: 'null', fetchSite: 'cross-site' }, false],
])('%s hides where the request came from', (_what, sender, hides) => {
  expect(hidesOrigin({ ...post, ...sender })).toBe(hides);
});
