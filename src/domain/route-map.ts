/** Who may open a page. Where a session is asked for, its account's status counts. */
export type RouteAccess =
  /** Anybody, whoever is signed in. */
  | 'open'
  /** Anybody; a signed-in person sees their own account there, and is held to its status. */
  | 'personal'
  | 'signedIn'
  /** Signed in; a visitor comes back here after signing in. */
  | 'resumes'
  /** Signed in, though the account is about to be deleted. */
  | 'signedInAnyStatus';

/** What a page is, for its headers: `token` pages carry a secret in the address, `money` pages take payments. */
export type RouteKind = 'plain' | 'credential' | 'token' | 'money';

export type Route = { access: RouteAccess; kind: RouteKind };

/** Every page by its path. A path that is not here is unknown: My Plan for a signed-in person. */
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
  ['/billing', { access: 'resumes', kind: 'money' }],
  ['/manage-devices', { access: 'resumes', kind: 'plain' }],
  ['/order-summary', { access: 'signedIn', kind: 'money' }],
  ['/checkout-success', { access: 'signedIn', kind: 'money' }],
  ['/checkout', { access: 'resumes', kind: 'money' }],
  ['/cancel-plan', { access: 'resumes', kind: 'plain' }],
  ['/keep-plan', { access: 'resumes', kind: 'plain' }],
  ['/delete-account', { access: 'resumes', kind: 'credential' }],
  ['/security', { access: 'resumes', kind: 'plain' }],
  ['/pending-delete', { access: 'signedInAnyStatus', kind: 'plain' }],
  ['/error', { access: 'open', kind: 'plain' }],
  ['/error-status', { access: 'open', kind: 'plain' }],
  ['/setup-stripe-elements', { access: 'open', kind: 'plain' }],
  ['/404', { access: 'open', kind: 'plain' }],
  ['/500', { access: 'open', kind: 'plain' }],
  ['/gallery', { access: 'open', kind: 'plain' }],
]);

/** The rule for a path that no page has: signed in, and nothing to come back to. */
export const unknownRoute: Route = { access: 'signedIn', kind: 'plain' };

/** Which of the optional pages a brand has. */
export type OptionalPages = { cancelPlan: boolean };

/** The route of a matched page pattern. `/oauth/[partner]` counts as `/oauth`; a page the brand has not is unknown. */
export function routeOf(pattern: string, pages: OptionalPages): Route {
  const bare = pattern.length > 1 ? pattern.replace(/\/$/, '') : pattern;
  if (bare === '/cancel-plan' && !pages.cancelPlan) return unknownRoute;
  return (
    routeMap.get(bare) ?? (bare.startsWith('/oauth/') ? routeMap.get('/oauth') : undefined) ?? unknownRoute
  );
}

/** True for the pattern of a page that nobody sees but a signed-in person. */
export function isBehindSignIn(pattern: string): boolean {
  const access = routeMap.get(pattern)?.access ?? 'open';
  return access !== 'open' && access !== 'personal';
}
