/** What a page may weigh, in bytes after brotli at its best (design section 7). */
export const byteBudgets = {
  /** HTML with its inline styles, which make the first view usable. */
  visitorPage: 14_000,
  /** Everything the islands of a page load, at once and on first touch. */
  islandScript: 70_000,
  /** The session watch of a signed-in page, the only script a page to read may carry. */
  sessionWatch: 2_000,
};

/** What a page may cost the server, as a ratio to a Worker that does nothing (design section 7). */
export const cpuBars = { visitorPage: 2, signedInPage: 6 };

export const brandKeys = ['momentum', 'pepper', 'otis', 'visi', 'geeni', 'notion', 'nightowl'];

/**
 * A page that is held to the budgets. `islands` load React; `read` runs no island; `signedIn` is to read, too, and
 * carries the session watch.
 * @typedef {{ path: string, kind: 'islands' | 'read' | 'signedIn', status: number }} MeasuredPage
 */

/** @type {readonly MeasuredPage[]} */
export const measuredPages = [
  { path: '/login', kind: 'islands', status: 200 },
  { path: '/', kind: 'islands', status: 200 },
  { path: '/subscription', kind: 'islands', status: 200 },
  { path: '/plans', kind: 'read', status: 200 },
  { path: '/error', kind: 'read', status: 200 },
  { path: '/error-status', kind: 'read', status: 200 },
  { path: '/404', kind: 'read', status: 404 },
  { path: '/subscriptions', kind: 'signedIn', status: 200 },
];

/**
 * Which budgets a page breaks, in words.
 * @param {MeasuredPage['kind']} kind
 * @param {import('./page-bytes.mjs').PageBytes} bytes
 * @returns {string[]}
 */
export function brokenBudgets(kind, bytes) {
  const script = bytes.atOnce.brotli + bytes.onTouch.brotli;
  const limits =
    kind === 'islands'
      ? [
          { of: 'page', is: bytes.brotli, limit: byteBudgets.visitorPage },
          { of: 'script of islands', is: script, limit: byteBudgets.islandScript },
        ]
      : [
          ...(kind === 'read' ? [{ of: 'page', is: bytes.brotli, limit: byteBudgets.visitorPage }] : []),
          { of: 'islands', is: bytes.islands, limit: 0 },
          {
            of: 'script',
            is: script + bytes.inlineScript,
            limit: kind === 'read' ? 0 : byteBudgets.sessionWatch,
          },
        ];
  return limits
    .filter(({ is, limit }) => is > limit)
    .map(({ of, is, limit }) => `${of}: ${is} bytes, allowed ${limit}`);
}
