import { expect, test } from 'vitest';
import { isYearPath, readYear, yearPath } from './year-path.ts';

test.each(['1999', '2026', '9999'])('%s is a year, and its sheet has an address', (year) => {
  expect(readYear(year)).toBe(year);
  expect(isYearPath(yearPath(year))).toBe(true);
});

test.each([
  '',
  '20x6',
  '99999',
  '026',
  '0026',
  '-2026',
  '2026.csv',
  ' 2026',
  '２０２６',
  '2026\n',
  null,
  undefined,
])('%j is no year', (text) => {
  expect(readYear(text)).toBeUndefined();
  expect(isYearPath(`/account-history/${text}`)).toBe(false);
});

test.each(['/account-history', '/account-history/2026/', '/account-history/2026/1', '/invoice/2026', '2026'])(
  '%s is not the address of a year',
  (path) => {
    expect(isYearPath(path)).toBe(false);
  },
);
