import { checkedBrands } from '../scripts/brand-files.mjs';
import { routeMap } from '../src/domain/route-map.ts';

/** What a page may weigh, in bytes after brotli at its best. */
export const byteBudgets = {
  /** HTML with its styles in it, which make a visitor's first view usable. */
  visitorPage: 14_000,
  /** Every script file a page loads, at once and on first touch. */
  scriptFiles: 70_000,
  /** A visitor's first view of the sign-in page on the wire: headers and HTML, by brotli at quality 4. */
  firstView: 12 * 1_024,
  /** A signed-in page to read, whose style and scripts the browser has. */
  repeatView: 4_000,
  /** A file of a page's frame: where the brand has a tag manager, what loads it. */
  tagLoader: 300,
  /** A file of every signed-in page's frame. */
  sessionWatch: 1_700,
  /** A file of My Plan while it is not known whether the account is to be migrated: the check, and what wakes an island. */
  migrationWatch: 1_900,
  /** What stands in a page to read: it tells the edge that a script failed, and that the page was shown. */
  inlineReports: 400,
};

/** Headers, in characters: the policy of a page that loads nothing of a payment provider's, and all of a page. */
export const headerBudgets = { visitorPolicy: 650, signedInPolicy: 500, all: 1_300 };

/** What a page may cost the server, as a ratio to a Worker that does nothing; that of 700 brands is to seven. */
export const cpuBars = { visitorPage: 2, tree: 9, signedInPage: 20, manyBrands: 1.2 };

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
 * @typedef {{ path: string, readOnly: boolean, signedIn: boolean, beforeTouch?: number, early?: boolean }} MeasuredPage
 */

/** Every page of the route map. One that leads elsewhere at once has nothing to weigh.
 * @type {readonly MeasuredPage[]} */
export const measuredPages = [...routeMap]
  .filter(([path]) => !notMeasured.has(path))
  .map(([path, { access }]) => ({
    path,
    readOnly: pagesToRead.has(path),
    signedIn: !isOpen(access),
    beforeTouch: scriptBeforeTouch.get(path),
  }));

function frameLimit({ path, signedIn }) {
  const migration = showsMyPlan.has(path) ? byteBudgets.migrationWatch : 0;
  return migration + (signedIn ? byteBudgets.sessionWatch : byteBudgets.tagLoader);
}

/**
 * Which budgets a page breaks, in words.
 * @param {MeasuredPage} page
 * @param {import('./page-bytes.mjs').PageBytes} bytes
 * @returns {string[]}
 */
export function brokenBudgets({ path, readOnly, signedIn, beforeTouch = Infinity, early = false }, bytes) {
  const files = bytes.atOnce.brotli + bytes.onTouch.brotli;
  const limits = {
    page: { is: bytes.brotli, limit: pageLimit({ readOnly, signedIn }) },
    'frame’s script files': { is: bytes.frame.brotli, limit: frameLimit({ path, signedIn }) },
    islands: { is: bytes.islands, limit: readOnly ? 0 : Infinity },
    'script files': { is: files, limit: readOnly ? 0 : byteBudgets.scriptFiles },
    'script before a touch': { is: bytes.atOnce.brotli, limit: early ? Infinity : beforeTouch },
    'inline script': { is: bytes.inlineScript, limit: readOnly ? byteBudgets.inlineReports : Infinity },
  };
  return Object.entries(limits)
    .filter(([, { is, limit }]) => is > limit)
    .map(([what, { is, limit }]) => `${what}: ${is}, allowed ${limit}`);
}

function pageLimit({ readOnly, signedIn }) {
  if (!signedIn) return byteBudgets.visitorPage;
  return readOnly ? byteBudgets.repeatView : Infinity;
}

/** True for a page that a visitor sees. @param {string} access */
function isOpen(access) {
  return access === 'open' || access === 'personal';
}
