/** The answer of a page that is not the page itself with status 200. */
type Answered = { status: number; location?: RegExp };

/** What one page of the route map answers to a visitor and to a signed-in person. */
export type RouteRow = {
  path: string;
  /** What a visitor gets: the page, or the redirect to sign in (`resumes`: with the return route). */
  access: 'open' | 'signedIn' | 'resumes';
  /** The answer of an open page to a visitor, where it is not the page itself. */
  visitor?: Answered;
  /** The answer to a signed-in person, where it is not the page itself. */
  signedIn?: Answered;
  /** Words that the page holds. */
  shows: string;
  /** True where the address may carry a secret. */
  token?: true;
};

const plan = 'Next charge';
const home: Answered = { status: 303, location: /^\/subscriptions$/ };
const login: Answered = { status: 303, location: /^\/login(\?|$)/ };
const refused: Answered = { status: 400 };

const open = (path: string, shows: string, more: Partial<RouteRow> = {}): RouteRow => ({
  path,
  access: 'open',
  shows,
  ...more,
});
const resumes = (path: string, shows = plan): RouteRow => ({ path, access: 'resumes', shows });
/** A page whose address lacks the query that a mail, an app or an assistant adds: everybody gets the same answer. */
const bare = (path: string, shows: string, answered?: Answered): RouteRow => ({
  ...open(path, shows),
  token: true,
  ...(answered ? { visitor: answered, signedIn: answered } : {}),
});

/** Every page of the route map. */
export const routeRows: RouteRow[] = [
  open('/', 'Sign In', { signedIn: home }),
  open('/login', 'Sign In', { signedIn: home }),
  open('/subscription', 'Sign In', { signedIn: home }),
  open('/forgot-password', 'Send Reset Link'),
  open('/plans', 'Up to'),
  open('/share', 'app'),
  open('/privacy-choices', 'Measuring'),
  open('/error', 'Oops! Something went wrong.'),
  open('/error-status', 'Contact support'),
  // Without a sign-in that waits for MFA there is no code to enter.
  bare('/mfaLogin', '', { ...login, status: 302 }),
  bare('/oauth', 'can’t be linked', refused),
  bare('/oauth/google', 'can’t be linked', refused),
  bare('/oauth/alexa', 'can’t be linked', refused),
  bare('/onward', 'This took too long', refused),
  // Back to a question that was answered leads on.
  { ...bare('/sso-redirect', '', login), signedIn: home },
  { ...bare('/isolated-sso-redirect', '', login), signedIn: home },
  bare('/verify-email', 'Invalid email verification link'),
  bare('/reset-password', 'The password reset link is invalid'),
  open('/imprint', 'Merkury Smart Europe GmbH'),
  open('/accessibility', 'EN 301 549'),
  open('/contract-information', 'Model withdrawal form'),
  open('/withdrawal', 'Confirm withdrawal'),
  open('/cancellation', 'Cancel now'),
  open('/setup-stripe-elements', '', { visitor: home, signedIn: home }),

  resumes('/subscriptions'),
  resumes('/account-history', 'Account History'),
  resumes('/account-history/2026', 'Invoices from 2026'),
  {
    path: '/invoice',
    access: 'resumes',
    shows: '',
    signedIn: { status: 303, location: /^\/account-history$/ },
  },
  resumes('/payment', 'Payment'),
  resumes('/delete-account', 'Keep my account'),
  resumes('/security', 'Where you’re signed in'),
  resumes('/plan-record', 'Changes to your plan'),
  resumes('/billing', 'Prepaid cards are not accepted.'),
  resumes('/manage-devices', 'Save Changes'),
  // Without a plan there is nothing to check out.
  { path: '/checkout', access: 'resumes', shows: '', signedIn: { status: 303, location: /^\/plans$/ } },
  resumes('/cancel-plan', 'Keep current plan'),
  // No other plan is about to follow the one of this person.
  { path: '/keep-plan', access: 'resumes', shows: '', signedIn: home },
  // Without a chosen plan there is nothing to order.
  { path: '/order-summary', access: 'signedIn', shows: '', signedIn: home },
  { path: '/checkout-success', access: 'signedIn', shows: '', signedIn: home },
  // The page is only for an account that is about to be deleted.
  { path: '/pending-delete', access: 'signedIn', shows: '', signedIn: { ...home, status: 302 } },
];

/** Paths without a page. */
export const unknownPaths = [
  '/anything-unknown',
  '/subscriptions/deeper/still',
  '/Login',
  '/SUBSCRIPTIONS',
  '/subscriptions2',
  '/oauthx',
  '/apix',
  '/account-history/20x6',
  '/account-history/2026/1',
  '/caf%C3%A9',
  '/%D0%BF%D0%BB%D0%B0%D0%BD',
];

/** Paths that name a file: neither a page nor a redirect to sign in. */
export const filePaths = [
  '/favicon.ico',
  '/subscriptions/x.css',
  '/account-history/2026.csv',
  '/index.html',
  '/.env',
  '/.well-known/nothing.txt',
  '/.well-known/nothing',
  '/login.php',
];

/** Paths of calls that do not exist: JSON, never a page. */
export const callPaths = ['/api', '/api/', '/api/x', '/api/auth', '/api/auth/nothing', '/api/auth/sign-in/'];

/** The brands that have the page to cancel a plan, and those that do not. */
export const cancelPlanBrands = {
  with: ['otis', 'visi', 'notion', 'geeni'],
  without: ['momentum', 'pepper', 'nightowl'],
};
