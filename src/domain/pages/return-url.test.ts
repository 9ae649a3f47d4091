import { describe, expect, it, test } from 'vitest';
import { returnUrl } from './return-url.ts';
import { singleQueryNames } from './query-names.ts';
import { pageNames, rowOf } from './find-page.ts';
import { wholeBrand } from './page-brand.fixture.ts';
import { pages } from './pages.ts';

const linking =
  '/oauth/google?client_id=a&redirect_uri=https%3A%2F%2Fassistant.example%2Fr&response_type=code&state=s.%2b%20%27~&code_challenge=c&code_challenge_method=S256';

describe('the address of a page stays as it is', () => {
  test.each([
    '/',
    '/login',
    '/login?reason=idle&redirectUri=%2Fplans%3FplanId%3D7',
    '/mfaLogin',
    '/mfaLogin?redirectUri=%2Fbilling',
    '/order-summary',
    '/order-summary?state=pending',
    '/plans?planId=12&promoCode=Save',
    '/billing?from=payment&challenge=1',
    '/cancel-plan?subscriptionId=a&step=confirm',
    '/sso-redirect?nextPath=%2Fplans&sealed=eyJ.a.b',
    '/cancellation?notice=fields_refused',
    '/withdrawal?view=sent',
    '/security?view=all',
    '/onward?to=eyJ.a.b',
    '/oauth/alexa/code?request=0f0f',
    '/oauth/siri',
    '/account-history/2026',
    '/oauth?reason=over',
    linking,
    `${linking}${'x'.repeat(4_096)}`,
  ])('%s', (address) => {
    expect(returnUrl(address, wholeBrand)).toBe(address);
  });

  test.each(pageNames.map((name) => pages[name].path).filter((path) => !path.includes('[')))(
    '%s without its query',
    (path) => {
      expect(returnUrl(path, wholeBrand)).toBe(path);
    },
  );
});

describe('query parameters that the page does not read are left out', () => {
  test.each([
    ['/login?utm_source=a&locale=es&reason=idle', '/login?reason=idle'],
    ['/login?reason=nonsense', '/login'],
    ['/login?redirectUri=https%3A%2F%2Fevil.example', '/login'],
    ['/login?redirectUri=%2Fplans%3Ftoken%3Dabc', '/login?redirectUri=%2Fplans'],
    ['/login?token=abc', '/login'],
    ['/error?error_code=INVALID_TOKEN', '/error'],
    ['/forgot-password?view=submitted&email=a%40b.example', '/forgot-password?view=submitted'],
    ['/sso-redirect?token=abc&nextPath=plans', '/sso-redirect?nextPath=plans'],
    ['/verify-email?vtoken=abc&email=a', '/verify-email'],
    ['/reset-password?vtoken=abc', '/reset-password'],
    ['/subscriptions?done=ordered#top', '/subscriptions?done=ordered'],
    ['/plans/?planId=1', '/plans?planId=1'],
    [`${linking}&user_locale=es&scope=a`, linking],
    ['/plans?__proto__=1&constructor=2', '/plans'],
    [`/plans?planId=${'x'.repeat(5_000)}&term=month`, '/plans?term=month'],
  ])('%s: %s', (address, again) => {
    expect(returnUrl(address, wholeBrand)).toBe(again);
  });
});

it('a query with more parts than any page reads is left out', () => {
  expect(returnUrl(`/login?${'a=1&'.repeat(99)}reason=idle`, wholeBrand)).toBe('/login?reason=idle');
  expect(returnUrl(`/login?${'a=1&'.repeat(100)}reason=idle`, wholeBrand)).toBe('/login');
});

describe('no other address is accepted', () => {
  test.each([
    undefined,
    '',
    'login',
    '//evil.example/login',
    '/\\evil.example',
    '/login\\',
    'https://evil.example/login',
    'javascript:alert(9)',
    '/unknown',
    '/./login',
    '/login/../billing',
    '/%6cogin',
    '/api/auth/sign-out',
    '/sandbox',
    '/oauth/google/code/more',
    '/login?reason=idle\r\nset-cookie: a=1',
    '/login reason',
    '/login?reason=ídle',
    `/login?reason=idle&a=${'x'.repeat(20_000)}`,
    '__proto__',
    '/__proto__',
  ])('$0 becomes /', (address) => {
    expect(returnUrl(address, wholeBrand)).toBe('/');
  });
});

it('every name that is read is allowed by some page, except names of secrets, of pages that redirect and of calls', () => {
  const allowed = new Set(
    pageNames
      .flatMap((name) => Object.entries(rowOf(name).query ?? {}))
      .flatMap(([name, rule]) => (rule === 'once' ? [] : [name])),
  );
  expect([...singleQueryNames].filter((name) => !allowed.has(name)).toSorted()).toEqual([
    'apple',
    'brand',
    'content',
    'country',
    'email',
    'enable',
    'price',
    'token',
    'vtoken',
    'year',
  ]);
});

it('a page that the brand does not have is shown again by no address', () => {
  const without = { ...wholeBrand, withoutPages: ['history'] };
  expect(returnUrl('/account-history?page=2', without)).toBe('/');
  expect(returnUrl('/account-history/2026', without)).toBe('/');
  expect(returnUrl('/login?redirectUri=%2Faccount-history', without)).toBe('/login');
});
