import type { NativeMessage } from '../../src/contracts/native-message.ts';

type Notice = Exclude<NativeMessage, { event: 'HELLO' }>;

/**
 * A situation in the web view of an app: what happens, the page that the person sees then, and what the app is told, in
 * order, after the greeting of each page. A message of the table may be followed by a sentence for the person.
 */
export type Situation = {
  what: string;
  page: string;
  told: readonly Notice[];
  /** How it comes about: by an answer of the edge, by a press or script of the page alone, or by a day that passes. */
  by: 'edge' | 'page' | 'time';
};

const placed: Notice = { event: 'SHOW_ALERT', subtype: 'CHECKOUT_SUCCESS' };
const refused = (code: string): Notice => ({ event: 'SHOW_ALERT', subtype: 'CHECKOUT_FAILURE', code });
const ended = (
  change: Extract<Notice, { event: 'CHANGE_ENDED' }>['change'],
  outcome: 'done' | 'refused' | 'unknown',
  code?: string,
): Notice => ({ event: 'CHANGE_ENDED', change, outcome, ...(code ? { code } : {}) });
const over = (reason: Extract<Notice, { event: 'SESSION_ENDED' }>['reason'], nextPath?: string): Notice => ({
  event: 'SESSION_ENDED',
  reason,
  ...(nextPath ? { nextPath } : {}),
});
const flowError = (code: string): Notice => ({ event: 'subscriptionsFlowError', code });

