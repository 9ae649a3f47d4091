import { pageNames } from '../../../src/domain/pages/find-page.ts';
import type { PageAccess } from '../../../src/domain/pages/page-row.ts';
import type { PageName } from '../../../src/domain/pages/page-name.ts';
import { pages } from '../../../src/domain/pages/pages.ts';

/** The answer of a page that is not the page itself with status 200. */
type Answered = { status: number; location?: RegExp };

/** What a page answers to a visitor and to a signed-in person. */
type Shown = {
  /** Words that the page holds. */
  shows: string;
  /** The answer of an open page to a visitor, where it is not the page itself. */
  visitor?: Answered;
  /** The answer to a signed-in person, where it is not the page itself. */
  signedIn?: Answered;
};

/** A page of the table with what it answers. */
export type RouteRow = Shown & {
  path: string;
  /** What a visitor gets: the page, or the redirect to sign in (`resumes`: with the return route). */
  access: 'open' | 'signedIn' | 'resumes';
  /** True where the address may carry a secret. */
  token?: true;
};

const plan = 'Next charge';
const home: Answered = { status: 303, location: /^\/subscriptions$/ };
const login: Answered = { status: 303, location: /^\/login(\?|$)/ };
const refused: Answered = { status: 400 };

/** An answer that is the same for everybody: the address lacks the query that a mail, an app or an assistant adds. */
const everybody = (shows: string, answered: Answered): Shown => ({
  shows,
  visitor: answered,
  signedIn: answered,
});

/** What each page shows, to geeni's visitor and its owner; undefined for pages that no address leads to. */
const shown: Readonly<Record<PageName, Shown | undefined>> = {
  start: { shows: 'Sign In', signedIn: home },
  signIn: { shows: 'Sign In', signedIn: home },
  subscription: { shows: 'Sign In', signedIn: home },
  forgotPassword: { shows: 'Send Reset Link' },
  plans: { shows: 'Up to' },
  share: { shows: 'app' },
  privacyChoices: { shows: 'Measuring' },
  error: { shows: 'Oops! Something went wrong.' },
  errorStatus: { shows: 'Contact support' },
  // Without a sign-in that waits for MFA there is no code to enter.
  mfa: everybody('', { ...login, status: 302 }),
  linking: everybody('can’t be linked', refused),
  partnerLinking: everybody('can’t be linked', refused),
  // Nobody is linking: the page of the linking says that it is over.
  linkingCode: everybody('', { status: 302, location: /^\/oauth\?reason=over$/ }),
  onward: everybody('This took too long', refused),
  // Back to a question that was answered leads on.
  sso: { shows: '', visitor: login, signedIn: home },
  isolatedSso: { shows: '', visitor: login, signedIn: home },
  verifyEmail: { shows: 'Invalid email verification link' },
  resetPassword: { shows: 'The password reset link is invalid' },
  imprint: { shows: 'Merkury Smart Europe GmbH' },
  accessibility: { shows: 'EN 301 549' },
  contract: { shows: 'Model withdrawal form' },
  withdrawal: { shows: 'Confirm withdrawal' },
  cancellation: { shows: 'Cancel now' },
  stripeElements: { shows: '', visitor: home, signedIn: home },
  myPlan: { shows: plan },
  history: { shows: 'Account History' },
  year: { shows: 'Invoices from 2026' },
  invoice: { shows: '', signedIn: { status: 303, location: /^\/account-history$/ } },
  payment: { shows: 'Payment' },
  deleteAccount: { shows: 'Keep my account' },
  security: { shows: 'Your devices and browsers' },
  changeLog: { shows: 'Changes to your plan' },
  billing: { shows: 'Prepaid cards are not accepted.' },
  manageDevices: { shows: 'Save Changes' },
  // Without a plan there is nothing to check out.
  checkout: { shows: '', signedIn: { status: 303, location: /^\/plans$/ } },
  cancelPlan: { shows: 'Keep current plan' },
  // No other plan is about to follow the one of this person.
  resumePlan: { shows: '', signedIn: home },
  // Without a chosen plan there is nothing to order.
  orderSummary: { shows: '', signedIn: home },
  checkoutSuccess: { shows: '', signedIn: home },
  // The page is only for an account that is about to be deleted.
  pendingDelete: { shows: '', signedIn: { ...home, status: 302 } },
  notFound: undefined,
  failed: undefined,
  gallery: undefined,
};

/** What a visitor gets of a page, by who may open it. */
const visitorAccess: Readonly<Record<PageAccess, RouteRow['access']>> = {
  open: 'open',
  personal: 'open',
  resumes: 'resumes',
  signedIn: 'signedIn',
  signedInAnyStatus: 'signedIn',
};

/** The parts in brackets of a path, as a test opens it. */
const parts = { '[year]': ['2026'], '[partner]': ['google', 'alexa'] };

/** Every page with an address, with both assistants' pages. */
export const routeRows: RouteRow[] = pageNames.flatMap((name) => {
  const row = shown[name];
  const { path, access, kind } = pages[name];
  if (!row) return [];
  const paths = Object.entries(parts).reduce(
    (all: string[], [part, values]) =>
      all.flatMap((each) =>
        each.includes(part) ? values.map((value) => each.replace(part, value)) : [each],
      ),
    [path],
  );
  return paths.map((each) => ({
    ...row,
    path: each,
    access: visitorAccess[access],
    ...(kind === 'token' ? { token: true as const } : {}),
  }));
});

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
