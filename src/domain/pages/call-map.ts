import { billingFieldNames } from '../../contracts/billing/billing-fields.ts';
import { DEVICE_FIELD } from '../../contracts/devices/device-field.ts';
import { readPromoCode } from '../text/promo-code.ts';

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
 * A call that needs a session. `page` is the page that makes it: a person who signs in again returns there, with the
 * fields named in `carries`, and finds there what stood in those named in `keeps`: never a secret, a card or a consent.
 * `onRefusal` says how a refused caller is answered: `redirect` sends it to another page (a script receives the address as
 * `next`), `problem` returns an error code. `mark`: whether the call has to name the account whose page makes it, or may.
 * It is refused for any other account than the one that it names.
 */
export type GuardedCall = {
  access: Exclude<CallAccess, 'visitor'>;
  page: string;
  carries: readonly string[];
  keeps: readonly string[];
  onRefusal: 'redirect' | 'problem';
  mark: 'required' | 'optional';
};
export type Call = { access: 'visitor' } | GuardedCall;

const visitor: Call = { access: 'visitor' };
const form = (
  access: GuardedCall['access'],
  page: string,
  ...carries: (keyof typeof carriedFields)[]
): GuardedCall => ({ access, page, carries, keeps: [], onRefusal: 'redirect', mark: 'required' });
const keeping = (row: GuardedCall, ...keeps: readonly string[]): GuardedCall => ({ ...row, keeps });
const script = (access: GuardedCall['access'], page: string): GuardedCall => ({
  access,
  page,
  carries: [],
  keeps: [],
  onRefusal: 'problem',
  mark: 'required',
});

const MAX_ID_LENGTH = 200;
const id = (text: string) => (text.length <= MAX_ID_LENGTH ? text : undefined);

/**
 * The fields that are carried back to the page, each with its reader. A reader returns undefined for an invalid value.
 */
const carriedFields = {
  planId: id,
  promoCode: readPromoCode,
  code: readPromoCode,
  subscriptionId: id,
  from: id,
  invoiceId: id,
} as const;

/** The fields of the card form that are no card: Stripe's has one name, Recurly's has two. */
const cardOwnerFields = ['name', ...billingFieldNames] as const;

const accountCalls = {
  'POST /api/account/cancel-deletion': form('signedInAnyStatus', '/pending-delete'),
  'POST /api/account/delete': form('signedIn', '/delete-account'),
  // Links of a page: they change nothing, and the page of another account gets no file.
  'GET /api/billing/calendar': form('signedIn', '/payment'),
  'GET /api/billing/invoice': form('signedIn', '/invoice', 'invoiceId'),
  'GET /api/billing/year': form('signedIn', '/account-history'),
  'POST /api/billing/challenge': form('activeAccount', '/billing'),
  'POST /api/billing/store': keeping(form('activeAccount', '/billing', 'from'), ...cardOwnerFields),
  'POST /api/cancel': keeping(form('activeAccount', '/cancel-plan', 'subscriptionId'), 'reason'),
  'POST /api/checkout/pay': form('activeAccount', '/checkout', 'planId'),
  'POST /api/devices/cover': form('activeAccount', '/subscriptions'),
  'POST /api/devices/save': keeping(
    form('activeAccount', '/manage-devices', 'subscriptionId'),
    'subscriptionId',
    DEVICE_FIELD,
  ),
  'POST /api/migration/attempt': script('activeAccount', '/subscriptions'),
  'POST /api/migration/check': script('signedIn', '/subscriptions'),
  'POST /api/orders/checkout-session': form('activeAccount', '/subscriptions'),
  // The order is over with its session: the chooser takes the code to the next one.
  'POST /api/orders/promo': form('signedIn', '/plans', 'code'),
  'POST /api/orders/promo-removal': form('signedIn', '/subscriptions'),
  'POST /api/orders/submit': form('activeAccount', '/subscriptions'),
  'POST /api/plans/choose': form('signedIn', '/plans', 'planId', 'promoCode'),
  'POST /api/plans/discard': form('signedIn', '/subscriptions'),
  'POST /api/plans/keep': form('activeAccount', '/keep-plan', 'subscriptionId'),
  'POST /api/security/end-others': form('signedIn', '/security'),
  'POST /api/security/end-session': form('signedIn', '/security'),
  'POST /api/security/forget-browser': form('signedIn', '/security'),
  'POST /api/security/not-me': form('signedIn', '/security'),
  // It says whose session there is, and changes nothing. A page that names its account learns whether it is still the one.
  'GET /api/session': { ...script('signedInAnyStatus', '/subscriptions'), mark: 'optional' },
  'POST /api/session/touch': script('signedInAnyStatus', '/subscriptions'),
  // It stores only texts that a page of this account shows.
  'POST /api/typed': keeping(script('signedInAnyStatus', '/billing'), ...cardOwnerFields),
} satisfies Record<string, GuardedCall>;

const visitorCalls = {
  // Without a session there is nothing to end: keep-deletion and sign-out redirect in any case. They end whatever
  // session the browser has.
  'POST /api/account/keep-deletion': visitor,
  'POST /api/auth/sign-out': visitor,
  'POST /api/auth/sign-in': visitor,
  // What an address of a country has is no secret.
  'GET /api/billing/address-form': visitor,
  // What scripts of others may do on pages that no session sees.
  'POST /api/consent': visitor,
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
export function pageOfCall({ page, carries }: GuardedCall, field: (name: string) => unknown): string {
  const query = new URLSearchParams();
  for (const [name, read] of Object.entries(carriedFields)) {
    const value = carries.includes(name) ? field(name) : undefined;
    const text = typeof value === 'string' ? read(value) : undefined;
    // The code of the order summary's own field is the `promoCode` of an address.
    if (text) query.set(name === 'code' ? 'promoCode' : name, text);
  }
  return query.size > 0 ? `${page}?${query}` : page;
}
