import { describe, expect, it, test } from 'vitest';
import { chooserPath, chooserQuery } from './chooser-query.ts';

const read = (query: string) => chooserQuery(new URLSearchParams(query));

describe('the query of the plan chooser', () => {
  test.each([
    ['', undefined],
    ['planId=', undefined],
    ['planId=12', '12'],
    ['planId=12abc', '12abc'],
    ['planId=12&planId=13', '12'],
    ['planId=&planId=13', undefined],
    ['planId=__proto__', '__proto__'],
    [`planId=${'x'.repeat(201)}`, undefined],
  ])('%j has the plan id %s', (query, planId) => {
    expect(read(query).planId).toBe(planId);
  });

  test.each([
    ['promoCode=SAVE20', 'save20'],
    ['promoCode=%20SAVE20%20', 'save20'],
    [`promoCode=${'A'.repeat(64)}`, 'a'.repeat(64)],
    [`promoCode=${'A'.repeat(65)}`, undefined],
    ['promoCode=a&promoCode=b', undefined],
    ['promoCode=a&promoCode=a', undefined],
    ['promoCode=', undefined],
    ['promoCode=10%25%20OFF', '10% off'],
    ['promoCode=%3Cscript%3E', '<script>'],
    ['promoCode=%E2%80%8ESAVE20.%00', 'save20'],
    ['promoCode=../x', '../x'],
  ])('%j has the promo code %s', (query, promoCode) => {
    expect(read(query).promoCode).toBe(promoCode);
  });

  test.each([
    ['term=yearly', { term: 'yearly' }],
    ['term=weekly', { term: undefined }],
    ['price=399USD', { seenPrice: '399USD' }],
    ['price=free', { seenPrice: 'free' }],
    ['price=-1%20USD', { seenPrice: undefined }],
    [`price=${'9'.repeat(17)}`, { seenPrice: undefined }],
    ['confirm=1', { confirm: true }],
    ['confirm=yes', { confirm: false }],
    ['notice=pending', { notice: 'pending' }],
    ['notice=%3Cb%3E', { notice: undefined }],
  ])('%s is read, or ignored where it is unknown', (query, expected) => {
    expect(read(query)).toMatchObject(expected);
  });

  it('the address of a query has the same query', () => {
    const query = {
      planId: 'a&b=c',
      term: 'yearly',
      promoCode: 'save20',
      confirm: true,
      notice: 'pending',
    } as const;
    expect(chooserQuery(new URL(chooserPath(query), 'http://x').searchParams)).toEqual(query);
    expect(chooserPath({})).toBe('/plans');
  });
});
