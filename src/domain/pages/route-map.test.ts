import { describe, expect, it, test } from 'vitest';
import { lawPagePaths, lawPages } from '../legal/sales-law.ts';
import { type RouteAccess, routeMap, routeOf } from './route-map.ts';

/** The expected route map. */
const rows: [path: string, access: RouteAccess][] = [
  ['/', 'open'],
  ['/login', 'open'],
  ['/oauth', 'open'],
  ['/subscription', 'open'],
  ['/mfaLogin', 'open'],
  ['/sso-redirect', 'open'],
  ['/isolated-sso-redirect', 'open'],
  ['/verify-email', 'open'],
  ['/reset-password', 'open'],
  ['/forgot-password', 'open'],
  ['/account-history', 'resumes'],
  ['/invoice', 'resumes'],
  ['/subscriptions', 'resumes'],
  ['/payment', 'resumes'],
  ['/plans', 'personal'],
  ['/share', 'open'],
  ['/privacy-choices', 'open'],
  ['/billing', 'resumes'],
  ['/manage-devices', 'resumes'],
  ['/order-summary', 'signedIn'],
  ['/checkout-success', 'signedIn'],
  ['/checkout', 'resumes'],
  ['/cancel-plan', 'resumes'],
  ['/keep-plan', 'resumes'],
  ['/plan-record', 'resumes'],
  ['/delete-account', 'resumes'],
  ['/security', 'resumes'],
  ['/pending-delete', 'signedInAnyStatus'],
  ['/error', 'open'],
  ['/error-status', 'open'],
  ['/setup-stripe-elements', 'open'],
  ['/imprint', 'open'],
  ['/accessibility', 'open'],
  ['/contract-information', 'open'],
  ['/withdrawal', 'personal'],
  ['/cancellation', 'personal'],
];

const everyPage = { cancelPlan: true, lawPages, privacyChoices: true };

/** Pages without a row above: the error pages, the gallery, and the page that leaves the portal. */
const ownPages = ['/404', '/500', '/gallery', '/onward'];

describe('the route map', () => {
  test.each(rows)('%s is %s', (path, access) => {
    expect(routeOf(path, everyPage).access).toBe(access);
    expect(routeMap.has(path)).toBe(true);
  });

  it('has no other page', () => {
    expect([...routeMap.keys()].toSorted()).toEqual([...rows.map(([path]) => path), ...ownPages].toSorted());
  });
});

describe('every page with a secret or a payment has its kind', () => {
  test.each([
    [
      'token',
      [
        '/oauth',
        '/onward',
        '/mfaLogin',
        '/sso-redirect',
        '/isolated-sso-redirect',
        '/verify-email',
        '/reset-password',
      ],
    ],
    ['money', ['/payment', '/billing', '/order-summary', '/checkout', '/checkout-success']],
    [
      'credential',
      ['/', '/login', '/subscription', '/forgot-password', '/delete-account', '/withdrawal', '/cancellation'],
    ],
  ])('%s: %j', (kind, paths) => {
    expect(
      [...routeMap]
        .filter(([, route]) => route.kind === kind)
        .map(([path]) => path)
        .toSorted(),
    ).toEqual([...paths].toSorted());
  });
});

describe('any other path needs a session and is no return route', () => {
  test.each([
    ['/nowhere'],
    ['/Billing'],
    ['/SUBSCRIPTIONS'],
    ['/plans/1'],
    ['/account-history/20x6'],
    ['/__proto__'],
    ['/constructor'],
    ['/oauthx'],
    [''],
    ['/[...path]'],
  ])('%j', (path) => {
    expect(routeOf(path, everyPage)).toEqual({ access: 'signedIn', kind: 'plain' });
  });
});

describe('spellings of one page', () => {
  test.each([
    ['/billing/', '/billing'],
    ['/oauth/google', '/oauth'],
    ['/oauth/[partner]', '/oauth'],
    ['/account-history/[year]', '/account-history'],
  ])('%s counts as %s', (path, same) => {
    expect(routeOf(path, everyPage)).toBe(routeMap.get(same));
  });
});

test.each([
  ['/cancel-plan', { cancelPlan: false }, 'resumes'],
  ['/privacy-choices', { privacyChoices: false }, 'open'],
] as const)('%s is an unknown path where the brand has no such page', (path, without, access) => {
  expect(routeOf(path, { ...everyPage, ...without })).toEqual({ access: 'signedIn', kind: 'plain' });
  expect(routeOf(path, everyPage).access).toBe(access);
});

test.each(lawPages.map((page) => [lawPagePaths[page], page] as const))(
  '%s is an unknown path where no country of the brand asks for it',
  (path, page) => {
    const others = lawPages.filter((other) => other !== page);
    expect(routeOf(path, { ...everyPage, lawPages: others })).toEqual({
      access: 'signedIn',
      kind: 'plain',
    });
    expect(routeOf(path, { ...everyPage, lawPages: [page] })).toBe(routeMap.get(path));
  },
);
