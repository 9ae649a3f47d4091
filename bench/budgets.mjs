import { checkedBrands } from '../scripts/brand-files.mjs';
import { routeMap } from '../src/domain/route-map.ts';

/** The largest sizes of a page, in bytes after brotli at quality 11. */
export const byteBudgets = {
  /** HTML with inline styles: a visitor's page is usable with it alone. */
  visitorPage: 14_000,
  /** All script files of a page, those that load at once and those that load on first touch. */
  scriptFiles: 70_000,
  /** A visitor's first view of the sign-in page on the network: headers and HTML, by brotli at quality 4. */
  firstView: 12 * 1_024,
  /** A signed-in page without a form, when the browser has its style sheet and scripts. */
  repeatView: 4_000,
  /** The script of the frame that loads the tag manager, for a brand that has one. */
  tagLoader: 300,
  /** The script of every signed-in page's frame. */
  sessionWatch: 2_500,
  /** The script of My Plan while it is unknown whether a migration is required: the check, and the client directive. */
  migrationWatch: 1_900,
  /** The inline script of a page without a form: it reports failed scripts and page views. */
  inlineReports: 400,
};

/** Headers in characters: the policies of pages without a payment provider, and all headers of a page. */
export const headerBudgets = { visitorPolicy: 650, signedInPolicy: 500, all: 1_300 };

/** The largest CPU time of a page, as a ratio to an empty Worker. `manyBrands` is the ratio of 700 brands to seven. */
export const cpuBars = { visitorPage: 2, tree: 9, signedInPage: 20, manyBrands: 1.2 };

/** The upload of a deployment, in bytes after gzip, without the sentences, which grow with each language. */
export const uploadBudget = { code: 400_000 };

/** The time from the start of the Worker to its first page, as a ratio to an empty Worker. */
export const startBar = 6;

/** The platform calls of a page that run one after another. */
export const roundTripBar = 1;

/** The keys of the brands. */
export const brandKeys = [...(await checkedBrands()).byKey.keys()];

/** Pages without a form: they have no island and load no script file. */
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
/** Pages whose form hydrates on touch, with the largest size of the scripts before that. */
const scriptBeforeTouch = new Map([
  ['/plans', 2_000],
  ['/checkout', 5_000],
]);
/** My Plan replaces /cancel-plan at brands where no plan can be cancelled. */
const showsMyPlan = new Set(['/subscriptions', '/cancel-plan']);
/** Not pages for people: the gallery is for engineers, and no address leads to /500. */
const notMeasured = new Set(['/500', '/gallery']);

/**
 * A page that must keep the budgets. With `early` a wallet may open by itself, so that no script waits for a touch.
 * @typedef {{ path: string, readOnly: boolean, signedIn: boolean, beforeTouch?: number, early?: boolean }} MeasuredPage
 */

/** Every page of the route map, except redirects.
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
 * The budgets that a page exceeds, in words.
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
