import { checkedBrands } from '../scripts/brand-files.mjs';
import { routeMap } from '../src/domain/route-map.ts';

/** What a page may weigh, in bytes after brotli at its best. */
export const byteBudgets = {
  /** HTML with its inline styles, which make a visitor's first view usable. */
  visitorPage: 14_000,
  /** Every script file a page loads, at once and on first touch. */
  scriptFiles: 70_000,
  /** What stands in a page to read: where the brand has a tag manager, the lines that load it. */
  tagLoader: 300,
  /** What stands in a signed-in page to read: the session watch and those lines. */
  sessionWatch: 1_700,
  /** What tells the edge that a script of such a page failed. */
  errorReports: 200,
  /** What My Plan adds to it while it is not known whether the account is to be migrated: the check, and what wakes an island. */
  migrationWatch: 1_400,
};

/** What a page may cost the server, as a ratio to a Worker that does nothing. */
export const cpuBars = { visitorPage: 2, tree: 9, signedInPage: 20 };

/** What a deployment uploads, in bytes after gzip: all but the sentences, of which there are more with each language. */
export const uploadBudget = { code: 400_000 };

/** How long the Worker takes to its first page, as a ratio to one that does nothing. */
export const startBar = 6;

/** Platform round trips of a page, one after another. */
export const roundTripBar = 1;

/** The brands of this checkout. */
export const brandKeys = [...(await checkedBrands()).byKey.keys()];

/** Pages a person only reads: they run no island and load no script file. */
const pagesToRead = new Set([
  '/404',
  '/account-history',
  '/cancel-plan',
  '/error',
  '/error-status',
  '/security',
  '/share',
  '/subscriptions',
]);
/** Pages whose form comes alive on touch, and the most their scripts may weigh before that. */
const scriptBeforeTouch = new Map([
  ['/plans', 2_000],
  ['/checkout', 5_000],
]);
/** Where nothing can be cancelled My Plan stands in the place of /cancel-plan. */
const showsMyPlan = new Set(['/subscriptions', '/cancel-plan']);
/** No page of the portal: the gallery is for engineers, and nothing asks for /500. */
const notMeasured = new Set(['/500', '/gallery']);

/**
 * A page that is held to the budgets.
 * `early`: a wallet may come by itself, so that nothing waits for a touch.
 * @typedef {{ path: string, readOnly: boolean, signedIn: boolean, inlineScript: number, beforeTouch?: number, early?: boolean }} MeasuredPage
 */

/** Every page of the route map. One that leads elsewhere at once has nothing to weigh.
 * @type {readonly MeasuredPage[]} */
export const measuredPages = [...routeMap]
  .filter(([path]) => !notMeasured.has(path))
  .map(([path, { access }]) => ({
    path,
    readOnly: pagesToRead.has(path),
    signedIn: !isOpen(access),
    inlineScript: inlineLimit(path, !isOpen(access)),
    beforeTouch: scriptBeforeTouch.get(path),
  }));

function inlineLimit(path, signedIn) {
  const migration = showsMyPlan.has(path) ? byteBudgets.migrationWatch : 0;
  return (signedIn ? byteBudgets.sessionWatch + byteBudgets.errorReports : byteBudgets.tagLoader) + migration;
}

/**
 * Which budgets a page breaks, in words.
 * @param {MeasuredPage} page
 * @param {import('./page-bytes.mjs').PageBytes} bytes
 * @returns {string[]}
 */
export function brokenBudgets(
  { readOnly, signedIn, inlineScript, beforeTouch = Infinity, early = false },
  bytes,
) {
  const files = bytes.atOnce.brotli + bytes.onTouch.brotli;
  const limits = {
    page: { is: bytes.brotli, limit: signedIn ? Infinity : byteBudgets.visitorPage },
    islands: { is: bytes.islands, limit: readOnly ? 0 : Infinity },
    'script files': { is: files, limit: readOnly ? 0 : byteBudgets.scriptFiles },
    'script before a touch': { is: bytes.atOnce.brotli, limit: early ? Infinity : beforeTouch },
    'inline script': { is: bytes.inlineScript, limit: readOnly ? inlineScript : Infinity },
  };
  return Object.entries(limits)
    .filter(([, { is, limit }]) => is > limit)
    .map(([what, { is, limit }]) => `${what}: ${is}, allowed ${limit}`);
}

/** True for a page that a visitor sees. @param {string} access */
function isOpen(access) {
  return access === 'open' || access === 'personal';
}
