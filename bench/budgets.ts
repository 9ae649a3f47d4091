import { checkedBrands } from '../scripts/brand-files.ts';
import { isBehindSignIn, pageNames } from '../src/domain/pages/find-page.ts';
import type { PageName } from '../src/domain/pages/page-name.ts';
import { pages } from '../src/domain/pages/pages.ts';
import { byteBudgets } from './byte-budgets.ts';
import type { PageBytes } from './page-bytes.ts';

/** All headers of a page, in bytes. */
export const headerBudget = 2_048;

/**
 * The largest CPU time. `visitorPage`: of a visitor's kept page, as a ratio to an empty Worker. `treeBefore`: of every other
 * page, as a ratio to the same page of the tree before, in one run; a tree compared with itself differs by `noise`.
 * `unshownInvoice`: of an invoice that a page reads and does not show, as a ratio to an empty Worker.
 */
export const cpuBars = { visitorPage: 2, treeBefore: 1, noise: 0.1, unshownInvoice: 0.2 };

/**
 * What a person feels on a slow phone: the largest paint of a signed-in page and the answer to a press, in milliseconds; the
 * layout shift of any page; what a visitor's page loads while nobody touches it; and how many times sooner the sign-in page is
 * painted than a single-page build can be.
 */
export const feltBars = {
  largestPaintMs: 1_000,
  pressMs: 200,
  shift: 0.02,
  untouched: { bytes: 20_000, requests: 6 },
  timesSinglePage: 3,
};

/** The upload of a deployment, in bytes after gzip. */
export const uploadBudget = 1_000_000;

/** The time from the start of the Worker to its first page, as a ratio to an empty Worker. */
export const startBar = 5;

/** The keys of the brands. */
export const brandKeys = [...(await checkedBrands()).byKey.keys()];

/** Pages without a form: they have no island. */
const pagesToRead: ReadonlySet<PageName> = new Set([
  'notFound',
  'accessibility',
  'history',
  'year',
  'checkoutSuccess',
  'contract',
  'error',
  'errorStatus',
  'imprint',
  'invoice',
  'changeLog',
  'security',
  'share',
  'myPlan',
]);
/** Not pages for people: the gallery is for engineers, and no address leads to the page of a failure. */
const notMeasured: ReadonlySet<PageName> = new Set(['failed', 'gallery']);

/** A page that must keep the budgets. */
export type MeasuredPage = { page: PageName; path: string; readOnly: boolean; signedIn: boolean };

/** Every page of the table. */
export const measuredPages: readonly MeasuredPage[] = pageNames
  .filter((page) => !notMeasured.has(page))
  .map((page) => ({
    page,
    path: pages[page].path,
    readOnly: pagesToRead.has(page),
    signedIn: isBehindSignIn(page),
  }));

/** The budgets that a page exceeds, in words. */
export function brokenBudgets(
  { readOnly, signedIn }: Pick<MeasuredPage, 'readOnly' | 'signedIn'>,
  bytes: PageBytes,
): string[] {
  const limits = {
    page: { is: bytes.brotli, limit: signedIn ? Infinity : byteBudgets.visitorPage },
    islands: { is: bytes.islands, limit: readOnly ? 0 : Infinity },
    'own script': { is: bytes.own, limit: byteBudgets.ownScript },
  };
  return Object.entries(limits)
    .filter(([, { is, limit }]) => is > limit)
    .map(([what, { is, limit }]) => `${what}: ${is}, allowed ${limit}`);
}
