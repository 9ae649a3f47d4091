import { hasPage, pageAt } from './find-page.ts';
import type { PageBrand } from './page-row.ts';
import { pages } from './pages.ts';
import { pathTo } from './path-to.ts';

/** The page after sign-in where no other is known. */
export const DEFAULT_RETURN_ROUTE = pathTo('myPlan');

/** The longest value that is accepted, in characters. */
export const MAX_RETURN_LENGTH = 2048;

/**
 * Query parameters that are never carried to the return route, because they are secrets or lead elsewhere themselves.
 */
const droppedParameters = new Set([
  'token',
  'code',
  'state',
  'vtoken',
  'lr-token',
  'redirectUri',
  'nextPath',
]);

const PARSING_ORIGIN = 'https://portal.invalid';

/**
 * White space, control characters, zero-width and bidirectional marks, and the backslash: none of them is valid in an
 * address.
 */
const forbidden = new RegExp(
  '[\\u0000-\\u0020\\u007f-\\u00a0\\u00ad\\u200b-\\u200f\\u2028-\\u202f\\u2060-\\u206f\\ufeff\\\\]',
);

/** Returns the page that a `nextPath` leads to. It may lack the leading slash. */
export function nextPathRoute(raw: string | null | undefined, brand: PageBrand): string {
  if (!raw || raw === 'undefined') return DEFAULT_RETURN_ROUTE;
  return returnRoute(raw.startsWith('/') ? raw : `/${raw}`, brand) ?? DEFAULT_RETURN_ROUTE;
}

/**
 * Returns the page that a `redirectUri` leads to, with its query: one of the brand's that resumes after a sign-in, or the plan
 * chooser; undefined for any other value. `raw` is the query value, decoded once by the query parser.
 */
export function returnRoute(raw: string | null | undefined, brand: PageBrand): string | undefined {
  if (!raw || raw.length > MAX_RETURN_LENGTH || forbidden.test(raw)) return undefined;
  if (!raw.startsWith('/') || raw.startsWith('//')) return undefined;
  const path = raw.split(/[?#]/, 1)[0] ?? '';
  const page = path.endsWith('/') ? undefined : pageAt(path);
  if (!page || !(page === 'plans' || pages[page].access === 'resumes') || !hasPage(brand, page))
    return undefined;
  const url = parseRoute(raw);
  if (!url || url.origin !== PARSING_ORIGIN || url.pathname !== path) return undefined;
  for (const name of droppedParameters) url.searchParams.delete(name);
  const route = url.pathname + url.search;
  return route.length > MAX_RETURN_LENGTH ? undefined : route;
}

function parseRoute(raw: string): URL | undefined {
  return URL.canParse(raw, PARSING_ORIGIN) ? new URL(raw, PARSING_ORIGIN) : undefined;
}
