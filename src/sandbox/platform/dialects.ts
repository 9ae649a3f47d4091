import * as z from 'zod';
import type { World } from '../world/world.ts';

/**
 * Other forms in which the platform may send the same answer: forms that its documents show or suggest, and forms of
 * JSON converted from XML; and what it may do where its documents are silent. At most one of each group is active.
 */
export const dialectForms = {
  /** `one-page`: under `docs`, and what mongoose says beside the last page. */
  list: ['docs', 'named', 'one-page'],
  /** The first half of a list, which says that it goes on: as mongoose does, or as Stripe does. */
  page: ['first-page', 'has-more'],
  /** `nil-list`: a list without an item is nil under its name. */
  none: ['nil-list'],
  /**
   * `lone`: a list of exactly one record is that record. `wrapped`: a list is in an object of its own, as xml2js makes
   * it: `{invoices: {invoice: […]}}`, one record without brackets. Both also inside other records.
   */
  lists: ['lone', 'wrapped'],
  nil: ['nil', 'nil-attributes', 'missing'],
  /** What a nil value and an empty list become: `''` or `{}`. */
  empties: ['empty-text', 'empty-object'],
  /** `in-lists`: each value is in a list of one. */
  values: ['text', 'nodes', 'in-lists'],
  /** `calendar-dates`: the day alone, in UTC. `microseconds`: since 1970, which no page can read. */
  dates: ['seconds', 'milliseconds', 'seconds-text', 'calendar-dates', 'microseconds'],
  /** `ends-in-9999`: what has no end ends in the year 9999. */
  end: ['ends-in-9999'],
  words: ['other-case'],
  /** Names and descriptions with control characters, line breaks and characters of direction in them. */
  marks: ['marked-names'],
  mfa: ['mfa-top', 'mfa-short'],
  success: ['bare-empty', 'bare-204', 'bare-object', 'bare-status', 'bare-true', 'bare-word'],
  status: ['codes-with-200'],
  codes: ['code', 'error-code', 'data-code', 'code-in-description', 'code-in-text'],
  challenge: ['challenge-in-words'],
  payload: ['payload-object'],
  /** How a refused card is told: as Lambda tells a thrown code, and as Recurly and Stripe themselves tell it. */
  declines: ['thrown-codes', 'recurly-declines', 'stripe-declines'],
  card: ['no-card-404', 'no-card-204', 'no-card-null', 'no-card-empty'],
  /** The month of the card on file instead of `expired`; `short-card-year`: with two digits for the year. */
  expiry: ['card-month', 'short-card-year'],
  /** PayPal is on file in the place of a card: in Recurly's `payment_method`, or by its agreement. */
  method: ['paypal', 'paypal-agreement'],
  /** `credit-notes`: a refund is a credit note, and its amounts are positive. */
  refunds: ['credit-notes'],
  /** `other-invoice`: another invoice than was asked for. */
  invoice: ['other-invoice'],
  /** `null-tax`: the tax of a price is null. */
  taxes: ['null-tax'],
  person: ['no-email'],
  /** `upper-ids`: the plan's id of a subscription is in upper case, and the catalogue's is not. */
  ids: ['upper-ids'],
  /**
   * A cancelled plan. `cancelled-status`: its status is `canceled`, it expires when it would renew, and nothing is
   * pending. `cancelled-date`: only the day it expires. `cancelled-gone`: it is no longer listed. `cancelled-flag`: only
   * Recurly's `auto_renew` is false. `cancelled-at-end`: only Stripe's `cancel_at_period_end` is true.
   */
  cancelled: ['cancelled-status', 'cancelled-date', 'cancelled-gone', 'cancelled-flag', 'cancelled-at-end'],
  /**
   * Words for the state of a subscription; both say of a plan that it is past due while an invoice is. `state-field`: Recurly's
   * `state`, and no `status`.
   */
  states: ['stripe-states', 'other-spellings', 'state-field'],
  /** What bills the plans that Apple bills: Google Play, or a store that no document names. */
  stores: ['google-store', 'other-store'],
  /** `trial-extended`: a trial was extended at Recurly, and the platform's own end of it is over. */
  trials: ['trial-extended'],
  /** `answer-over`: the answer to an order names the end of a period that is over. */
  answer: ['answer-over'],
  /** `held-nulls`: of the plan that is held neither quantity, order nor cycle is known. */
  held: ['held-nulls'],
  /** `pending-held`: a plan without a pending change has one to itself. */
  pending: ['pending-held'],
  /** Fields that the documents do not name, each left out. */
  state: ['no-status'],
  charge: ['no-next-charge'],
  tax: ['no-tax-rate'],
  day: ['no-charge-date'],
  length: ['no-coupon-length'],
  /** `keeps-coupon`: an upgrade keeps the redeemed coupon, and the preview says so. */
  coupon: ['keeps-coupon'],
  /** A coupon that is over, with status 200: by Recurly's `state`, by Stripe's `valid`, or by its last day. */
  coupons: ['coupon-expired', 'coupon-maxed-out', 'coupon-invalid', 'coupon-past-day'],
  /** `no-coupon-preview`: the preview ignores the promo code, and the order does not. */
  discount: ['no-coupon-preview'],
  /** `odd-preview`: the total is one more than its parts. */
  sum: ['odd-preview'],
  /** `trial-over`: a preview names a trial that has ended. `pending-nameless`: what is to follow has no name and no cycle. */
  over: ['trial-over'],
  nameless: ['pending-nameless'],
  /** `listed-twice`: each subscription is. */
  twice: ['listed-twice'],
  /** `ended-unlisted`: a plan that has ended is no longer listed. */
  ended: ['ended-unlisted'],
  /**
   * A plan that the brand bills while the deletion of the account is requested: it is cancelled, it has ended, or it goes on being
   * charged.
   */
  deletions: ['deletion-cancels-plans', 'deletion-ends-plans', 'deletion-charges-on'],
  /** A request to delete an account with an unpaid invoice: it is refused, or the invoice is void while it is pending. */
  unpaid: ['deletion-needs-payment', 'deletion-forgives'],
  /** `tokens-stay`: after a new password the tokens from before are still accepted. */
  tokens: ['tokens-stay'],
  /** Names of plans and devices that are very long, and missing prices. */
  plans: ['long-names', 'no-prices'],
  /**
   * `credentials-expired`: the API gateway rejects them as expired. `credentials-end`: they had expired before they
   * were sent.
   */
  credentials: ['credentials-expired', 'credentials-end'],
} as const;

