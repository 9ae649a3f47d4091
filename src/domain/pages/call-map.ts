import { billingFieldNames } from '../../contracts/billing/billing-fields.ts';
import { DEVICE_FIELD } from '../../contracts/devices/device-field.ts';
import { readPromoCode } from '../text/promo-code.ts';
import { pageAt, rowOf, wholeOf } from './find-page.ts';
import type { PageName } from './page-name.ts';

/** Who may make a call of `/api`. */
export type CallAccess =
  /** Anybody, with or without a session. */
  | 'visitor'
  /** A signed-in person. Refused where the session says that the account is about to be deleted. */
  | 'signedIn'
  /** As `signedIn`, and the account's own object is asked as well, because money moves or devices and plans change. */
  | 'activeAccount'
  /** A signed-in person, even where the account is about to be deleted. */
  | 'signedInAnyStatus';

/**
 * A call that needs a session. `page` is the page that makes it: a brand without the page has no such call, and a person who
 * signs in again returns there, with the fields named in `returns`, and finds there what stood in those named in `keeps`: never a secret, a card or a consent.
 * `onRefusal` says how a refused caller is answered: `redirect` sends it to another page (a script receives the address as
 * `next`), `problem` returns an error code. `mark`: whether the call has to name the account whose page makes it, or may.
 * It is refused for any other account than the one that it names.
 */
export type GuardedCall = {
  access: Exclude<CallAccess, 'visitor'>;
  page: PageName;
  returns: readonly string[];
  keeps: readonly string[];
  onRefusal: 'redirect' | 'problem';
  mark: 'required' | 'optional';
  /** The parameters that it reads from its address. */
  reads?: readonly string[];
};
/** A call that anybody may make. Where it has a `page`, a brand without that page has no such call. */
type VisitorCall = { access: 'visitor'; page?: PageName; reads?: readonly string[] };
export type Call = VisitorCall | GuardedCall;

const visitor: VisitorCall = { access: 'visitor' };
const form = (
  access: GuardedCall['access'],
  page: PageName,
  ...returns: (keyof typeof returnFields)[]
): GuardedCall => ({ access, page, returns, keeps: [], onRefusal: 'redirect', mark: 'required' });
const keeping = (row: GuardedCall, ...keeps: readonly string[]): GuardedCall => ({ ...row, keeps });
const reading = <Row extends Call>(row: Row, ...reads: readonly string[]): Row => ({ ...row, reads });
const script = (access: GuardedCall['access'], page: PageName): GuardedCall => ({
  access,
  page,
  returns: [],
  keeps: [],
  onRefusal: 'problem',
  mark: 'required',
});

const MAX_ID_LENGTH = 200;
const id = (text: string) => (text.length <= MAX_ID_LENGTH ? text : undefined);

/**
 * The fields that are carried back to the page, each with its reader. A reader returns undefined for an invalid value.
 */
const returnFields = {
  planId: id,
  promoCode: readPromoCode,
  code: readPromoCode,
  subscriptionId: id,
  from: id,
  invoiceId: id,
  year: id,
} as const;

/** The fields of the card form that are no card: Stripe's has one name, Recurly's has two. */
const cardOwnerFields = ['name', ...billingFieldNames] as const;

