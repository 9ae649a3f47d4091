import { expect, expectTypeOf, it, test } from 'vitest';
import { pageAt, pageNames, rowOf } from './find-page.ts';
import { wholeBrand } from './page-brand.fixture.ts';
import { pathTo } from './path-to.ts';

test.each([
  [pathTo('myPlan'), '/subscriptions'],
  [pathTo('plans', { planId: 'a&b', term: undefined }), '/plans?planId=a%26b'],
  [
    pathTo('signIn', { redirectUri: '/plans?planId=1', reason: 'ended' }),
    '/login?redirectUri=%2Fplans%3FplanId%3D1&reason=ended',
  ],
  [pathTo('partnerLinking', { partner: 'google', state: 's' }), '/oauth/google?state=s'],
  [pathTo('history', wholeBrand, { page: '2' }), '/account-history?page=2'],
  [pathTo('year', wholeBrand, { year: '2026' }), '/account-history/2026'],
])('%s', (address, expected) => {
  expect(address).toBe(expected);
});

it('a page that the brand goes without has no address there', () => {
  const without = { ...wholeBrand, withoutPages: ['history'] };
  expect(pathTo('history', without)).toBeUndefined();
  expect(pathTo('year', without, { year: '2026' })).toBeUndefined();
});

it('the compiler asks what a link does without a page that a brand may lack', () => {
  expectTypeOf(pathTo('myPlan')).toEqualTypeOf<string>();
  expectTypeOf(pathTo('history', wholeBrand)).toEqualTypeOf<string | undefined>();
  // @ts-expect-error: the brand is missing.
  expect(pathTo('history')).toBe('/account-history');
  // @ts-expect-error: the page does not read this parameter.
  expect(pathTo('myPlan', { page: '2' })).toBe('/subscriptions?page=2');
  // @ts-expect-error: the page reads no parameter at all.
  expect(pathTo('pendingDelete', { page: '2' })).toBe('/pending-delete?page=2');
  // @ts-expect-error: the page has a part in its path, and reads no parameter.
  expect(pathTo('year', wholeBrand, { year: '2026', page: '2' })).toBe('/account-history/2026?page=2');
  // @ts-expect-error: the page knows no such reason.
  expect(pathTo('signIn', { reason: 'tired' })).toBe('/login?reason=tired');
});

test.each(pageNames.filter((name) => !rowOf(name).path.includes('[')))('%s is found at its path', (name) => {
  expect(pageAt(rowOf(name).path)).toBe(name);
});
