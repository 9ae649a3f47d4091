import { checkedBrands } from '../scripts/brand-files.ts';
import { routeMap } from '../src/domain/pages/route-map.ts';
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
const pagesToRead = new Set([
  '/404',
  '/accessibility',
  '/account-history',
  '/checkout-success',
  '/contract-information',
  '/error',
  '/error-status',
  '/imprint',
  '/invoice',
  '/plan-record',
  '/security',
  '/share',
  '/subscriptions',
]);
/** Not pages for people: the gallery is for engineers, and no address leads to /500. */
const notMeasured = new Set(['/500', '/gallery']);

/** A page that must keep the budgets. */
export type MeasuredPage = { path: string; readOnly: boolean; signedIn: boolean };

/** Every page of the route map. */
export const measuredPages: readonly MeasuredPage[] = [...routeMap]
  .filter(([path]) => !notMeasured.has(path))
  .map(([path, { access }]) => ({
    path,
    readOnly: pagesToRead.has(path),
    signedIn: !isOpen(access),
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

/** True for a page that a visitor sees. */
function isOpen(access: string) {
  return access === 'open' || access === 'personal';
}
