import { routeMap } from './route-map.ts';

/** Where a person lands when nothing better is known. */
export const DEFAULT_RETURN_ROUTE = '/subscriptions';

/** Longest value that is looked at, in characters. */
export const MAX_RETURN_LENGTH = 2048;

/** Routes a person may be led back to: everything that resumes after sign-in, and the plan chooser. */
const returnRoutes: ReadonlySet<string> = new Set([
  ...[...routeMap].filter(([, route]) => route.access === 'resumes').map(([path]) => path),
  '/plans',
]);

/** Parameters that are never carried back: they are secrets, or lead elsewhere themselves. */
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

/** White space, controls, zero-width and bidirectional marks, and the backslash: none belongs in an address. */
const forbidden = new RegExp(
  '[\\u0000-\\u0020\\u007f-\\u00a0\\u00ad\\u200b-\\u200f\\u2028-\\u202f\\u2060-\\u206f\\ufeff\\\\]',
);

/**
 * The page a `redirectUri` or `nextPath` leads to. `raw` is the query value, decoded once by the
 * query parser. Answers a path with its query, always one of the return routes; `/subscriptions` for anything else.
 */
export function returnRoute(raw: string | null | undefined): string {
  return listedRoute(raw) ?? DEFAULT_RETURN_ROUTE;
}

/** The same, with the leading slash that `nextPath` may lack. */
export function nextPathRoute(raw: string | null | undefined): string {
  if (!raw || raw === 'undefined') return DEFAULT_RETURN_ROUTE;
  return returnRoute(raw.startsWith('/') ? raw : `/${raw}`);
}

/** True where `raw` itself names a return route, so that it is worth carrying along. */
export function isReturnRoute(raw: string | null | undefined): boolean {
  return listedRoute(raw) !== undefined;
}

function listedRoute(raw: string | null | undefined): string | undefined {
  if (!raw || raw.length > MAX_RETURN_LENGTH || forbidden.test(raw)) return undefined;
  if (!raw.startsWith('/') || raw.startsWith('//')) return undefined;
  const path = raw.split(/[?#]/, 1)[0] ?? '';
  if (!returnRoutes.has(path)) return undefined;
  const url = parseRoute(raw);
  if (!url || url.origin !== PARSING_ORIGIN || url.pathname !== path) return undefined;
  for (const name of droppedParameters) url.searchParams.delete(name);
  const route = url.pathname + url.search;
  return route.length > MAX_RETURN_LENGTH ? undefined : route;
}

function parseRoute(raw: string): URL | undefined {
  return URL.canParse(raw, PARSING_ORIGIN) ? new URL(raw, PARSING_ORIGIN) : undefined;
}
