import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { type Cell, tableText } from './table-text.ts';

/** Reads a table back, as strictly as the parser can. */
const read = (text: string, delimiter: ',' | ';'): string[][] =>
  parse(text, { bom: true, delimiter, recordDelimiter: '\r\n' });

describe.each([',', ';'] as const)('a table with "%s"', (separator) => {
  const written = (...rows: Cell[][]) => tableText(rows, separator);

  test.each(['a,b;c', 'a "word"', 'two\nlines', 'two\r\nlines', ' spaces ', '請求書 📷', 'عربي', ''])(
    'keeps %j',
    (text) => {
      expect(read(written([text, 'x'], ['y', text]), separator)).toEqual([
        [text, 'x'],
        ['y', text],
      ]);
    },
  );

  test.each(['=1+1', '+1', '-1', '@SUM(A1)', '＝1', '=HYPERLINK("http://x";"y")'])(
    '%j is no formula for a spreadsheet',
    (text) => {
      expect(read(written([text, 'x']), separator)).toEqual([[`'${text}`, 'x']]);
    },
  );

  test.each([
    'a;=1+1',
    'a,=1+1',
    'a\t=1+1',
    'a|=1+1',
    'a;"=1+1"',
    'a;+1',
    'a,-1',
    'a;@SUM(A1)',
    'a;＝1',
    'a;;=1',
    'a\n=1',
    '\t=1',
    '\r=1',
  ])('no part of %j is a formula for a spreadsheet that splits elsewhere', (text) => {
    const table = written([text, 'x'], ['y', `b ${text}`]);
    for (const split of [',', ';', '\t', '|']) {
      const cells = table.split(/\r?\n/).flatMap((line) => line.split(split));
      expect(cells.filter((cell) => /^["']*[=+\-@＝]/u.test(cell.replaceAll("'", '|')))).toEqual([]);
    }
  });

  test.each(['a, b', 'a;b', 'Plan, 2 - 3', '3 = 3; x'])('%j stays as it is', (text) => {
    expect(read(written([text, 'x']), separator)).toEqual([[text, 'x']]);
    expect(written([text, 'x'])).toContain(`"${text}"`);
  });

  test('a number stays a number, also below zero', () => {
    const number = separator === ';' ? '-7,99' : '-7.99';
    expect(written([{ number }, 'x'])).toBe(`\uFEFF${number}${separator}x\r\n`);
  });
});
