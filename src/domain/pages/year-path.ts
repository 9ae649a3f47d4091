/** The page of the sheet of a year, as the router matches it. */
export const YEAR_PAGE = '/account-history/[year]';

/** The path of the file of a year. */
export const YEAR_FILE = '/api/billing/year';

/** Returns a year of the calendar, such as `2026`; undefined for any other text. */
export function readYear(text: string | null | undefined): string | undefined {
  return text && /^[1-9]\d{3}$/.test(text) ? text : undefined;
}

/** The address of the sheet of a year. */
export function yearPath(year: string): string {
  return `/account-history/${year}`;
}

/** True for the address of the sheet of a year. */
export function isYearPath(path: string): boolean {
  const year = readYear(path.split('/')[2]);
  return year !== undefined && path === yearPath(year);
}
