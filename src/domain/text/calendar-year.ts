/** A year of the calendar, such as `2026`. */
export const calendarYear = /^[1-9]\d{3}$/;

/** Returns a year of the calendar; undefined for any other text. */
export function readYear(text: string | null | undefined): string | undefined {
  return text && calendarYear.test(text) ? text : undefined;
}
