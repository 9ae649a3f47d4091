import { describe, expect, test } from 'vitest';
import { lacksTax, statedTax, sumOf, type TaxedInvoice, yearSums } from './year-sums.ts';

const of = (
  status: string,
  invoiceTotal: number | null,
  tax: number | undefined,
  currency: string | null = 'USD',
): TaxedInvoice => ({ status, invoiceTotal, tax, currency });

/** The sums in short: `paid 2 USD 1000+80=1080`. */
const inShort = (...invoices: TaxedInvoice[]) =>
  yearSums(invoices).currencies.flatMap(({ currency, sums }) =>
    sums.map(
      ({ kind, invoices: count, sum: { net, tax, total } }) =>
        `${kind} ${count} ${currency} ${net ?? '?'}+${tax ?? '?'}=${total ?? '?'}`,
    ),
  );

describe('the sums of a year', () => {
  test.each<[string, TaxedInvoice[], string[]]>([
    ['nothing', [], []],
    [
      'what was paid, in both words for it',
      [of('paid', 1080, 80), of('Collected', 540, 40)],
      ['paid 2 USD 1500+120=1620'],
    ],
    [
      'a refund stands apart, and is taken off',
      [of('paid', 1080, 80), of('paid', -540, -40)],
      ['paid 1 USD 1000+80=1080', 'refunded 1 USD -500+-40=-540', 'left 2 USD 500+40=540'],
    ],
    ['a refund alone', [of('paid', -540, -40)], ['refunded 1 USD -500+-40=-540']],
    [
      'what is pending, failed or past due is not paid, and in no other sum',
      [of('paid', 1080, 80), of('pending', 100, 0), of('failed', 200, 0), of('past_due', 300, 0)],
      ['paid 1 USD 1000+80=1080', 'unpaid 3 USD 600+0=600'],
    ],
    ['an invoice of nothing counts nowhere', [of('paid', 0, 0), of('failed', 0, undefined)], []],
    [
      'each currency for itself',
      [of('paid', 1080, 80), of('paid', 900, 100, 'JPY')],
      ['paid 1 USD 1000+80=1080', 'paid 1 JPY 800+100=900'],
    ],
    [
      'one tax that is not known leaves net and tax open',
      [of('paid', 1080, 80), of('paid', 540, undefined)],
      ['paid 2 USD ?+?=1620'],
    ],
    [
      'and only in the sums that it is part of',
      [of('paid', 1080, 80), of('failed', 540, undefined)],
      ['paid 1 USD 1000+80=1080', 'unpaid 1 USD ?+?=540'],
    ],
    [
      'a sum that is too large to be exact is not known',
      [of('paid', Number.MAX_SAFE_INTEGER, 0), of('paid', 1, 0)],
      ['paid 2 USD ?+0=?'],
    ],
  ])('%s', (_, invoices, sums) => {
    expect(inShort(...invoices)).toEqual(sums);
  });

  test('an amount or a currency that cannot be read is in no sum, and counted', () => {
    const found = yearSums([
      of('paid', null, undefined),
      of('failed', 540, 40, null),
      of('paid', 1.5, 0),
      of('paid', 540, 40),
    ]);
    expect([found.withoutAmount, found.withoutStatus]).toEqual([3, 0]);
    expect(found.currencies).toMatchObject([{ sums: [{ kind: 'paid', invoices: 1, sum: { total: 540 } }] }]);
  });

  test('a status that says nothing is in no sum, and counted', () => {
    const found = yearSums([of('void', 540, 40), of('', 540, 40), of('__proto__', null, undefined)]);
    expect(found).toEqual({ currencies: [], withoutAmount: 0, withoutStatus: 3 });
  });
});

test('an invoice whose amount cannot be read has no net and no tax either', () => {
  expect(sumOf({ invoiceTotal: null, currency: 'USD', tax: 40 })).toEqual({});
  expect(sumOf({ invoiceTotal: 540, currency: null, tax: 40 })).toEqual({});
  expect(sumOf({ invoiceTotal: 540, currency: 'USD', tax: undefined })).toEqual({ total: 540 });
});

describe('the tax that the details state', () => {
  const listed = { invoiceTotal: 1080, currency: 'USD' };
  test.each([
    ['stated, and it adds up', { ...listed, subTotal: 1000, tax: 80 }, 80],
    ['no tax at all', { ...listed, subTotal: 1080, tax: 0 }, 0],
    ['without a subtotal', { ...listed, tax: 80 }, 80],
    ['without a tax', { ...listed, subTotal: 1000 }, undefined],
    ['null', { ...listed, subTotal: 1000, tax: null }, undefined],
    ['half a cent', { ...listed, tax: 80.5 }, undefined],
    ['they do not add up', { ...listed, subTotal: 1000, tax: 90 }, undefined],
    ['another total than the list has', { invoiceTotal: 1081, currency: 'USD', tax: 80 }, undefined],
    ['another currency', { invoiceTotal: 1080, currency: 'EUR', tax: 80 }, undefined],
    ['no readable total', { invoiceTotal: null, currency: 'USD', tax: 80 }, undefined],
  ])('%s', (_, details, tax) => {
    expect(statedTax(listed, details)).toBe(tax);
  });
});

test.each([
  ['an amount with its tax', { net: 500, tax: 40, total: 540 }, false],
  ['an amount without it', { net: undefined, tax: undefined, total: 540 }, true],
  ['nothing to pay', { net: undefined, tax: undefined, total: 0 }, false],
  ['no amount', { net: undefined, tax: undefined, total: undefined }, false],
])('whether the tax is missing of %s', (_, sum, isMissing) => {
  expect(lacksTax(sum)).toBe(isMissing);
});
