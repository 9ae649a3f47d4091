import { describe, expect, it, test } from 'vitest';
import { CHALLENGE_CODE } from '../../src/contracts/platform/platform-problem.ts';
import { customer } from '../../src/sandbox/money/customer.fixture.ts';
import { dialectForms, type DialectForm } from '../../src/sandbox/platform/dialects.ts';
import type { PointFinding } from './findings.ts';
import { type RunParams, asked, changesIn, failing, otherwiseIn, wordsOf } from './run.fixture.ts';
import { inTurn } from '../../tests/support/suite.ts';

/** What a dialect shows: the point that names it, the words there, the points that are otherwise, and the run that finds it. */
type Row = [form: DialectForm, point: string, words: RegExp, otherwise?: string[], of?: RunParams];

const forms = 'every call forms';
const pages = 'every call pages';
const status = 'subscriptions answer.status';
const reading = { changes: false };
const owner: RunParams = { settings: reading };
/** A run that also changes something, where the dialect shows in a change or could stand in the way of putting it back. */
const changing: RunParams = {};
const pastDue: RunParams = { persona: 'pastdue', settings: reading };
const ended: RunParams = { persona: 'ended', settings: reading };
const taxed: RunParams = { persona: 'californian', settings: reading };
const mfa: RunParams = { persona: 'mfa-email', settings: reading };
const trial: RunParams = { persona: 'trial', settings: reading };
const changingLater: RunParams = { persona: 'pending', settings: reading };
const billedByApple: RunParams = { persona: 'apple', settings: reading };
const buyer: RunParams = { settings: { changes: false, orders: true } };
const withoutCard: RunParams = { persona: 'newcomer', settings: reading };
const noCard = 'billingInfo answer';
const expired = 'billingInfo answer.expired';
const method = 'billingInfo answer.card_type';
const usable = 'validateCoupon answer';
const facts = 'subscriptions answer.plan_config';
const pending = 'subscriptions answer.pendingSubscription';
const provider = 'subscriptions answer.provider';
const periodEnd = 'subscribe answer.current_period_ends_at';
const shownCode = 'preview body.coupon_code';
const invoiceId = 'invoiceDetails query.invoiceId';
const withoutDates = ['subscriptions answer.next_charge', 'preview answer.chargeDate'];
const code = 'mfaValidateLoginOtp answer';
const cancel = 'cancelPlan answer';
const deletion = 'requestDeletion answer';
const declined: RunParams = { persona: 'expired', settings: { changes: false, orders: true } };

const challenged: RunParams = {
  settings: { changes: false, orders: true, promoCode: undefined },
  ...failing(['POST', '/subscribe', `error:${CHALLENGE_CODE}`]),
};

/** Orders a plan with a promo code that stays. */
const withOldCode: RunParams = {
  brand: 'geeni',
  persona: 'returned',
  settings: reading,
  prepare: async (sandbox) => {
    const { order } = await customer(sandbox, 'returned');
    expect((await order('geeni_plus_m', [1, 2], { couponCode: 'always15' })).status).toBe(200);
  },
};

