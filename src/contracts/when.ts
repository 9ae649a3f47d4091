/** A calendar day without a time, such as `2026-12-11`. It is that day in every time zone. */
export type CalendarDay = `${number}-${number}-${number}`;

/** A point in time, in milliseconds since 1970, or a calendar day. */
export type When = number | CalendarDay;

/** True for a date that exists, written as `2026-12-11`. */
export function isCalendarDay(text: string): text is CalendarDay {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const ms = Date.parse(text);
  return Number.isFinite(ms) && new Date(ms).toISOString().startsWith(text);
}
