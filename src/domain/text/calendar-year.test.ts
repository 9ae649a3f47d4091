import { expect, test } from 'vitest';
import { readYear } from './calendar-year.ts';

test.each(['1999', '2026', '9999'])('%s is a year', (year) => {
  expect(readYear(year)).toBe(year);
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
});