const rows: Row[] = [
  ['docs', forms, /lists under `docs`/],
  ['named', forms, /lists under their own name/],
  ['one-page', forms, /lists under `docs`/],
  ['first-page', pages, /more follows/, [pages]],
  ['has-more', pages, /more follows/, [pages]],
  ['nil-list', 'subscriptions answer', /does not read the list/, ['subscriptions answer'], withoutCard],
  ['lone', forms, /one record in the place of a list/],
  ['wrapped', forms, /lists in a wrapper/],
  ['nil', forms, /`nil` marks/],
  ['nil-attributes', forms, /`nil` marks as attributes/],
  ['missing', forms, /^(?!.*(nil|null)).*$/],
  ['empty-text', forms, /empty text for a missing value/],
  ['empty-object', forms, /an empty object for a missing value/],
  ['text', forms, /numbers as text/],
  ['nodes', forms, /values under `_`/],
  ['in-lists', forms, /values in a list of one/],
  ['seconds', 'every call dates', /seconds since 1970/],
  ['milliseconds', 'every call dates', /milliseconds since 1970/],
  ['seconds-text', 'every call dates', /digits in text/],
  ['calendar-dates', 'every call dates', /a date without a time/],
  ['microseconds', 'every call dates', /reads as no date/, ['every call dates', ...withoutDates]],
  ['ends-in-9999', 'every call dates', /reads as no date/, ['every call dates']],
  ['other-case', status, /`ACTIVE`/],
  ['mfa-top', 'byEmail answer', /at the top/, [], mfa],
  ['mfa-short', 'byEmail answer', /under `mfa`/, [], mfa],
  ['bare-empty', code, /an empty response/, [], mfa],
  ['bare-204', code, /an empty response/, [], mfa],
  ['bare-object', code, /an empty object/, [], mfa],
  ['bare-status', code, /`statusCode`/, [], mfa],
  ['bare-true', code, /the flag true/, [], mfa],
  ['bare-word', code, /no JSON/, [], mfa],
  ['codes-with-200', 'every call refusals', /with status 200/],
  ['code', 'every call refusals', /`code` as text/],
  ['error-code', 'every call refusals', /`error.code`/],
  ['data-code', 'every call refusals', /`data.code`/],
  ['code-in-description', 'every call refusals', /`description`/],
  ['code-in-text', 'every call refusals', /with spaces around it/],
  ['challenge-in-words', 'every call refusals', /`description`/, [], challenged],
  ['payload-object', 'subscribe answer', /as an object/, [], declined],
  ['no-card-404', noCard, /404/, [], withoutCard],
  ['no-card-204', noCard, /204/, [], withoutCard],
  ['no-card-null', noCard, /null/, [], withoutCard],
  ['no-card-empty', noCard, /an empty 200/, [], withoutCard],
  ['card-month', expired, /`exp_month` and `exp_year` came/],
  ['short-card-year', expired, /`month` and `year` came/],
  ['paypal', method, /`payment_method`/],
  ['paypal-agreement', method, /`paypal_billing_agreement_id`/],
  ['credit-notes', 'paymentHistory answer.invoiceTotal', /The types are/],
  ['other-invoice', invoiceId, /another than the one/, [invoiceId]],
  ['null-tax', 'preview answer.total', /There is no `tax`/],
  ['no-email', 'byEmail answer', /`externalAccounts`/],
  ['upper-ids', 'every call ids', /another letter case/, [], changing],
  ['cancelled-status', cancel, /`status` and `expiration_date`/, [], changing],
  ['cancelled-date', cancel, /by `expiration_date`/, [], changing],
  ['cancelled-gone', cancel, /no longer in it/, [], changing],
  ['cancelled-flag', cancel, /`auto_renew`/, [], changing],
  ['cancelled-at-end', cancel, /`cancel_at_period_end`/, [], changing],
  ['state-field', status, /in `state`/, [], trial],
  ['google-store', provider, /`google_play`/, [], billedByApple],
  ['other-store', provider, /`corner_shop`/, [provider], billedByApple],
  ['trial-extended', 'subscriptions answer.trial_end_date', /two moments/, [], trial],
  ['held-nulls', facts, /lack one of the numbers/, [facts]],
  ['pending-nameless', pending, /lacks its name/, [pending], changingLater],
  ['trial-over', 'preview answer.chargeDate', /a trial that is over/, ['preview answer.chargeDate']],
  ['pending-held', pending, /the plan that is held, with/, [pending]],
  ['answer-over', periodEnd, /over/, [periodEnd], buyer],
  ['thrown-codes', 'every call refusals', /`errorMessage`/, [], declined],
  ['recurly-declines', 'every call refusals', /Recurly/, [], declined],
  ['stripe-declines', 'every call refusals', /Stripe/, [], declined],
  ['coupon-expired', usable, /cannot be used by `state`/],
  ['coupon-maxed-out', usable, /cannot be used by `state`/],
  ['coupon-invalid', usable, /cannot be used by `valid`/],
  ['coupon-past-day', usable, /cannot be used by `redeem_by_date`/],
  ['no-coupon-preview', shownCode, /the same/, [shownCode]],
  ['stripe-states', status, /`past_due`/, [], pastDue],
  ['other-spellings', status, /`Past Due`/, [], pastDue],
  ['no-status', status, /no word for it/, [status]],
  ['no-next-charge', 'subscriptions answer.next_charge', /state none/, ['subscriptions answer.next_charge']],
  ['no-tax-rate', 'preview answer.tax_rate', /missing/, ['preview answer.tax_rate'], taxed],
  ['no-charge-date', 'preview answer.chargeDate', /missing/, ['preview answer.chargeDate']],
  ['no-coupon-length', 'validateCoupon answer.duration', /missing/, ['validateCoupon answer.duration']],
  ['keeps-coupon', 'preview answer.subTotal', /redeemed before/, [], withOldCode],
  ['odd-preview', 'preview answer.total', /more than/, ['preview answer.total'], changing],
  ['listed-twice', 'subscriptions answer.id', /a second time/, ['subscriptions answer.id']],
  ['ended-unlisted', 'subscriptions answer', /no plan in it has ended/, [], ended],
  ['deletion-cancels-plans', deletion, /otherwise than before/, [deletion], changing],
  ['deletion-ends-plans', deletion, /otherwise than before/, [deletion], changing],
  ['deletion-charges-on', 'every call leavingCharge', /waits for no charge/],
  ['deletion-needs-payment', 'every call leavingUnpaid', /no account with an unpaid invoice/],
  ['deletion-forgives', 'every call leavingUnpaid', /no account with an unpaid invoice/],
  ['tokens-stay', 'resetPassword answer', /cannot be put back/],
  ['long-names', 'listAvailableSubscriptions answer.name', /300/, ['listAvailableSubscriptions answer.name']],
  ['marked-names', 'listAvailableSubscriptions answer.name', /nobody sees/],
  [
    'no-prices',
    'listAvailableSubscriptions answer.amountInCents',
    /no price/,
    ['listAvailableSubscriptions answer.amountInCents'],
  ],
  ['credentials-expired', 'every call credentials', /had expired/, ['every call credentials']],
  ['credentials-end', 'every call credentials', /had expired/, ['every call credentials']],
];

