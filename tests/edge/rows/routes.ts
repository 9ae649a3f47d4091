/** What a page answers: itself with 200, or something else. */
type Answered = { status: number; location?: RegExp };

/** What one page of the route map answers, to whom. A new page only moves its row. */
export type RouteRow = {
  path: string;
  /** What a visitor gets: the page, or the way to sign in (`resumes`: with the way back). */
  access: 'open' | 'signedIn' | 'resumes';
  /** What an open page answers a visitor, where that is not itself. */
  visitor?: Answered;
  /** What a signed-in person gets, where that is not the page itself. */
  signedIn?: Answered;
  /** Words of the page; of My Plan until the page has a file of its own. */
  shows: string;
  /** Its address may carry a secret. */
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
/** The same for everybody: what comes of an address without what its mail, app or assistant adds. */
const bare = (path: string, shows: string, answered?: Answered): RouteRow => ({
  ...open(path, shows),
  token: true,
  ...(answered ? { visitor: answered, signedIn: answered } : {}),
});

export const routeRows: RouteRow[] = [
  open('/', 'Sign In', { signedIn: home }),
  open('/login', 'Sign In', { signedIn: home }),
  open('/subscription', 'Sign In', { signedIn: home }),
  open('/forgot-password', 'Send Reset Link'),
  open('/plans', 'Up to'),
  open('/share', 'app'),
  open('/error', 'Oops! Something went wrong.'),
  open('/error-status', 'Contact support'),
  // Without a half-finished sign-in there is no code to enter.
  bare('/mfaLogin', '', { ...login, status: 302 }),
  bare('/oauth', 'cannot be linked', refused),
  bare('/oauth/google', 'cannot be linked', refused),
  bare('/oauth/alexa', 'cannot be linked', refused),
  bare('/onward', 'This took too long', refused),
  bare('/sso-redirect', '', login),
  bare('/isolated-sso-redirect', '', login),
  bare('/verify-email', 'Invalid email verification link'),
  bare('/reset-password', 'The password reset link is invalid'),
  open('/setup-stripe-elements', '', { visitor: home, signedIn: home }),

  resumes('/subscriptions'),
  resumes('/account-history', 'Account History'),
  {
    path: '/invoice',
    access: 'resumes',
    shows: '',
    signedIn: { status: 303, location: /^\/account-history$/ },
  },
  resumes('/payment', 'Payment'),
  resumes('/delete-account', 'Keep my account'),
  resumes('/security', 'Where you are signed in'),
  resumes('/billing', 'Prepaid cards are not accepted.'),
  resumes('/manage-devices', 'Save Changes'),
  // Without a plan there is nothing to check out.
  { path: '/checkout', access: 'resumes', shows: '', signedIn: { status: 303, location: /^\/plans$/ } },
  resumes('/cancel-plan', 'Keep current plan'),
  // Nothing is about to follow their plan.
  { path: '/keep-plan', access: 'resumes', shows: '', signedIn: home },
  // Without a plan that was chosen there is nothing to order.
  { path: '/order-summary', access: 'signedIn', shows: '', signedIn: home },
  { path: '/checkout-success', access: 'signedIn', shows: '', signedIn: home },
  // Only for an account that is to be deleted; anybody else has nothing to decide there.
  { path: '/pending-delete', access: 'signedIn', shows: '', signedIn: { ...home, status: 302 } },
];

/** Paths that no page has. */
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

/** Only these brands have the cancel plan page. */
export const cancelPlanBrands = {
  with: ['otis', 'visi', 'notion', 'geeni'],
  without: ['momentum', 'pepper', 'nightowl'],
};
