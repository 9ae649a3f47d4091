import { describe, expect, test } from 'vitest';
import { shownInvoices } from './shown-invoices.ts';

const invoices = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: index, invoiceDate: index * 1_000 }));

const first = { page: null, rows: null };

describe('the account history', () => {
  test('is sorted by date, latest first, ten rows a page', () => {
    const list = shownInvoices(invoices(23), first);
    expect(list.rows.map(({ id }) => id)).toEqual([22, 21, 20, 19, 18, 17, 16, 15, 14, 13]);
    expect(list).toMatchObject({ page: 1, pages: 3, perPage: 10, total: 23 });
  });

  test('shows only the latest 50 invoices', () => {
    const list = shownInvoices(invoices(80), { page: '2', rows: '25' });
    expect(list).toMatchObject({ page: 2, pages: 2, total: 50 });
    expect(list.rows.at(-1)?.id).toBe(30);
  });

  test('an invoice without a date comes last', () => {
    const list = shownInvoices(
      [
        { id: 'none', invoiceDate: null },
        { id: 'dated', invoiceDate: 5 },
      ],
      first,
    );
    expect(list.rows.map(({ id }) => id)).toEqual(['dated', 'none']);
  });

  test('the pages follow each other and the last one holds the rest', () => {
    const ids = (page: string) => shownInvoices(invoices(23), { page, rows: null }).rows.map(({ id }) => id);
    expect(ids('1')).toEqual([22, 21, 20, 19, 18, 17, 16, 15, 14, 13]);
    expect(ids('2')).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
    expect(ids('3')).toEqual([2, 1, 0]);
  });

  test.each(['0', '4', '-1', '2x', 'x2', '1.5', '+2', '002', '1e1', '01x', '', '99999999999', '__proto__'])(
    'page %j falls back to the first',
    (page) => {
      expect(shownInvoices(invoices(23), { page, rows: null }).page).toBe(1);
    },
  );

  test.each(['11', '1000', '-10', 'all', ''])('%j rows fall back to ten', (rows) => {
    expect(shownInvoices(invoices(23), { page: null, rows }).perPage).toBe(10);
  });

  test('an empty history is one empty page', () => {
    expect(shownInvoices([], first)).toMatchObject({ rows: [], page: 1, pages: 1 });
  });
});