type Group = keyof typeof dialectForms;
export type DialectForm = (typeof dialectForms)[Group][number];

const allForms: readonly DialectForm[] = Object.values(dialectForms).flat();

/** The active forms: at most one of each group. */
export type Dialect = ReadonlySet<DialectForm>;

/**
 * Body of PUT /sandbox/dialect: the forms for one brand, or for every brand if none is named. They replace earlier
 * ones.
 */
export const dialectSwitch = z.strictObject({
  brand: z.string().optional(),
  forms: z.array(z.enum(allForms)).refine(oneOfEach, { error: 'must hold one form of each group at most' }),
});
export type DialectSwitch = z.output<typeof dialectSwitch>;

function oneOfEach(forms: readonly DialectForm[]): boolean {
  return Object.values(dialectForms).every(
    (group) => forms.filter((form) => group.some((each) => each === form)).length <= 1,
  );
}

/**
 * Forms that change what an answer says, not only how: something is left out, added, or known less exactly, such as the
 * hour of a date, or the plan that follows a cancelled one. `tokens-stay` changes whom the platform answers.
 */
const contentForms: ReadonlySet<DialectForm> = new Set([
  'calendar-dates',
  'microseconds',
  ...dialectForms.page,
  ...dialectForms.none,
  ...dialectForms.expiry,
  ...dialectForms.method,
  ...dialectForms.invoice,
  ...dialectForms.cancelled,
  ...dialectForms.states,
  ...dialectForms.stores,
  ...dialectForms.trials,
  ...dialectForms.pending,
  ...dialectForms.held,
  ...dialectForms.answer,
  ...dialectForms.state,
  ...dialectForms.charge,
  ...dialectForms.tax,
  ...dialectForms.day,
  ...dialectForms.length,
  ...dialectForms.coupon,
  ...dialectForms.coupons,
  ...dialectForms.discount,
  ...dialectForms.sum,
  ...dialectForms.over,
  ...dialectForms.nameless,
  ...dialectForms.twice,
  ...dialectForms.ended,
  ...dialectForms.deletions,
  ...dialectForms.unpaid,
  ...dialectForms.tokens,
  ...dialectForms.plans,
  ...dialectForms.credentials,
] as const);

/** The forms that keep the content of every answer. */
export const sameForms: readonly DialectForm[] = allForms.filter((form) => !contentForms.has(form));

const SETTING = 'dialect ';

/** Sets the forms of a brand; an empty list restores the default. */
export function setDialect({ store }: World, { brand = '', forms }: DialectSwitch): void {
  if (forms.length === 0) store.settings.delete(SETTING + brand);
  else store.settings.put({ name: SETTING + brand, value: forms.join(' ') });
}

/** Restores the default for every brand. */
export function clearDialects(world: World): void {
  for (const { brand } of listDialects(world)) setDialect(world, { brand, forms: [] });
}

/** Lists the active forms as `dialectSwitch` bodies. */
export function listDialects(world: World): DialectSwitch[] {
  return [undefined, ...world.brands.byKey.keys()].flatMap((brand) => {
    const forms = [...storedForms(world, brand ?? '')];
    return forms.length === 0 ? [] : [{ ...(brand === undefined ? {} : { brand }), forms }];
  });
}

/** Returns the forms of a brand's platform: its own, else those of every brand. */
export function dialectOf(world: World, brand: string): Dialect {
  const stored = storedForms(world, brand);
  return stored.size > 0 ? stored : storedForms(world, '');
}

function storedForms({ store }: World, brand: string): Dialect {
  const formNames = store.settings.get(SETTING + brand)?.value.split(' ') ?? [];
  return new Set(allForms.filter((form) => formNames.includes(form)));
}

/** True if the answer to a right code only confirms success. */
export function tellsBareSuccess(dialect: Dialect): boolean {
  return dialectForms.success.some((form) => dialect.has(form));
}

/** How long a device is remembered after a right code, in milliseconds. */
const KNOWN_MS = 60_000;
const KNOWN = 'known device ';

/** Records that a code of this account was right: its next sign-in needs none. */
export function rememberDevice({ store, clock }: World, accountKey: string): void {
  store.settings.put({ name: KNOWN + accountKey, value: String(clock.nowMs() + KNOWN_MS) });
}

/**
 * Returns whether a code of this account was right a moment ago, and clears the record: it is valid for one sign-in.
 */
export function useRememberedDevice({ store, clock }: World, accountKey: string): boolean {
  const until = Number(store.settings.get(KNOWN + accountKey)?.value ?? 0);
  store.settings.delete(KNOWN + accountKey);
  return until > clock.nowMs();
}
