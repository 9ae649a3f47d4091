import { readPromoCode } from './plans/chooser-query.ts';

/** Who may make a call of `/api`. */
export type CallAccess =
  /** Anybody, whoever is signed in. */
  | 'visitor'
  /** Signed in, with an account that the session knows of no end of. */
  | 'signedIn'
  /** The same, and the account itself is asked, whatever its sessions know: money moves, or devices and plans change. */
  | 'activeAccount'
  /** Signed in, though the account is about to be deleted. */
  | 'signedInAnyStatus';

/**
 * A call that needs a session. `page` is where it is made, and where whoever signs in again comes back to with the fields
 * named in `keeps`. `tells`: who is not let through is led on (a script gets the address as `next`), or told so as a problem.
 */
export type GuardedCall = {
  access: Exclude<CallAccess, 'visitor'>;
  page: string;
  keeps: readonly string[];
  tells: 'way' | 'problem';
};
export type Call = { access: 'visitor' } | GuardedCall;

const visitor: Call = { access: 'visitor' };
const form = (
  access: GuardedCall['access'],
  page: string,
  ...keeps: (keyof typeof keptFields)[]
): GuardedCall => ({ access, page, keeps, tells: 'way' });
const script = (access: GuardedCall['access'], page: string): GuardedCall => ({
  access,
  page,
  keeps: [],
  tells: 'problem',
});

const MAX_ID_LENGTH = 200;
const id = (text: string) => (text.length <= MAX_ID_LENGTH ? text : undefined);

/** The fields that are carried back, each as its page reads it; undefined for what is none. */
const keptFields = { planId: id, promoCode: readPromoCode, subscriptionId: id, from: id } as const;

/** Every call by its method and path. Closed: what is not here is not found, whatever handler there may be. */
export const callMap: ReadonlyMap<string, Call> = new Map<string, Call>([
  ['POST /api/account/cancel-deletion', form('signedInAnyStatus', '/pending-delete')],
  ['POST /api/account/delete', form('signedIn', '/delete-account')],
  // Whoever has no session any more has nothing left to end: both lead on all the same.
  ['POST /api/account/keep-deletion', visitor],
  ['POST /api/auth/sign-out', visitor],
  ['POST /api/auth/sign-in', visitor],
  ['POST /api/billing/challenge', form('activeAccount', '/billing')],
  ['POST /api/billing/store', form('activeAccount', '/billing', 'from')],
  ['POST /api/cancel', form('activeAccount', '/cancel-plan')],
  ['POST /api/checkout/pay', form('activeAccount', '/checkout', 'planId')],
  ['POST /api/devices/save', form('activeAccount', '/manage-devices', 'subscriptionId')],
  ['POST /api/events', visitor],
  // Somebody who is signed in already is asked first; a token of another account is none of this one's affair.
  ['POST /api/hand-off', visitor],
  ['POST /api/language', visitor],
  // Linking makes no session of the portal and looks at none.
  ['POST /api/linking/code', visitor],
  ['POST /api/linking/resend', visitor],
  ['POST /api/linking/sign-in', visitor],
  ['POST /api/migration/attempt', script('activeAccount', '/subscriptions')],
  ['POST /api/migration/check', script('signedIn', '/subscriptions')],
  ['POST /api/orders/checkout-session', form('activeAccount', '/subscriptions')],
  ['POST /api/orders/promo', form('signedIn', '/subscriptions')],
  ['POST /api/orders/promo-removal', form('signedIn', '/subscriptions')],
  ['POST /api/orders/submit', form('activeAccount', '/subscriptions')],
  ['POST /api/plans/choose', form('signedIn', '/plans', 'planId', 'promoCode')],
  ['POST /api/plans/discard', form('signedIn', '/subscriptions')],
  ['POST /api/plans/keep', form('activeAccount', '/keep-plan', 'subscriptionId')],
  ['POST /api/recovery/forgot', visitor],
  ['POST /api/recovery/resend', visitor],
  ['POST /api/recovery/reset-password', visitor],
  ['POST /api/recovery/verify-email', visitor],
  // Browsers report of pages, whoever looks at them.
  ['POST /api/reports', visitor],
  ['POST /api/second-step/resend', visitor],
  ['POST /api/second-step/verify', visitor],
  ['POST /api/security/end-others', form('signedIn', '/security')],
  ['POST /api/security/end-session', form('signedIn', '/security')],
  ['POST /api/security/forget-browser', form('signedIn', '/security')],
  ['GET /api/session', script('signedInAnyStatus', '/subscriptions')],
  ['POST /api/session/touch', script('signedInAnyStatus', '/subscriptions')],
  // It keeps no more than a page of this account shows.
  ['POST /api/typed', script('signedInAnyStatus', '/billing')],
  ['POST /api/social/apple/begin', visitor],
  ['POST /api/social/begin', visitor],
  ['POST /api/social/sign-in', visitor],
]);

/** The page of a call as it was, by the fields of the form: `/checkout?planId=12`. */
export function pageOfCall({ page, keeps }: GuardedCall, field: (name: string) => unknown): string {
  const query = new URLSearchParams();
  for (const [name, read] of Object.entries(keptFields)) {
    const value = keeps.includes(name) ? field(name) : undefined;
    const kept = typeof value === 'string' ? read(value) : undefined;
    if (kept) query.set(name, kept);
  }
  return query.size > 0 ? `${page}?${query}` : page;
}
