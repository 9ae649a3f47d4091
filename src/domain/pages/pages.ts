import { loginReasons } from '../../contracts/access/session-watch.ts';
import { declarationProblems } from '../../contracts/legal/declaration.ts';
import { calendarYear } from '../text/calendar-year.ts';
import type { PageRow } from './page-row.ts';
import { shownErrorCodes } from './shown-error-codes.ts';

/** A cached page is stored by its address, which carries only values that the page reads. */
const signIn = {
  reason: loginReasons,
  redirectUri: 'returnRoute',
  reference: 'reference',
  token: 'once',
  apple: 'once',
} as const;
const problem = { error_code: shownErrorCodes, redirectUri: 'returnRoute', reference: 'reference' } as const;
const mailed = { vtoken: 'once', email: 'once' } as const;
const sso = {
  token: 'once',
  sealed: 'asItStands',
  nextPath: 'asItStands',
  toPlanCode: 'asItStands',
  fromPlanCode: 'asItStands',
  source: 'asItStands',
} as const;
const linking = {
  client_id: 'asItStands',
  redirect_uri: 'asItStands',
  response_type: 'asItStands',
  state: 'asItStands',
  code_challenge: 'asItStands',
  code_challenge_method: 'asItStands',
  reason: 'asItStands',
} as const;
const declaration = { view: ['sent'], notice: declarationProblems } as const;

/**
 * Every page of the portal, one row each: routes, guards, ways back, links, tabs, tags, the gallery, the printed tables and the
 * tests' rows follow from it. A brand goes without a page by `withoutPages` in its file.
 */
