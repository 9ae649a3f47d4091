/** What one page of the route map (access.md section 2) answers, to whom. A new page only moves its row. */
export type RouteRow = {
  path: string;
  /** What a visitor gets: the page, or the way to sign in (`resumes`: with the way back). */
  access: 'open' | 'signedIn' | 'resumes';
  /** What an open page answers a visitor; pages without a file yet answer 404. */
  visitor?: 200 | 302 | 404 | 500;
  /** What a signed-in person gets, where that is not the page itself. */
  signedIn?: { status: 302 | 303 | 404 | 500; location?: string };
  /** What the page shows; My Plan until the page has a file of its own. */
  shows: string;
  /** Its address may carry a secret. */
  token?: true;
};

const signIn = '<h1>Sign In</h1>';
const myPlan = '<h1>My Plan</h1>';
const notFound = 'Page not found.';
const home = { status: 303, location: '/subscriptions' } as const;

export const routeRows: RouteRow[] = [
  { path: '/', access: 'open', shows: signIn, signedIn: home },
  { path: '/login', access: 'open', shows: signIn, signedIn: home },
  { path: '/subscription', access: 'open', shows: signIn, signedIn: home },
  // Without a half-finished sign-in there is no code to enter.
  {
    path: '/mfaLogin',
    access: 'open',
    visitor: 302,
    shows: '',
    token: true,
    signedIn: { status: 302, location: '/login' },
  },
  { path: '/plans', access: 'open', shows: '<h1>Plans</h1>' },
  { path: '/error', access: 'open', shows: 'Oops! Something went wrong.' },
  { path: '/error-status', access: 'open', shows: 'Contact support' },

  { path: '/subscriptions', access: 'resumes', shows: myPlan },
  { path: '/account-history', access: 'resumes', shows: myPlan },
  { path: '/payment', access: 'resumes', shows: myPlan },
  { path: '/billing', access: 'resumes', shows: myPlan },
  { path: '/manage-devices', access: 'resumes', shows: myPlan },
  { path: '/checkout', access: 'resumes', shows: myPlan },
  { path: '/cancel-plan', access: 'resumes', shows: myPlan },
  { path: '/order-summary', access: 'signedIn', shows: myPlan },
  { path: '/checkout-success', access: 'signedIn', shows: myPlan },
  // Only for an account that is to be deleted; anybody else has nothing to decide there.
  {
    path: '/pending-delete',
    access: 'signedIn',
    shows: '',
    signedIn: { status: 302, location: '/subscriptions' },
  },
];

/** Open pages that have no file yet. */
const notBuilt = [
  { path: '/oauth', token: true },
  { path: '/oauth/google', token: true },
  { path: '/oauth/alexa', token: true },
  { path: '/sso-redirect', token: true },
  { path: '/isolated-sso-redirect', token: true },
  { path: '/verify-email', token: true },
  { path: '/reset-password', token: true },
  { path: '/forgot-password' },
  { path: '/share' },
  { path: '/setup-stripe-elements' },
] as const;

routeRows.push(
  ...notBuilt.map((row): RouteRow => ({
    ...row,
    access: 'open',
    visitor: 404,
    shows: notFound,
    signedIn: { status: 404 },
  })),
);

/** Paths that no page has (design decision 14). */
export const unknownPaths = [
  '/anything-unknown',
  '/subscriptions/deeper/still',
  '/Login',
  '/SUBSCRIPTIONS',
  '/subscriptions2',
  '/oauthx',
  '/apix',
  '/caf%C3%A9',
  '/%D0%BF%D0%BB%D0%B0%D0%BD',
];

/** Paths that name a file: never a page, never a way to sign in. */
export const filePaths = [
  '/favicon.ico',
  '/robots.txt',
  '/subscriptions/x.css',
  '/index.html',
  '/.env',
  '/.well-known/security.txt',
  '/login.php',
];

/** Paths of calls that do not exist: JSON, never a page. */
export const callPaths = ['/api', '/api/', '/api/x', '/api/auth', '/api/auth/nothing', '/api/auth/sign-in/'];

/** Only these brands have the cancel plan page (design decision 13). */
export const cancelPlanBrands = {
  with: ['otis', 'visi', 'notion', 'geeni'],
  without: ['momentum', 'pepper', 'nightowl'],
};
