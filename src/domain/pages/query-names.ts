import { routeMap } from './route-map.ts';

/**
 * Every query parameter that a page or a call reads and that may appear only once. Two kinds are not in the list: `disableGTM`,
 * which may be repeated, and the language parameters (`languageQueryNames`), which are ignored where repeated. A test
 * compares the list with the source.
 */
export const singleQueryNames: ReadonlySet<string> = new Set([
  'apple',
  'brand',
  'challenge',
  'client_id',
  'code_challenge',
  'code_challenge_method',
  'confirm',
  'content',
  'country',
  'done',
  'draft',
  'email',
  'enable',
  'error_code',
  'from',
  'fromPlanCode',
  'invoiceId',
  'nextPath',
  'notice',
  'page',
  'pending',
  'planId',
  'prefillSelections',
  'price',
  'promoCode',
  'reason',
  'redirectUri',
  'redirect_uri',
  'reference',
  'request',
  'response_type',
  'rows',
  'sealed',
  'source',
  'state',
  'step',
  'subscriptionId',
  'term',
  'to',
  'toPlanCode',
  'token',
  'view',
  'vtoken',
  'year',
]);

/**
 * True where a query repeats a parameter that may appear only once. Pages for a token or an assistant report that
 * themselves, and the plan chooser, which places nothing, takes the first plan.
 */
export function isAmbiguous({ pathname, searchParams }: URL): boolean {
  if (pathname === '/plans' || pathname.startsWith('/oauth') || routeMap.get(pathname)?.kind === 'token')
    return false;
  const seen = new Set<string>();
  for (const name of searchParams.keys()) {
    if (seen.has(name)) return true;
    if (singleQueryNames.has(name)) seen.add(name);
  }
  return false;
}
