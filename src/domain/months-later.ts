/**
 * The same day and time of day some calendar months later (or earlier, for a negative count), in UTC.
 * A day that the month does not have becomes its last: 31 January and one month is 28 or 29 February.
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
