import { routeMap } from './route-map.ts';

/**
 * Every name that a page reads from its query, where it may stand once. `disableGTM` is none of them, for once said is said,
 * nor are the wishes for a language (`languageQueryNames`), which are passed over. A test compares with what the source reads.
 */
export const singleQueryNames: ReadonlySet<string> = new Set([
  'apple',
  'brand',
  'challenge',
  'client_id',
  'code_challenge',
  'code_challenge_method',
  'confirm',
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
  'promoCode',
  'reason',
  'redirectUri',
  'redirect_uri',
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
]);

/**
 * True where an address names one thing twice, so that nobody can say which is meant. Pages that a token or an assistant leads
 * to say that in their own words, and the chooser, which changes nothing, takes the first plan.
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