const accountCalls = {
  'POST /api/account/cancel-deletion': form('signedInAnyStatus', 'pendingDelete'),
  'POST /api/account/delete': form('signedIn', 'deleteAccount'),
  // Links of a page: they change nothing, and the page of another account gets no file.
  'GET /api/billing/calendar': reading(form('signedIn', 'payment'), 'content'),
  'GET /api/billing/invoice': reading(form('signedIn', 'invoice', 'invoiceId'), 'invoiceId'),
  'GET /api/billing/year': reading(form('signedIn', 'year', 'year'), 'year'),
  'POST /api/billing/challenge': form('activeAccount', 'billing'),
  'POST /api/billing/store': keeping(form('activeAccount', 'billing', 'from'), ...cardOwnerFields),
  'POST /api/cancel': keeping(form('activeAccount', 'cancelPlan', 'subscriptionId'), 'reason'),
  'POST /api/checkout/pay': form('activeAccount', 'checkout', 'planId'),
  'POST /api/devices/cover': form('activeAccount', 'myPlan'),
  'POST /api/devices/save': keeping(
    form('activeAccount', 'manageDevices', 'subscriptionId'),
    'subscriptionId',
    DEVICE_FIELD,
  ),
  'POST /api/migration/attempt': script('activeAccount', 'myPlan'),
  'POST /api/migration/check': script('signedIn', 'myPlan'),
  'POST /api/orders/checkout-session': form('activeAccount', 'myPlan'),
  // The order is over with its session: the chooser takes the code to the next one.
  'POST /api/orders/promo': form('signedIn', 'plans', 'code'),
  'POST /api/orders/promo-removal': form('signedIn', 'myPlan'),
  'POST /api/orders/submit': form('activeAccount', 'myPlan'),
  'POST /api/plans/choose': form('signedIn', 'plans', 'planId', 'promoCode'),
  'POST /api/plans/discard': form('signedIn', 'myPlan'),
  'POST /api/plans/keep': form('activeAccount', 'resumePlan', 'subscriptionId'),
  'POST /api/security/end-others': form('signedIn', 'security'),
  'POST /api/security/end-session': form('signedIn', 'security'),
  'POST /api/security/forget-browser': form('signedIn', 'security'),
  'POST /api/security/not-me': form('signedIn', 'security'),
  // It says whose session there is, and changes nothing. A page that names its account learns whether it is still the one.
  'GET /api/session': { ...script('signedInAnyStatus', 'myPlan'), mark: 'optional' },
  'POST /api/session/touch': script('signedInAnyStatus', 'myPlan'),
  // It stores only texts that a page of this account shows.
  'POST /api/typed': keeping(script('signedInAnyStatus', 'billing'), ...cardOwnerFields),
} satisfies Record<string, GuardedCall>;

const visitorCalls = {
  // Without a session there is nothing to end: keep-deletion and sign-out redirect in any case. They end whatever
  // session the browser has.
  'POST /api/account/keep-deletion': visitor,
  'POST /api/auth/sign-out': visitor,
  'POST /api/auth/sign-in': visitor,
  // What an address of a country has is no secret.
  'GET /api/billing/address-form': reading(visitor, 'country'),
  // What scripts of others may do on pages that no session sees.
  'POST /api/consent': { ...visitor, page: 'privacyChoices' },
  'POST /api/events': visitor,
  // A person who is signed in already is asked first. A token of another account does not concern the session.
  'POST /api/sso': visitor,
  'POST /api/language': visitor,
  // A declaration is made without signing in, and changes nothing of an account.
  'POST /api/legal/declaration': visitor,
  // Linking creates no session of the portal and reads none.
  'POST /api/linking/code': visitor,
  'POST /api/linking/resend': visitor,
  'POST /api/linking/sign-in': visitor,
  'POST /api/recovery/forgot': visitor,
  'POST /api/recovery/resend': visitor,
  'POST /api/recovery/reset-password': visitor,
  'POST /api/recovery/verify-email': visitor,
  // Browsers send reports of pages with and without a session.
  'POST /api/reports': visitor,
  'POST /api/mfa/resend': visitor,
  'POST /api/mfa/verify': visitor,
  'POST /api/social/apple/begin': visitor,
  'POST /api/social/begin': visitor,
  'POST /api/social/sign-in': visitor,
} satisfies Record<string, Call>;

/** Every call by method and path. A call that is not listed is answered with 404, even where it has a handler. */
export const callMap: ReadonlyMap<string, Call> = new Map<string, Call>([
  ...Object.entries(accountCalls),
  ...Object.entries(visitorCalls),
]);

type PathOf<Row> = Row extends `${string} ${infer Path}` ? Path : never;

/** The path of a call that is about the account of the page which makes it, and names that account. */
export type AccountCall = PathOf<keyof typeof accountCalls>;

/** The page of a call as it was, by the fields of the form: `/checkout?planId=12`. */
export function pageOfCall({ page, returns }: GuardedCall, field: (name: string) => unknown): string {
  let { path }: { path: string } = rowOf(page);
  const query = new URLSearchParams();
  for (const [name, read] of Object.entries(returnFields)) {
    const value = returns.includes(name) ? field(name) : undefined;
    const text = typeof value === 'string' ? read(value) : undefined;
    if (!text) continue;
    if (path.includes(`[${name}]`)) path = path.replace(`[${name}]`, text);
    // The order summary's field is `code`, the parameter of an address `promoCode`.
    else query.set(name === 'code' ? 'promoCode' : name, text);
  }
  // A part of the path that the fields do not have leads to what the page is part of.
  const whole = wholeOf(page);
  if (whole && pageAt(path) !== page) return rowOf(whole).path;
  return query.size > 0 ? `${path}?${query}` : path;
}
