import { describe, expect, test } from 'vitest';
import { billingInfo } from '../../contracts/billing/billing-info.ts';
import { type Invoice, invoice } from '../../contracts/billing/invoice.ts';
import {
  amountDue,
  dueIds,
  isOnFile,
  isOtherCard,
  onFileMark,
  paidSince,
  pastDueInvoices,
} from './new-card.ts';

const anInvoice = (invoiceId: string, status: string, invoiceTotal: number | null = 399): Invoice => ({
  ...invoice.parse({ invoiceId, currency: 'USD' }),
  status,
  invoiceTotal,
});

const idsOf = (invoices: readonly Invoice[]) => invoices.map(({ invoiceId }) => invoiceId);

describe('an invoice is past due', () => {
  test.each([
    ['past_due', 399, true],
    ['Past_Due', 399, true],
    ['past_due', null, true],
    ['past_due', 0, false],
    ['past_due', -399, false],
    ['failed', 399, false],
    ['pending', 399, false],
    ['paid', 399, false],
    ['unknown', 399, false],
  ])('%s with a total of %s: %s', (status, total, isPastDue) => {
    const invoices = [anInvoice('a', status, total)];
    expect(pastDueInvoices(invoices)).toEqual(isPastDue ? invoices : []);
    expect(dueIds(invoices)).toEqual(isPastDue ? ['a'] : []);
  });

  test('several are in the order of the list, and at most ten are remembered', () => {
    const twelve = Array.from({ length: 12 }, (_, index) => anInvoice(`${index}`, 'past_due'));
    expect(dueIds([anInvoice('paid', 'paid'), ...twelve])).toEqual([...'0123456789']);
    expect(pastDueInvoices(twelve)).toHaveLength(12);
  });

  test.each<[string, Parameters<typeof amountDue>[0], ReturnType<typeof amountDue>]>([
    ['one', [anInvoice('a', 'past_due', 399)], { minorUnits: 399, currency: 'USD' }],
    [
      'two',
      [anInvoice('a', 'past_due', 399), anInvoice('b', 'past_due', 799)],
      { minorUnits: 1_198, currency: 'USD' },
    ],
    ['one without an amount', [anInvoice('a', 'past_due', null)], undefined],
    ['one without a currency', [{ ...anInvoice('a', 'past_due'), currency: null }], undefined],
    [
      'two currencies',
      [anInvoice('a', 'past_due'), { ...anInvoice('b', 'past_due'), currency: 'CAD' }],
      undefined,
    ],
    ['none', [], undefined],
  ])('what they come to: %s', (_, invoices, amount) => {
    expect(amountDue(invoices)).toEqual(amount);
  });

  test('none is known where the invoices could not be read', () => {
    expect(dueIds(undefined)).toEqual([]);
  });
});

describe('an invoice that was past due before a card was saved', () => {
  test.each([
    ['is paid since', 'a', 'paid', 399, true],
    ['is collected since', 'a', 'Collected', 399, true],
    ['is paid, and its total is unreadable', 'a', 'paid', null, true],
    ['is still past due', 'a', 'past_due', 399, false],
    ['is being tried', 'a', 'pending', 399, false],
    ['was tried again, and failed', 'a', 'failed', 399, false],
    ['was taken back', 'a', 'paid', -399, false],
    ['is worth nothing by now', 'a', 'paid', 0, false],
    ['is another one than that', 'b', 'paid', 399, false],
  ])('%s: invoice %s, %s, %s', (_what, id, status, total, isPaid) => {
    const invoices = [anInvoice(id, status, total)];
    expect(paidSince(['a'], invoices)).toEqual(isPaid ? invoices : []);
  });

  test('nothing was paid where nothing was due, and each that was is named', () => {
    const invoices = ['a', 'b', 'c'].map((id) => anInvoice(id, 'paid'));
    expect(paidSince([], invoices)).toEqual([]);
    expect(idsOf(paidSince(['c', 'a', 'gone'], invoices))).toEqual(['a', 'c']);
  });
});

describe('a saved card is the one on file', () => {
  const saved = { card_type: 'visa', last_four: '4242' };

  test.each([
    ['the same', { card_type: 'visa', last_four: '4242' }, true],
    ['another case', { card_type: 'VISA', last_four: '4242' }, true],
    ['a masked number', { card_type: 'visa', last_four: '•••• •••• •••• 4242' }, true],
    ['the whole number', { card_type: 'visa', last_four: '4111-1111-1111-4242' }, true],
    ['signs between the digits', { card_type: 'visa', last_four: '42-42' }, true],
    ['other digits', { card_type: 'visa', last_four: '9999' }, false],
    ['another type', { card_type: 'mastercard', last_four: '4242' }, false],
    ['no type', { card_type: null, last_four: '4242' }, false],
    ['no digits', { card_type: 'visa', last_four: null }, false],
    ['no card', { card_type: null, last_four: null }, false],
  ])('%s: %j: %s', (_what, billing, isSame) => {
    expect(isOnFile(saved, billing)).toBe(isSame);
  });

  test('also one of which only the type, or only the digits are known', () => {
    const [typed, numbered] = [
      { card_type: 'Visa', last_four: null },
      { card_type: null, last_four: '4242' },
    ];
    expect([isOnFile(typed, { ...typed, card_type: 'visa' }), isOnFile(numbered, { ...numbered })]).toEqual([
      true,
      true,
    ]);
    expect(isOnFile(typed, numbered)).toBe(false);
  });
});

describe('an invoice names another card than the one on file', () => {
  const visa = { card_type: 'visa', last_four: '4242' };
  test.each([
    ['the same', '4242', visa, false],
    ['another number', '9999', visa, true],
    ['no number', null, visa, false],
    ['a number, and nobody knows what is on file', '4242', undefined, true],
    ['neither', null, undefined, false],
  ])('%s', (_what, lastFour, onFile, isOther) => {
    expect(isOtherCard({ cardType: 'Visa', lastFour }, onFile)).toBe(isOther);
  });
});

describe('what is on file is marked, so that a change of it is seen', () => {
  const onFile = billingInfo.parse({
    card_type: 'visa',
    last_four: '4242',
    first_name: 'Olivia',
    address1: '12 Harbor Street',
    currency: 'USD',
  });

  test.each([
    ['the number', { last_four: '9999' }],
    ['the type', { card_type: 'mastercard' }],
    ['the owner', { first_name: 'Oliver' }],
    ['the address', { address1: '13 Harbor Street' }],
    ['whether it has expired', { expired: true }],
    ['whether there is a card', { card_type: null, last_four: null }],
  ])('%s', (_what, changed) => {
    expect(onFileMark({ ...onFile, ...changed })).not.toBe(onFileMark(onFile));
  });

  test('and none where nothing is another', () => {
    expect(onFileMark({ ...onFile })).toBe(onFileMark(onFile));
  });
});
