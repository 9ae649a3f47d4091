import { YEAR_PAGE } from './year-path.ts';
import { type LawPage, lawPagePaths, lawPages } from '../legal/sales-law.ts';
import { matchedPath } from '../web/path-shape.ts';

/** Who may open a page. Where a session is required, the status of its account counts. */
export type RouteAccess =
  /** Anybody, with or without a session. */
  | 'open'
  /** Anybody. A signed-in person sees their own account, and the status of the account counts. */
  | 'personal'
  | 'signedIn'
  /** A signed-in person. A visitor returns here after signing in. */
  | 'resumes'
  /** A signed-in person, even where the account is about to be deleted. */
  | 'signedInAnyStatus';

/**
 * The kind of a page, which decides its headers: `token` pages have a secret in the address, `money` pages take
 * payments, `credential` pages take an e-mail or a password.
 */
export type RouteKind = 'plain' | 'credential' | 'token' | 'money';

export type Route = { access: RouteAccess; kind: RouteKind };

/** Every page by its path. A path that is not listed is unknown and shows My Plan to a signed-in person. */
export const routeMap: ReadonlyMap<string, Route> = new Map<string, Route>([
  ['/', { access: 'open', kind: 'credential' }],
  ['/login', { access: 'open', kind: 'credential' }],
  ['/subscription', { access: 'open', kind: 'credential' }],
  ['/oauth', { access: 'open', kind: 'token' }],
  ['/onward', { access: 'open', kind: 'token' }],
  ['/mfaLogin', { access: 'open', kind: 'token' }],
  ['/sso-redirect', { access: 'open', kind: 'token' }],
  ['/isolated-sso-redirect', { access: 'open', kind: 'token' }],
  ['/verify-email', { access: 'open', kind: 'token' }],
  ['/reset-password', { access: 'open', kind: 'token' }],
  ['/forgot-password', { access: 'open', kind: 'credential' }],
  ['/account-history', { access: 'resumes', kind: 'plain' }],
  ['/invoice', { access: 'resumes', kind: 'plain' }],
  ['/subscriptions', { access: 'resumes', kind: 'plain' }],
  ['/payment', { access: 'resumes', kind: 'money' }],
  ['/plans', { access: 'personal', kind: 'plain' }],
  ['/share', { access: 'open', kind: 'plain' }],
  ['/privacy-choices', { access: 'open', kind: 'plain' }],
  ['/billing', { access: 'resumes', kind: 'money' }],
  ['/manage-devices', { access: 'resumes', kind: 'plain' }],
  ['/order-summary', { access: 'signedIn', kind: 'money' }],
  ['/checkout-success', { access: 'signedIn', kind: 'money' }],
  ['/checkout', { access: 'resumes', kind: 'money' }],
  ['/cancel-plan', { access: 'resumes', kind: 'plain' }],
  ['/keep-plan', { access: 'resumes', kind: 'plain' }],
  ['/plan-record', { access: 'resumes', kind: 'plain' }],
  ['/delete-account', { access: 'resumes', kind: 'credential' }],
  ['/security', { access: 'resumes', kind: 'plain' }],
  ['/pending-delete', { access: 'signedInAnyStatus', kind: 'plain' }],
  ['/error', { access: 'open', kind: 'plain' }],
  ['/error-status', { access: 'open', kind: 'plain' }],
  ['/imprint', { access: 'open', kind: 'plain' }],
  ['/accessibility', { access: 'open', kind: 'plain' }],
  ['/contract-information', { access: 'open', kind: 'plain' }],
  ['/withdrawal', { access: 'personal', kind: 'credential' }],
  ['/cancellation', { access: 'personal', kind: 'credential' }],
  ['/setup-stripe-elements', { access: 'open', kind: 'plain' }],
  ['/404', { access: 'open', kind: 'plain' }],
  ['/500', { access: 'open', kind: 'plain' }],
  ['/gallery', { access: 'open', kind: 'plain' }],
]);

/** The route of an unknown path: it needs a session and is no return route. */
export const unknownRoute: Route = { access: 'signedIn', kind: 'plain' };

/** The optional pages that a brand has. */
export type OptionalPages = { cancelPlan: boolean; lawPages: readonly LawPage[]; privacyChoices: boolean };

/**
 * The route of a matched page pattern. `/oauth/[partner]` counts as `/oauth`, and the sheet of a year as `/account-history`; an optional page that the brand does not
 * have is unknown.
 */
export function routeOf(pattern: string, pages: OptionalPages): Route {
  const bare = matchedPath(pattern);
  if (bare === '/cancel-plan' && !pages.cancelPlan) return unknownRoute;
  if (lawPages.some((page) => lawPagePaths[page] === bare && !pages.lawPages.includes(page)))
    return unknownRoute;
  if (bare === '/privacy-choices' && !pages.privacyChoices) return unknownRoute;
  if (bare === YEAR_PAGE) return routeMap.get('/account-history') ?? unknownRoute;
  return (
    routeMap.get(bare) ?? (bare.startsWith('/oauth/') ? routeMap.get('/oauth') : undefined) ?? unknownRoute
  );
}

/** True for the pattern of a page that only a signed-in person sees. */
export function isBehindSignIn(pattern: string): boolean {
  const access = routeMap.get(pattern === YEAR_PAGE ? '/account-history' : pattern)?.access ?? 'open';
  return access !== 'open' && access !== 'personal';
}
