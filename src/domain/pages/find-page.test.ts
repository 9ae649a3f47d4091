import { describe, expect, expectTypeOf, it, test } from 'vitest';
import { lawPages } from '../legal/sales-law.ts';
import { accessOf, chosenPages, hasPage, pageAt, pageNames, tabNames } from './find-page.ts';
import { wholeBrand } from './page-brand.fixture.ts';
import type { PageAccess, PageKind } from './page-row.ts';
import type { BrokenPage, PageName } from './page-name.ts';
import { pages } from './pages.ts';

const pathsWith = (is: (row: { access: PageAccess; kind: PageKind }) => boolean) =>
  pageNames.filter((name) => is(pages[name])).map((name) => pages[name].path);

describe('the table of pages', () => {
  it('has no two pages with one path, none that is part of no page, and no law page without a law', () => {
    expectTypeOf<BrokenPage>().toBeNever();
  });

  test.each<[PageAccess, string[]]>([
    ['personal', ['/plans', '/cancellation', '/withdrawal']],
    [
      'resumes',
      [
        '/subscriptions',
        '/payment',
        '/account-history',
        '/account-history/[year]',
        '/invoice',
        '/plan-record',
        '/security',
        '/delete-account',
        '/manage-devices',
        '/cancel-plan',
        '/keep-plan',
        '/billing',
        '/checkout',
      ],
    ],
    ['signedIn', ['/order-summary', '/checkout-success']],
    ['signedInAnyStatus', ['/pending-delete']],
  ])('who may see a page: %s: %j', (access, paths) => {
    expect(pathsWith((row) => row.access === access)).toEqual(paths);
  });

  test.each<[PageKind, string[]]>([
    [
      'token',
      [
        '/mfaLogin',
        '/sso-redirect',
        '/isolated-sso-redirect',
        '/onward',
        '/reset-password',
        '/verify-email',
        '/oauth',
        '/oauth/[partner]',
        '/oauth/[partner]/code',
      ],
    ],
    ['money', ['/payment', '/billing', '/order-summary', '/checkout', '/checkout-success']],
    [
      'credential',
      ['/', '/login', '/subscription', '/forgot-password', '/delete-account', '/cancellation', '/withdrawal'],
    ],
  ])('every page with a secret or a payment has its kind: %s: %j', (kind, paths) => {
    expect(pathsWith((row) => row.kind === kind)).toEqual(paths);
  });

  it('has three tabs, in this order', () => {
    expect(tabNames).toEqual(['myPlan', 'payment', 'history']);
  });
});

describe('the page at a path', () => {
  test.each<[string, PageName]>([
    ['/', 'start'],
    ['/billing/', 'billing'],
    ['/oauth/google', 'partnerLinking'],
    ['/oauth/siri', 'partnerLinking'],
    ['/oauth/alexa/code', 'linkingCode'],
    ['/account-history/2026', 'year'],
    ['/account-history/9999', 'year'],
  ])('%s is %s', (path, name) => {
    expect(pageAt(path)).toBe(name);
  });

  test.each([
    '',
    '/nowhere',
    '/Billing',
    '/SUBSCRIPTIONS',
    '/plans/1',
    '/account-history/20x6',
    '/account-history/99999',
    '/account-history/026',
    '/account-history/2026.csv',
    '/account-history/２０２６',
    '/account-history/2026\n',
    '/account-history/[year]',
    '/account-history/2026/1',
    '/__proto__',
    '/constructor',
    '/oauthx',
    '/oauth/google/code/more',
    '/[...path]',
  ])('%j is the path of none, and needs a session', (path) => {
    expect(pageAt(path)).toBeUndefined();
    expect(accessOf(undefined)).toBe('signedIn');
  });
});

describe('a brand', () => {
  it('has every page where its data lets it', () => {
    expect(pageNames.filter((name) => !hasPage(wholeBrand, name))).toEqual([]);
  });

  test.each<[PageName, PageName[]]>([
    ['history', ['history', 'year']],
    ['year', ['year']],
    ['changeLog', ['changeLog']],
    ['security', ['security']],
    ['cancelPlan', ['cancelPlan']],
    ['checkout', ['checkout', 'checkoutSuccess']],
  ])('that goes without %s lacks %j', (name, lacks) => {
    const brand = { ...wholeBrand, withoutPages: [name] };
    expect(pageNames.filter((each) => !hasPage(brand, each))).toEqual(lacks);
  });

  it('goes without no other page by choice', () => {
    expect(chosenPages).toEqual(['history', 'year', 'changeLog', 'security', 'cancelPlan', 'checkout']);
  });

  it('without tags has no privacy choices', () => {
    const { tagManager: _, ...brand } = wholeBrand;
    expect(pageNames.filter((name) => !hasPage(brand, name))).toEqual(['privacyChoices']);
  });

  test.each([
    [['US'], []],
    [['JP'], ['contract', 'imprint']],
    [['US', 'DE'], lawPages],
  ])('that sells in %j has the law pages %j', (countries, pagesOfIt) => {
    const brand = { ...wholeBrand, sells: { countries } };
    expect(lawPages.filter((name) => hasPage(brand, name))).toEqual(pagesOfIt);
  });
});
