import { refusalCodes } from '../../contracts/api-problem.ts';
import { loginReasons } from '../../contracts/access/session-watch.ts';
import { declarationProblems } from '../../contracts/legal/declaration.ts';
import { linkingPartners } from '../../contracts/linking/linking.ts';
import { isYearPath } from './year-path.ts';
import { matchedPath } from '../web/path-shape.ts';
import { queryPart, queryParts } from '../web/query-part.ts';
import { readReference } from './reference.ts';
import { returnRoute } from './return-route.ts';
import { routeMap } from './route-map.ts';

/** The error codes that an error page accepts in its address and has a text for. */
export const shownErrorCodes = [
  'already_subscribed',
  'order_refused',
  'price_unknown',
  'deletion_refused',
  'cancel',
  'cancel_unsure',
  'cancel_under_way',
  ...refusalCodes,
] as const;
export type ShownErrorCode = (typeof shownErrorCodes)[number];

/**
 * How the value of a query parameter is carried: unchanged, unchanged where it is no longer than an id, or through a
 * reader. A reader returns undefined for a value to leave out.
 */
type Carried = 'asItStands' | 'short' | ((value: string) => string | undefined);

const MAX_ADDRESS_LENGTH = 16_384;
/** The longest id that pages read, in characters as encoded in the address. */
const MAX_ID_LENGTH = 200;
/**
 * Printable ASCII that starts with exactly one slash and has no backslash: an address that a browser requests from this
 * host.
 */
const ownAddress = /^\/(?!\/)[\x21-\x5b\x5d-\x7e]*$/;

const oneOf = (known: readonly string[]) => (value: string) => known.find((one) => one === value);
const all = (carried: Carried, names: readonly string[]): Record<string, Carried> =>
  Object.fromEntries(names.map((name) => [name, carried]));
const ids = (...names: string[]) => all('short', names);
const whole = (...names: string[]) => all('asItStands', names);

/** A visitor page is cached for everybody who sees the same, so its address carries only values that the page reads. */
const signIn = { reason: oneOf(loginReasons), redirectUri: returnRoute, reference: readReference };
const problem = { error_code: oneOf(shownErrorCodes), redirectUri: returnRoute, reference: readReference };
const declared = { view: oneOf(['sent']), notice: oneOf(declarationProblems) };
const linking = whole(
  'client_id',
  'redirect_uri',
  'response_type',
  'state',
  'code_challenge',
  'code_challenge_method',
  'reason',
);

/**
 * The query parameters with which each page is shown again. A single-use value, such as a token, is never one of them.
 */
export const carriedNames: ReadonlyMap<string, Readonly<Record<string, Carried>>> = new Map(
  Object.entries({
    '/': signIn,
    '/login': signIn,
    '/subscription': signIn,
    '/mfaLogin': { redirectUri: returnRoute },
    '/forgot-password': { view: oneOf(['submitted', 'resent']), redirectUri: returnRoute },
    '/error': problem,
    '/error-status': problem,
    '/oauth': linking,
    '/onward': whole('to'),
    '/privacy-choices': { notice: oneOf(['saved']) },
    '/cancellation': declared,
    '/withdrawal': declared,
    '/sso-redirect': whole('sealed', 'nextPath', 'toPlanCode', 'fromPlanCode', 'source'),
    '/isolated-sso-redirect': whole('sealed', 'nextPath', 'toPlanCode', 'fromPlanCode', 'source'),
    '/account-history': ids('page', 'rows'),
    '/security': { view: oneOf(['all']) },
    '/invoice': ids('invoiceId'),
    '/subscriptions': ids('done'),
    '/plans': ids('planId', 'term', 'promoCode', 'confirm', 'notice'),
    '/billing': ids('from', 'error_code', 'challenge'),
    '/manage-devices': ids('subscriptionId', 'prefillSelections', 'draft'),
    '/order-summary': ids('state', 'notice', 'challenge'),
    '/checkout': ids('planId', 'pending', 'notice', 'error_code'),
    '/cancel-plan': ids('subscriptionId', 'step', 'notice'),
    '/keep-plan': ids('subscriptionId', 'notice'),
  }),
);
const partnerPaths = new Map<string, Readonly<Record<string, Carried>>>(
  linkingPartners.flatMap((partner) => [
    [`/oauth/${partner}`, linking],
    [`/oauth/${partner}/code`, ids('request')],
  ]),
);

/**
 * Returns the address at which a page can be shown again: a path of the portal with the query parameters that the page
 * reads, byte for byte where an assistant wrote them. Returns `/` for anything else, so that it never leads to another
 * host.
 */
export function pageAgain(address: string | undefined): string {
  if (!address || address.length > MAX_ADDRESS_LENGTH || !ownAddress.test(address)) return '/';
  const [before = '', ...rest] = address.split('#', 1).join('').split('?');
  const path = matchedPath(before);
  const isPage = routeMap.has(path) || isYearPath(path);
  const carried = partnerPaths.get(path) ?? (isPage ? (carriedNames.get(path) ?? {}) : undefined);
  if (!carried) return '/';
  const query = queryParts(rest.join('?')).flatMap((part) => carriedPart(part, carried));
  return query.length > 0 ? `${path}?${query.join('&')}` : path;
}

function carriedPart(part: string, carried: Readonly<Record<string, Carried>>): string[] {
  const read = queryPart(part);
  const how = read && Object.hasOwn(carried, read.name) ? carried[read.name] : undefined;
  if (!read || !how) return [];
  if (how === 'asItStands') return [part];
  if (how === 'short') return part.length <= MAX_ID_LENGTH ? [part] : [];
  const value = how(read.value);
  return value === undefined ? [] : [new URLSearchParams([[read.name, value]]).toString()];
}