/** What only a step shows that cannot be put back, or a time that no run waits for: the point says so. */
const neverSeen: ReadonlySet<DialectForm> = new Set([
  'tokens-stay',
  'deletion-charges-on',
  'deletion-needs-payment',
  'deletion-forgives',
]);

/** What the same run finds of the sandbox as it is; asked once for each kind of run. */
const plain = new Map<RunParams, Promise<PointFinding[]>>();
function plainly(of: RunParams): Promise<PointFinding[]> {
  const known = plain.get(of) ?? asked(of).then(({ findings }) => findings);
  plain.set(of, known);
  return known;
}

it('has a row for every dialect of the sandbox', () => {
  const known = rows.map(([form]) => form);
  expect(known.toSorted()).toEqual(Object.values(dialectForms).flat().toSorted());
});

describe('a dialect is named by its point, and no other point is otherwise', () => {
  test.each(inTurn(rows, { turn: 0, turns: 5 }))(
    '%s: %s',
    async (form, point, words, otherwise = [], of = owner) => {
      const { run, findings } = await asked({ ...of, forms: [form] });
      expect(otherwiseIn(findings)).toEqual(otherwise);
      expect(wordsOf(findings, point)).toMatch(words);
      const usual = await plainly(of);
      expect(otherwiseIn(usual)).toEqual([]);
      if (!neverSeen.has(form)) expect(wordsOf(usual, point)).not.toMatch(words);
      expect([run.notBack, run.failedParts]).toEqual([[], []]);
    },
  );
});

test.each<[sign: RegExp, forms: DialectForm[]]>([
  [/ends by `pendingSubscription`\.$/, []],
  [/ends by `auto_renew`\.$/, ['cancelled-flag']],
  [/ends by `cancel_at_period_end`\.$/, ['cancelled-at-end']],
  [/ends by `status` and `expiration_date`\.$/, ['cancelled-status']],
  [/ends by `expiration_date`\.$/, ['cancelled-date']],
])('a plan that was cancelled %s', async (sign, speaks) => {
  const { findings } = await asked({ persona: 'cancelled', settings: reading, forms: speaks });
  expect(otherwiseIn(findings)).toEqual([]);
  expect(wordsOf(findings, 'subscriptions answer.expiration_date')).toMatch(sign);
});

/** The forms with which nothing is changed: what would be put back could not be known. */
const stopping: ReadonlySet<DialectForm> = new Set([
  ...dialectForms.page,
  ...dialectForms.credentials,
  ...dialectForms.state,
  ...dialectForms.twice,
  ...dialectForms.held,
  'microseconds',
  'ends-in-9999',
]);

/** Every other dialect, several in one run: one form of each group. */
const groups = Object.values(dialectForms).map((group: readonly DialectForm[]) =>
  group.filter((form) => !stopping.has(form)),
);
const mixed = Array.from({ length: Math.max(...groups.map(({ length }) => length)) }, (_, index) =>
  groups.flatMap((group) => group.slice(index, index + 1)),
);

test.each(inTurn([...stopping], { turn: 0, turns: 5 }))('nothing is changed: %s', async (form) => {
  const { run } = await asked({ forms: [form] });
  expect(run.seen.exchanges.some(({ call }) => call === 'byEmail')).toBe(true);
  expect(changesIn(run)).toEqual([]);
});

test.each(inTurn(mixed, { turn: 0, turns: 5 }))(
  'whatever the dialect, the account is as before: %s and others',
  async (...speaks) => {
    const { run, before, after } = await asked({ forms: speaks });
    expect(run.seen.exchanges.some(({ call }) => call === 'cancelPlan')).toBe(true);
    expect([run.notBack, run.failedParts]).toEqual([[], []]);
    expect(after).toEqual(before);
  },
);