export const pages = {
  // Sign-in
  start: { path: '/', access: 'open', kind: 'credential', query: signIn, cached: true, sheet: 'signIn' },
  signIn: {
    path: '/login',
    access: 'open',
    kind: 'credential',
    query: signIn,
    cached: true,
    sheet: 'signIn',
    copy: ['signIn', 'social'],
  },
  subscription: {
    path: '/subscription',
    access: 'open',
    kind: 'credential',
    query: signIn,
    cached: true,
    sheet: 'plans',
  },
  mfa: {
    path: '/mfaLogin',
    access: 'open',
    kind: 'token',
    query: { redirectUri: 'returnRoute' },
    copy: ['mfa'],
  },
  sso: { path: '/sso-redirect', access: 'open', kind: 'token', query: sso, copy: ['sso'] },
  isolatedSso: { path: '/isolated-sso-redirect', access: 'open', kind: 'token', query: sso },
  onward: { path: '/onward', access: 'open', kind: 'token', query: { to: 'asItStands' }, copy: ['onward'] },
  forgotPassword: {
    path: '/forgot-password',
    access: 'open',
    kind: 'credential',
    query: { view: ['submitted', 'resent'], redirectUri: 'returnRoute' },
    cached: true,
    copy: ['recovery'],
  },
  resetPassword: { path: '/reset-password', access: 'open', kind: 'token', query: mailed },
  verifyEmail: { path: '/verify-email', access: 'open', kind: 'token', query: mailed },

  // Google Home and Alexa
  linking: { path: '/oauth', access: 'open', kind: 'token', query: linking, copy: ['linking'] },
  partnerLinking: {
    path: '/oauth/[partner]',
    access: 'open',
    kind: 'token',
    query: linking,
    partOf: 'linking',
  },
  linkingCode: {
    path: '/oauth/[partner]/code',
    access: 'open',
    kind: 'token',
    query: { request: 'id' },
    partOf: 'linking',
  },

  // The account
  myPlan: {
    path: '/subscriptions',
    access: 'resumes',
    kind: 'plain',
    query: { done: 'id' },
    tab: 1,
    prefetch: true,
    copy: ['myPlan', 'migration', 'frame'],
  },
  payment: {
    path: '/payment',
    access: 'resumes',
    kind: 'money',
    query: { done: 'once' },
    tab: 2,
    prefetch: true,
    copy: ['payment'],
  },
  history: {
    path: '/account-history',
    access: 'resumes',
    kind: 'plain',
    query: { page: 'id', rows: 'id' },
    brands: 'byChoice',
    tab: 3,
    prefetch: true,
    copy: ['history'],
  },
  year: {
    path: '/account-history/[year]',
    parts: { year: calendarYear },
    access: 'resumes',
    kind: 'plain',
    brands: 'byChoice',
    partOf: 'history',
    prefetch: true,
    // It looks up fifty invoices, and other pages make about five calls.
    countsAs: 10,
    copy: ['year'],
  },
  invoice: {
    path: '/invoice',
    access: 'resumes',
    kind: 'plain',
    query: { invoiceId: 'id' },
    copy: ['invoice'],
  },
  changeLog: {
    path: '/plan-record',
    access: 'resumes',
    kind: 'plain',
    brands: 'byChoice',
    copy: ['changeLog'],
  },
  security: {
    path: '/security',
    access: 'resumes',
    kind: 'plain',
    query: { view: ['all'] },
    brands: 'byChoice',
    copy: ['security'],
  },
  deleteAccount: {
    path: '/delete-account',
    access: 'resumes',
    kind: 'credential',
    copy: ['deletion', 'planBilling'],
  },
  pendingDelete: { path: '/pending-delete', access: 'signedInAnyStatus', kind: 'plain' },

  // Plans and devices
  plans: {
    path: '/plans',
    access: 'personal',
    kind: 'plain',
    query: { planId: 'id', term: 'id', promoCode: 'id', confirm: 'id', notice: 'id', price: 'once' },
    takesFirst: true,
    tags: true,
    sheet: 'plans',
    copy: ['plans'],
  },
  manageDevices: {
    path: '/manage-devices',
    access: 'resumes',
    kind: 'plain',
    query: { subscriptionId: 'id', prefillSelections: 'id', draft: 'id' },
    copy: ['devices'],
  },
  cancelPlan: {
    path: '/cancel-plan',
    access: 'resumes',
    kind: 'plain',
    query: { subscriptionId: 'id', step: 'id', notice: 'id' },
    brands: 'byChoice',
    back: 'myPlan',
    copy: ['cancel'],
  },
  resumePlan: {
    path: '/keep-plan',
    access: 'resumes',
    kind: 'plain',
    query: { subscriptionId: 'id', notice: 'id' },
    back: 'myPlan',
    copy: ['resumePlan'],
  },

  // Orders
  billing: {
    path: '/billing',
    access: 'resumes',
    kind: 'money',
    query: { from: 'id', error_code: 'id', challenge: 'id' },
    prefetch: true,
    back: 'payment',
    copy: ['billing', 'address'],
  },
  orderSummary: {
    path: '/order-summary',
    access: 'signedIn',
    kind: 'money',
    query: { state: 'id', notice: 'id', challenge: 'id' },
    prefetch: true,
    back: 'myPlan',
    copy: ['order', 'price'],
  },
  checkout: {
    path: '/checkout',
    access: 'resumes',
    kind: 'money',
    query: { planId: 'id', pending: 'id', notice: 'id', error_code: 'id' },
    brands: 'byChoice',
    prefetch: true,
    back: 'myPlan',
    copy: ['checkout'],
  },
  checkoutSuccess: { path: '/checkout-success', access: 'signedIn', kind: 'money', partOf: 'checkout' },
  stripeElements: {
    path: '/setup-stripe-elements',
    access: 'open',
    kind: 'plain',
    query: { enable: 'once' },
  },

  // The law
  cancellation: {
    path: '/cancellation',
    access: 'personal',
    kind: 'credential',
    query: declaration,
    brands: 'byLaw',
    sheet: 'legal',
  },
  withdrawal: {
    path: '/withdrawal',
    access: 'personal',
    kind: 'credential',
    query: declaration,
    brands: 'byLaw',
    sheet: 'legal',
    copy: ['declaration'],
  },
  contract: {
    path: '/contract-information',
    access: 'open',
    kind: 'plain',
    brands: 'byLaw',
    sheet: 'legal',
    copy: ['contract', 'withdrawalRight'],
  },
  imprint: {
    path: '/imprint',
    access: 'open',
    kind: 'plain',
    brands: 'byLaw',
    sheet: 'legal',
    copy: ['imprint', 'lawPages'],
  },
  accessibility: {
    path: '/accessibility',
    access: 'open',
    kind: 'plain',
    brands: 'byLaw',
    sheet: 'legal',
    copy: ['accessibility'],
  },
  privacyChoices: {
    path: '/privacy-choices',
    access: 'open',
    kind: 'plain',
    query: { notice: ['saved'] },
    brands: 'withTags',
    copy: ['consent'],
  },

  // For everybody
  share: { path: '/share', access: 'open', kind: 'plain', tags: true, copy: ['share'] },
  error: {
    path: '/error',
    access: 'open',
    kind: 'plain',
    query: problem,
    cached: true,
    tags: true,
    copy: ['problem'],
  },
  errorStatus: {
    path: '/error-status',
    access: 'open',
    kind: 'plain',
    query: problem,
    cached: true,
    tags: true,
  },
  notFound: { path: '/404', access: 'open', kind: 'plain', tags: true },
  failed: { path: '/500', access: 'open', kind: 'plain' },
  /** Every part and state, for engineers; only the sandbox build has it. */
  gallery: { path: '/gallery', access: 'open', kind: 'plain' },
} as const satisfies Record<string, PageRow>;
