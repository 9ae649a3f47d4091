/**
 * The same UTC day and time some calendar months later, or earlier for a negative number, in milliseconds since 1970.
 * Where the month has no such day, its last day counts: 31 January plus one month is 28 or 29 February.
 */
export function monthsLater(fromMs: number, months: number): number {
  const date = new Date(fromMs);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return date.getTime();
}
