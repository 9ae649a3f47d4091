import { describe, expect, it, test } from 'vitest';
import { invoiceDisposition, yearDisposition } from './invoice-file-name.ts';

type File = Parameters<typeof invoiceDisposition>[0];
const file: File = { brand: 'Night Owl', day: '2026-11-03', id: 'INV-7' };

/** Both names that a header gives a file: for every browser, and by RFC 8187. */
function namesOf(named: Partial<File>): string[] {
  const found = /^attachment; filename="([^"]*)"; filename\*=UTF-8''(\S*)$/.exec(
    invoiceDisposition({ ...file, ...named }),
  );
  return [found?.[1] ?? '', decodeURIComponent(found?.[2] ?? '')];
}

describe('the name of an invoice that is kept', () => {
  test.each<[what: string, named: Partial<File>, plain: string, whole: string]>([
    ['brand, day and number', {}, 'night-owl-invoice-2026-11-03-INV-7', 'night-owl-invoice-2026-11-03-INV-7'],
    ['no day', { day: undefined }, 'night-owl-invoice-INV-7', 'night-owl-invoice-INV-7'],
    [
      'letters of other scripts',
      { id: '請求-9' },
      'night-owl-invoice-2026-11-03-9',
      'night-owl-invoice-2026-11-03-請求-9',
    ],
    [
      'what a path or a header could be',
      { id: '../"\r\n;x' },
      'night-owl-invoice-2026-11-03-x',
      'night-owl-invoice-2026-11-03-x',
    ],
    [
      'half a letter',
      { id: 'a\ud800b' },
      'night-owl-invoice-2026-11-03-a-b',
      'night-owl-invoice-2026-11-03-a-b',
    ],
  ])('%s', (_what, named, plain, whole) => {
    expect(namesOf(named)).toEqual([`${plain}.pdf`, `${whole}.pdf`]);
  });

  it('has a length that every file system takes', () => {
    expect(namesOf({ brand: 'a'.repeat(500), id: 'b'.repeat(500) })[0]?.length).toBeLessThan(200);
  });

  it('is a header of plain letters', () => {
    expect(invoiceDisposition({ ...file, brand: 'Überwachung 日本', id: '請求 \u2068x\u2069' })).toMatch(
      /^[\x20-\x7e]+$/,
    );
  });
});

test('the table of a year has the name of brand and year', () => {
  expect(yearDisposition({ brand: 'Night Owl', year: '2026' })).toBe(
    'attachment; filename="night-owl-invoices-2026.csv"; filename*=UTF-8\'\'night-owl-invoices-2026.csv',
  );
});