/** Every situation of docs/native-bridge.md, which prints it; `tests/edge/page/app.test.ts` and `tests/browser/page/app.spec.ts` walk it. */
export const situations = {
  opened: { what: 'a link is opened', page: '/plans', told: [], by: 'edge' },
  planChange: { what: 'a link with a plan change is opened', page: '/order-summary', told: [], by: 'edge' },
  ordered: { what: 'an order is placed', page: '/order-summary', told: [placed], by: 'edge' },
  orderedAgain: {
    what: 'the receipt is reloaded, and Back is pressed',
    page: '/order-summary',
    told: [],
    by: 'edge',
  },
  declined: {
    what: 'the card of an order is refused',
    page: '/billing',
    told: [refused('subscribe-failed')],
    by: 'edge',
  },
  orderRefused: {
    what: 'the platform refuses an order',
    page: '/error',
    told: [refused('subscribe-failed')],
    by: 'edge',
  },
  repriced: {
    what: 'the price of an order has changed, and nothing is ordered',
    page: '/order-summary',
    told: [refused('repriced')],
    by: 'edge',
  },
  orderUnknown: {
    what: 'an order was sent, and nobody knows how it ended',
    page: '/order-summary',
    told: [ended('order', 'unknown')],
    by: 'edge',
  },
  orderFound: {
    what: 'the account shows such an order later',
    page: '/subscriptions',
    told: [placed],
    by: 'edge',
  },
  orderLost: {
    what: 'the account has not shown such an order after a day',
    page: '/subscriptions',
    told: [ended('order', 'unknown', 'not-found')],
    by: 'time',
  },
  checkoutPaid: {
    what: 'the unified checkout is paid',
    page: '/checkout-success',
    told: [placed],
    by: 'edge',
  },
  checkoutDeclined: {
    what: 'the card of the unified checkout is refused',
    page: '/billing',
    told: [refused('subscribe-failed')],
    by: 'edge',
  },
  walletPaid: { what: 'a wallet pays', page: '/checkout-success', told: [placed], by: 'edge' },
  walletDeclined: {
    what: 'the card of a wallet is refused',
    page: '/checkout',
    told: [refused('payment-failed')],
    by: 'edge',
  },
  walletMissing: {
    what: 'a wallet cannot be used on this device',
    page: '/checkout',
    told: [refused('apple-pay-not-available')],
    by: 'page',
  },
  checkoutUnread: {
    what: 'the unified checkout cannot be shown',
    page: '/checkout',
    told: [refused('preview-failed')],
    by: 'edge',
  },
  hostedPaid: {
    what: 'the provider’s page is paid, and the account shows it',
    page: '/subscriptions',
    told: [placed],
    by: 'edge',
  },
  hostedLate: {
    what: 'the provider’s page leads back, and the account does not show the order yet',
    page: '/subscriptions',
    told: [ended('order', 'unknown')],
    by: 'edge',
  },
  hostedLeft: { what: 'the provider’s page is left without paying', page: '/plans', told: [], by: 'edge' },
  kept: {
    what: 'a plan that was to change or end is kept',
    page: '/subscriptions',
    told: [ended('keptPlan', 'done')],
    by: 'edge',
  },
  cancelled: {
    what: 'a plan is cancelled',
    page: '/subscriptions',
    told: [ended('cancellation', 'done')],
    by: 'edge',
  },
  notCancelled: {
    what: 'the platform refuses a cancellation',
    page: '/error-status',
    told: [ended('cancellation', 'refused', 'platform')],
    by: 'edge',
  },
  cancelUnknown: {
    what: 'a cancellation was sent, and nobody knows how it ended',
    page: '/error-status',
    told: [ended('cancellation', 'unknown')],
    by: 'edge',
  },
  devicesSaved: {
    what: 'a choice of devices is saved',
    page: '/manage-devices',
    told: [ended('devices', 'done')],
    by: 'edge',
  },
  devicesNotSaved: {
    what: 'a choice of devices is not saved',
    page: '/manage-devices',
    told: [flowError('devices-not-saved')],
    by: 'edge',
  },
  devicesUnknown: {
    what: 'a choice of devices was sent, and nobody knows how it ended',
    page: '/manage-devices',
    told: [ended('devices', 'unknown')],
    by: 'edge',
  },
  cardStored: { what: 'a card is stored', page: '/payment', told: [ended('card', 'done')], by: 'edge' },
  cardRefused: {
    what: 'a card is refused',
    page: '/billing',
    told: [ended('card', 'refused', 'declined')],
    by: 'edge',
  },
  migrated: {
    what: 'the account is migrated',
    page: '/subscriptions',
    told: [ended('migration', 'done')],
    by: 'edge',
  },
  notMigrated: {
    what: 'the account cannot be migrated',
    page: '/subscriptions',
    told: [ended('migration', 'refused')],
    by: 'edge',
  },
  plansUnread: {
    what: 'the plans cannot be shown',
    page: '/plans',
    told: [flowError('unavailable')],
    by: 'edge',
  },
  myPlanUnread: {
    what: 'My Plan cannot be shown',
    page: '/login',
    told: [flowError('unavailable')],
    by: 'edge',
  },
  devicesUnread: {
    what: 'the devices cannot be shown',
    page: '/error',
    told: [flowError('devices-unavailable')],
    by: 'edge',
  },
  signedOut: { what: 'the person signs out', page: '/', told: [over('signed-out')], by: 'edge' },
  idle: {
    what: 'the person was idle for 12 minutes, with the page open or not',
    page: '/login',
    told: [over('idle', '/plans')],
    by: 'edge',
  },
  elsewhere: {
    what: 'the session was ended by another browser or a new password, or the platform no longer accepts it',
    page: '/login',
    told: [over('elsewhere', '/payment')],
    by: 'edge',
  },
  deletion: {
    what: 'the person asks for the deletion of their account',
    page: '/',
    told: [over('deletion')],
    by: 'edge',
  },
  signedInAgain: {
    what: 'after any of these, the person signs in again by password',
    page: '/plans',
    told: [],
    by: 'edge',
  },
  tokenUsed: {
    what: 'a link has a token that was used, has expired or is of another brand',
    page: '/login',
    told: [over('token-refused', '/plans')],
    by: 'edge',
  },
  notVerified: {
    what: 'a link is of an account whose e-mail address is not verified',
    page: '/login',
    told: [over('not-verified', '/plans')],
    by: 'edge',
  },
  locked: {
    what: 'a link is of a locked account',
    page: '/login',
    told: [over('locked', '/plans')],
    by: 'edge',
  },
  tokenUnanswered: {
    what: 'the platform does not answer for a token',
    page: '/login',
    told: [over('unavailable', '/plans')],
    by: 'edge',
  },
  back: {
    what: 'Back to the app is pressed, on any page, or Back at the plans or Cancel at the checkout',
    page: 'the same',
    told: [{ event: 'NAVIGATE_BACK' }],
    by: 'page',
  },
  link: {
    what: 'a link to another site, a mail or a telephone number is pressed, and the app opens links',
    page: 'the same',
    told: [{ event: 'OPEN_LINK', url: 'https://www.otis.example/terms' }],
    by: 'page',
  },
  file: {
    what: 'a file is saved, and the app shares files',
    page: 'the same',
    told: [{ event: 'SHARE_FILE', name: 'otis-invoice.pdf', type: 'application/pdf', base64: 'JVBERi0…' }],
    by: 'page',
  },
} as const satisfies Record<string, Situation>;

export type SituationName = keyof typeof situations;

/** The names of the situations that come about in one way. */
export type SituationsBy<By extends Situation['by']> = {
  [Name in SituationName]: (typeof situations)[Name]['by'] extends By ? Name : never;
}[SituationName];
