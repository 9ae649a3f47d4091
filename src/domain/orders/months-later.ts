/** The day of the month in UTC, from 1 to 31, of a time in milliseconds since 1970. */
export function dayOfMonth(atMs: number): number {
  return new Date(atMs).getUTCDate();
}

/** The last day of the month in UTC of a time in milliseconds since 1970, from 28 to 31. */
export function lastOfMonth(atMs: number): number {
  const date = new Date(atMs);
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
}

/**
 * The same time of day some calendar months later, or earlier for a negative number, in milliseconds since 1970: on `day` of
 * the month in UTC, which is that of `fromMs` by default. Where the month has no such day, its last day counts: 31 January
 * plus one month is 28 or 29 February.
 */
export function monthsLater(fromMs: number, months: number, day = dayOfMonth(fromMs)): number {
  const date = new Date(fromMs);
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  date.setUTCDate(Math.min(day, lastOfMonth(date.getTime())));
  return date.getTime();
}
