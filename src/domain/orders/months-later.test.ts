import { expect, test } from 'vitest';
import { monthsLater } from './months-later.ts';

const at = (text: string) => Date.parse(`${text}T10:00:00Z`);

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-12-15', 1, '2027-01-15'],
  ['2026-03-31', -1, '2026-02-28'],
  ['2026-11-20', -22, '2025-01-20'],
])('%s plus %i months is %s', (from, months, expected) => {
  expect(monthsLater(at(from), months)).toBe(at(expected));
});
