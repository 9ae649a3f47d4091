import { describe, expect, it, test } from 'vitest';
import { wholeBrand } from './page-brand.fixture.ts';
import { MAX_RETURN_LENGTH, nextPathRoute, returnRoute } from './return-route.ts';

/** The value that a page reads from its query: decoded once, as `URLSearchParams` does. */
function queryValue(encoded: string): string | null {
  return new URLSearchParams(`redirectUri=${encoded}`).get('redirectUri');
}

describe('a return route is kept', () => {
  test.each([
    ['a plan preselected', '%2Fplans%3FplanId%3D12', '/plans?planId=12'],
    [
      'a prefilled device list',
      '%2Fmanage-devices%3FprefillSelections%3Dtrue',
      '/manage-devices?prefillSelections=true',
    ],
    ['a page without a query', '%2Faccount-history', '/account-history'],
    ['the sheet of a year', '%2Faccount-history%2F2026', '/account-history/2026'],
    ['an empty query', '%2Fbilling%3F', '/billing'],
    ['a fragment, which is dropped', '%2Fbilling%23card', '/billing'],
    ['two values of one name, both kept', '%2Fplans%3Fa%3D1%26a%3D2', '/plans?a=1&a=2'],
    [
      'an address inside a parameter, which stays there',
      '%2Fplans%3Fx%3Dhttps%3A%2F%2Fevil.example',
      '/plans?x=https%3A%2F%2Fevil.example',
    ],
  ])('%s', (_what, encoded, expected) => {
    expect(returnRoute(queryValue(encoded), wholeBrand)).toBe(expected);
  });
});

describe('credentials are dropped', () => {
  test.each(['token', 'code', 'state', 'vtoken', 'lr-token', 'redirectUri', 'nextPath'])(
    '%s is dropped',
    (name) => {
      expect(returnRoute(`/plans?${name}=SECRET&planId=1&${name}=AGAIN`, wholeBrand)).toBe('/plans?planId=1');
    },
  );

  it('a credential under an encoded name is dropped', () => {
    expect(returnRoute('/plans?%74oken=SECRET', wholeBrand)).toBe('/plans');
  });
});

const hostile: [string, string][] = [
  ['a backslash for a second slash', '%2F%5Cevil.example'],
  ['a line feed between two slashes', '%2F%0A%2Fevil.example'],
  ['a dot segment before an empty one', '%2F.%2F%2Fevil.example'],
  ['an encoded dot segment', '%2F%252e%2F%2Fevil.example'],
  ['an encoded parent segment', '%2F%252e%252e%2F%2Fevil.example'],
  ['a climb out of a return route', '%2Fplans%2F..%2F%2Fevil.example'],
  ['a dot segment before a backslash', '%2F.%2F%5Cevil.example'],
  ['a scheme without slashes', 'https%3Aevil.example'],
  ['a scheme with three slashes', 'https%3A%2F%2F%2Fevil.example'],
  ['the portal’s host as a foreign subdomain', 'https%3A%2F%2Fportal.example.evil.example%2F'],
  ['the portal’s host in an absolute address', 'https%3A%2F%2Fportal.invalid%2Fplans'],
  ['a script', 'javascript%3Aalert(1)'],
  ['a script after a space', '%20javascript%3Aalert(1)'],
  ['a script in mixed case', 'JaVaScRiPt%3A%2F%2Fportal.example%2F%250aalert(1)'],
  ['a data address', 'data%3Atext%2Fhtml%2C%3Cscript%3E1%3C%2Fscript%3E'],
  ['a host as one number', '%2F%2F2130706433%2F'],
  ['an encoded slash', '%2F%252fevil.example'],
  ['an encoded backslash', '%2F%255cevil.example'],
  ['an encoded tab', '%2F%2509%2Fevil.example'],
  ['a header after a line break', '%2Fplans%0D%0ASet-Cookie%3A%20a%3Db'],
  ['a page that takes a token', '%2Fsso-redirect%3Ftoken%3Dx'],
  ['another spelling of a return route', '%2FSUBSCRIPTIONS'],
  ['a return route with an encoded letter', '%2F%2570lans'],
  ['a return route with a path below it', '%2Fplans%2F1'],
  ['a return route with a trailing slash', '%2Fplans%2F'],
  ['a lone per cent sign', '%2F%25'],
  ['an overlong encoding of a slash', '%2F%25c0%25af'],
  ['a user name before a host', '%2F%2Fportal.invalid%40evil.example%2Fplans'],
  ['a zero-width space', '%2Fplans%E2%80%8B'],
  ['a right-to-left override in the query', '%2Fplans%3Fx%3D%E2%80%AE'],
  ['a byte order mark', '%EF%BB%BF%2Fplans'],
  ['a query without a path', '%3Fx%3D1'],
  ['the login page', '%2Flogin'],
  ['a call', '%2Fapi%2Fauth%2Fsign-out'],
  ['an error page', '%2Ferror'],
  ['the linking page', '%2Foauth'],
  ['an order page, which is not a return route', '%2Forder-summary'],
  ['a property every object has', '%2F__proto__'],
  ['nothing', ''],
];

describe('any other value is none', () => {
  test.each(hostile)('%s', (_what, encoded) => {
    expect(returnRoute(queryValue(encoded), wholeBrand)).toBeUndefined();
  });

  test('a missing value', () => {
    expect(returnRoute(null, wholeBrand)).toBeUndefined();
    expect(returnRoute(undefined, wholeBrand)).toBeUndefined();
  });

  test('a value longer than 2048 characters', () => {
    expect(MAX_RETURN_LENGTH).toBe(2_048);
    const longest = `/plans?x=${'a'.repeat(MAX_RETURN_LENGTH - 9)}`;
    expect(returnRoute(longest, wholeBrand)).toBe(longest);
    expect(returnRoute(`${longest}a`, wholeBrand)).toBeUndefined();
    expect(returnRoute(`/${'a'.repeat(8_000)}`, wholeBrand)).toBeUndefined();
  });

  it('never returns a value that it would not accept', () => {
    expect(returnRoute(`/plans?x=${'é'.repeat(1_000)}`, wholeBrand)).toBeUndefined();
    const route = returnRoute(`/plans?x=${'é'.repeat(300)}`, wholeBrand) ?? '';
    expect(route.length).toBeGreaterThan(1_800);
    expect(returnRoute(route, wholeBrand)).toBe(route);
  });
});

describe('nextPath of an isolated SSO sign-in', () => {
  test.each([
    ['/plans', '/plans'],
    ['plans', '/plans'],
    ['manage-devices?prefillSelections=true', '/manage-devices?prefillSelections=true'],
    ['undefined', '/subscriptions'],
    ['', '/subscriptions'],
    [null, '/subscriptions'],
    [undefined, '/subscriptions'],
    ['evil.example', '/subscriptions'],
    ['https://evil.example', '/subscriptions'],
    ['/https://evil.example', '/subscriptions'],
    ['//evil.example', '/subscriptions'],
    ['\\evil.example', '/subscriptions'],
    ['\t/evil.example', '/subscriptions'],
    ['isolated-sso-redirect?token=x', '/subscriptions'],
  ])('%j leads to %s', (raw, expected) => {
    expect(nextPathRoute(raw, wholeBrand)).toBe(expected);
  });
});

it('a page that the brand does not have is no return route', () => {
  const without = { ...wholeBrand, withoutPages: ['history', 'security'] };
  expect(returnRoute('/security', without)).toBeUndefined();
  expect(returnRoute('/account-history/2026', without)).toBeUndefined();
  expect(nextPathRoute('account-history', without)).toBe('/subscriptions');
});
