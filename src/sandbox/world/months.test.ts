import { expect, test } from 'vitest';
import { afterMonths, dayOfMonth } from './months.ts';

const at = (text: string) => Date.parse(`${text}T10:20:30.400Z`);

test.each([
  ['2026-12-15', 1, undefined, '2027-01-15'],
  ['2027-01-31', 1, undefined, '2027-02-28'],
  ['2027-02-28', 1, undefined, '2027-03-28'],
  ['2027-02-28', 1, 31, '2027-03-31'],
  ['2027-02-28', 2, 30, '2027-04-30'],
  ['2028-01-29', 1, undefined, '2028-02-29'],
  ['2028-02-29', 12, undefined, '2029-02-28'],
  ['2029-02-28', 36, 29, '2032-02-29'],
  ['2100-01-31', 1, undefined, '2100-02-28'],
  ['2027-03-31', -1, undefined, '2027-02-28'],
  ['2027-01-31', -2, undefined, '2026-11-30'],
  ['2026-11-20', -22, undefined, '2025-01-20'],
])('%s and %i months, on day %s, is %s', (from, months, day, expected) => {
  expect(afterMonths(at(from), months, day)).toBe(at(expected));
});

test('the day of the month is that of UTC', () => {
  expect(dayOfMonth(Date.parse('2027-01-31T23:59:59.999Z'))).toBe(31);
  expect(dayOfMonth(Date.parse('2027-01-31T23:30:00-05:00'))).toBe(1);
});
