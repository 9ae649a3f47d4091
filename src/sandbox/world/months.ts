import { DAY_MS, isoDate } from './clock.ts';

/** The days of each month, January first, in a year that is no leap year. */
const monthLengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

/** The day of the month in UTC, from 1 to 31, of a time in milliseconds since 1970. */
export function dayOfMonth(atMs: number): number {
  return Number(isoDate(atMs).slice(8, 10));
}

/**
 * The same time of day some months later, or earlier for a negative number, in milliseconds since 1970: on `day` of the month,
 * in UTC, and on the last day of a month that is too short for it. The sandbox counts with a table of its own, so that a test
 * which compares it with the portal compares two ways of counting.
 */
export function afterMonths(atMs: number, months: number, day = dayOfMonth(atMs)): number {
  const [year = 0, month = 0] = isoDate(atMs).split('-', 2).map(Number);
  const count = year * 12 + (month - 1) + months;
  const [newYear, newMonth] = [Math.floor(count / 12), count % 12];
  const length = newMonth === 1 && isLeapYear(newYear) ? 29 : (monthLengths[newMonth] ?? 0);
  const date = [newYear, newMonth + 1, Math.min(day, length)].map((part) => String(part).padStart(2, '0'));
  return Date.parse(date.join('-')) + (atMs % DAY_MS);
}

function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}
