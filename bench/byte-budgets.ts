/** The largest sizes of a page, in bytes after brotli at quality 11. */
export const byteBudgets = {
  /** HTML with inline styles: a visitor's page is usable with it alone. */
  visitorPage: 14_000,
  /** A page's own scripts, inline and in files. React and its renderer are apart: browsers keep them for a year. */
  ownScript: 15_000,
};
