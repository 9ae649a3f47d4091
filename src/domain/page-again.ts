import { loginReasons } from '../contracts/access/session-watch.ts';
import { linkingPartners } from '../contracts/linking/linking.ts';
import { isReturnRoute, returnRoute } from './return-route.ts';
import { routeMap } from './route-map.ts';
import { shownErrorCodes } from './shown-error-codes.ts';

/**
 * What becomes of the value of one name: it stays as it stands in the address, the same where it is no longer than an id, or
 * as it is read, undefined for one to leave out.
 */
type Carried = 'asItStands' | 'short' | ((value: string) => string | undefined);

const MAX_ADDRESS_LENGTH = 16_384;
/** Longest id that pages look at, in characters as they stand in an address. */
const MAX_ID_LENGTH = 200;
/** Printable ASCII, one slash in front and no backslash anywhere: what a browser asks for with a page of this host. */
const ownAddress = /^\/(?!\/)[\x21-\x5b\x5d-\x7e]*$/;

const oneOf = (known: readonly string[]) => (value: string) => known.find((one) => one === value);
const wayBack = (value: string) => (isReturnRoute(value) ? returnRoute(value) : undefined);
const all = (carried: Carried, names: readonly string[]): Record<string, Carried> =>
  Object.fromEntries(names.map((name) => [name, carried]));
const ids = (...names: string[]) => all('short', names);
const whole = (...names: string[]) => all('asItStands', names);

/** A visitor's page is one for all who see the same: nothing stands in it that is not read. */
const signIn = { reason: oneOf(loginReasons), redirectUri: wayBack };
const problem = { error_code: oneOf(shownErrorCodes), redirectUri: wayBack };
const linking = whole(
  'client_id',
  'redirect_uri',
  'response_type',
  'state',
  'code_challenge',
  'code_challenge_method',
  'reason',
);

/** The names each page is shown again with. What is used up by being read, a token before all, is none of them. */
export const carriedNames: ReadonlyMap<string, Readonly<Record<string, Carried>>> = new Map(
  Object.entries({
    '/': signIn,
    '/login': signIn,
    '/subscription': signIn,
    '/mfaLogin': { redirectUri: wayBack },
    '/forgot-password': { view: oneOf(['submitted', 'resent']) },
    '/error': problem,
    '/error-status': problem,
    '/oauth': linking,
    '/onward': whole('to'),
    '/sso-redirect': whole('sealed', 'nextPath', 'toPlanCode', 'fromPlanCode'),
    '/isolated-sso-redirect': whole('sealed', 'nextPath', 'source'),
    '/account-history': ids('page', 'rows'),
    '/invoice': ids('invoiceId'),
    '/subscriptions': ids('done'),
    '/plans': ids('planId', 'term', 'promoCode', 'confirm', 'notice'),
    '/billing': ids('from', 'error_code', 'challenge'),
    '/manage-devices': ids('subscriptionId', 'prefillSelections', 'draft', 'done'),
    '/order-summary': ids('state', 'notice', 'challenge'),
    '/checkout': ids('planId', 'pending', 'notice', 'error_code'),
    '/cancel-plan': ids('subscriptionId', 'step', 'reason', 'notice'),
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
 * The address by which a page is shown once more as it is: a path of the portal's with what that page reads of its query,
 * byte for byte where an assistant wrote it. `/` for anything else, so that it leads nowhere but to pages of this host.
 */
export function pageAgain(address: string | undefined): string {
  if (!address || address.length > MAX_ADDRESS_LENGTH || !ownAddress.test(address)) return '/';
  const [place = '', ...rest] = address.split('#', 1).join('').split('?');
  const path = place.replace(/(.)\/$/, '$1');
  const carried = partnerPaths.get(path) ?? (routeMap.has(path) ? (carriedNames.get(path) ?? {}) : undefined);
  if (!carried) return '/';
  const query = rest
    .join('?')
    .split('&')
    .flatMap((part) => carriedPart(part, carried));
  return query.length > 0 ? `${path}?${query.join('&')}` : path;
}

function carriedPart(part: string, carried: Readonly<Record<string, Carried>>): string[] {
  // The parser drops a question mark at the very start; an ampersand keeps it.
  const [pair] = new URLSearchParams(`&${part}`);
  const how = pair && Object.hasOwn(carried, pair[0]) ? carried[pair[0]] : undefined;
  if (!pair || !how) return [];
  if (how === 'asItStands') return [part];
  if (how === 'short') return part.length <= MAX_ID_LENGTH ? [part] : [];
  const value = how(pair[1]);
  return value === undefined ? [] : [new URLSearchParams([[pair[0], value]]).toString()];
}
