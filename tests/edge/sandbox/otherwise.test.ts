import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Buyer, buyer, charged, get, ledger, post } from '../../support/buyer.ts';
import { formTo, wordsOf } from '../../support/html.ts';
import { ask, emailOf, newNetwork, postForm } from '../../support/portal.ts';
import { DATE, DAY_MS, found, MONEY, submit, summary, words, written } from '../../support/promised.ts';
import { kept, openedLink, resetLink } from '../../support/recovery.ts';
import { callsTo, sandbox } from '../../support/sandbox.ts';

const BRAND = 'geeni';

beforeEach(() => sandbox.reset());
afterEach(() => sandbox.speak([], BRAND));
afterAll(() => sandbox.reset());

/** Signs a persona in at a platform that speaks these forms. */
async function underForms(forms: readonly string[], persona: string): Promise<Buyer> {
  await sandbox.speak(forms, BRAND);
  return buyer(BRAND, persona);
}

const myPlan = (who: Buyer) => words(who, '/subscriptions');

/** A promise of another charge, on My Plan and on Payment. */
const PROMISE = /Next charge|First charge/;

/** Lets so many months pass, each with its charge. The platform's session is over by then. */
async function monthsPass(count: number): Promise<void> {
  for (let month = 0; month < count; month += 1) await sandbox.advanceClock(31 * DAY_MS);
}

/** Cancels the plan. Returns the words of the page after it, with what it says once. */
async function cancels(who: Buyer): Promise<string> {
  const page = await get(who, '/cancel-plan?step=confirm');
  const sent = await post(who, '/api/cancel', formTo(page.text, '/api/cancel').fields);
  expect(sent.location).toBe('/subscriptions');
  return words({ ...who, cookie: kept(who.cookie, sent) }, '/subscriptions');
}

/** The day of a moment, as an English page writes it. */
const dayOf = (at: string, timeZone: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone }).format(Date.parse(at));

describe('calendar-dates: a day without a time is that day, also in America', () => {
  test('My Plan, Payment and the page that cancels name the day of the charge, not the one before', async () => {
    const who = await underForms(['calendar-dates'], 'owner');
    const told = [await myPlan(who), await words(who, '/payment'), await words(who, '/cancel-plan')];
    await monthsPass(2);
    const at = (await ledger(who)).at(-1)?.at ?? '';
    const day = dayOf(at, 'UTC');
    const before = dayOf(new Date(Date.parse(at) - DAY_MS).toISOString(), 'UTC');
    expect(told[0]).toContain(`Next charge on ${day}`);
    expect(told[1]).toContain(`Next charge $3.99 on ${day}`);
    expect(told[2]).toContain(`You keep Plus until ${day}.`);
    for (const page of told) expect(page).not.toContain(before);
  });

  test('an order that costs nothing today is first charged on the day that its summary names', async () => {
    const who = await underForms(['calendar-dates'], 'yearly');
    const told = await summary(who, 'geeni_premium_m');
    const [today, amount, date] = found(
      told,
      `Charged today (${MONEY}) .*?today, then (${MONEY}) on (${DATE}) Renews`,
    );
    expect(today).toBe('$0.00');
    await submit(who);
    expect(await ledger(who)).toEqual([]);
    await monthsPass(1);
    expect((await ledger(who)).map(written)).toEqual([{ amount, date }]);
  });
});

describe('A plan that was cancelled', () => {
  test.each(['cancelled-status', 'cancelled-date', 'cancelled-flag', 'cancelled-at-end'])(
    '%s: it ends, and no page says that it renews',
    async (form) => {
      const [day] = found(await myPlan(await buyer(BRAND, 'cancelled')), `Ends on (${DATE})`);
      const who = await underForms([form], 'cancelled');
      const plan = await myPlan(who);
      expect(plan).toContain(`Manage Devices Ends on ${day} You won’t be charged for this plan again.`);
      expect(plan).toContain('Keep Plus');
      expect(plan).not.toContain('Cancel Plan');
      expect(await words(who, '/plans')).toContain(`Plus is set to end on ${day}.`);
      for (const page of [plan, await words(who, '/payment')]) expect(page).not.toMatch(PROMISE);
    },
  );

  test.each([
    'cancelled-status',
    'cancelled-date',
    'cancelled-flag',
    'cancelled-at-end',
    'stripe-states',
    'other-spellings',
    'no-status',
    'no-next-charge',
  ])('%s: whoever cancels reads until when the plan is theirs, and pays no more', async (form) => {
    const who = await underForms([form], 'owner');
    const [day] = found(await myPlan(who), `Next charge on (${DATE})`);
    expect(await cancels(who)).toContain(`Your plan is cancelled. See the confirmation`);
    const plan = await myPlan(who);
    expect(plan).toContain(`Ends on ${day} You won’t be charged for this plan again.`);
    for (const page of [plan, await words(who, '/payment')]) expect(page).not.toMatch(PROMISE);
    await monthsPass(3);
    expect(await ledger(who)).toEqual([]);
  });

  test('cancelled-gone: it is no plan of the account, and nothing is promised of it', async () => {
    const who = await underForms(['cancelled-gone'], 'cancelled');
    expect((await get(who, '/subscriptions')).location).toBe('/plans');
    const plans = await words(who, '/plans');
    expect(plans).toContain('Choose Plan');
    expect(plans).not.toMatch(/Current Plan|(less|more) a month|set to end/);
    const payment = await words(who, '/payment');
    expect(payment).toContain('Last invoice');
    expect(payment).not.toMatch(PROMISE);
  });
});

describe.each(['stripe-states', 'other-spellings', 'state-field'])('%s: My Plan says of', (form) => {
  test.each<[persona: string, says: RegExp, never: RegExp]>([
    ['owner', /Next charge on \w+ \d+, \d+ \$3\.99 per month/, /Past due|Ends on|Paused|ended on/],
    [
      'trial',
      /Free trial .*First charge after your trial .*Free Trial - Expires on /,
      /Next charge on|Ends on/,
    ],
    ['pastdue', /is unpaid\..* Plus Monthly Past due .* due then \$\S+ on /, /Next charge on|Ends on/],
    ['cancelled', /Ends on .*You won’t be charged for this plan again\./, /Next charge|ended on/],
    ['ended', /You don’t have a plan right now\..* Plus, ended on /, /Next charge|End(s|ing)\b/],
    ['paused', /Paused .*This plan is paused\./, /Next charge|Change Plan/],
  ])('%s what is so', async (persona, says, never) => {
    const plan = await myPlan(await underForms([form], persona));
    expect(plan).toMatch(says);
    expect(plan).not.toMatch(never);
  });
});

test('stripe-states with cancelled-status: an active plan that expires is ending', async () => {
  const plan = await myPlan(await underForms(['stripe-states', 'cancelled-status'], 'cancelled'));
  expect(plan).toMatch(/Ends on .*You won’t be charged for this plan again\./);
  expect(plan).not.toMatch(PROMISE);
});

describe('A plan that another store bills', () => {
  test.each([
    [
      'google-store',
      /Google Play .*Billed through Google Play Google Play bills this plan/,
      'Google Play bills this plan',
    ],
    [
      'other-store',
      /Billed elsewhere .*We can’t see who bills this plan/,
      'We can’t see who bills this plan',
    ],
  ])(
    '%s: it is named as billed there, and nothing is offered that the card would pay',
    async (form, says, told) => {
      const who = await underForms([form], 'apple');
      const plan = await myPlan(who);
      expect(plan).toMatch(says);
      expect(plan).not.toMatch(/Visa|Change Plan|Cancel Plan|Apple/);
      for (const page of [plan, await words(who, '/payment')]) expect(page).not.toMatch(PROMISE);
      expect(await words(who, '/payment')).toContain(told);
      const plans = await words(who, '/plans');
      expect(plans).toContain(told);
      expect(plans).not.toContain('Select Plan');
      const chosen = await post(who, '/api/plans/choose', {
        planId: 'plan-geeni_premium_m',
        confirmed: 'yes',
      });
      expect(chosen.location).toContain('notice=billedElsewhere');
    },
  );

  test.each([
    ['google-store', 'through Google Play. To pay only once, cancel one of them.'],
    ['other-store', 'is billed elsewhere. To pay only once, cancel one of them.'],
  ])('%s: whoever pays by card besides is told', async (form, says) => {
    const plan = await myPlan(await underForms([form], 'double'));
    expect(plan).toContain('You are paying for two plans.');
    expect(plan).toContain(says);
  });
});

test('trial-extended: a trial runs until its later end, and an order takes no credit for it', async () => {
  const who = await underForms(['trial-extended'], 'trial');
  expect(await myPlan(who)).toMatch(/Free trial .*Free Trial - Expires on /);
  const told = await summary(who, 'geeni_premium_m');
  expect(told).toContain('Charged today $0.00');
  expect(told).not.toContain('Credit for');
});

test('held-nulls: the plan is shown without its numbers, and can only be ended', async () => {
  const who = await underForms(['held-nulls'], 'owner');
  const plan = await myPlan(who);
  expect(plan).toMatch(/Plus .*Cancel Plan/);
  expect(plan).not.toMatch(/Change Plan|of \d+ Devices|Monthly|Free\b/);
  for (const page of [plan, await words(who, '/payment')]) expect(page).not.toMatch(PROMISE);
  expect(await words(who, '/plans')).not.toContain('Select Plan');
  expect(await cancels(who)).toContain('Your plan is cancelled.');
});

test('pending-nameless: nobody knows what follows, and the plan is not shown as if it went on', async () => {
  const who = await underForms(['pending-nameless'], 'pending');
  const plan = await myPlan(who);
  expect(plan).toContain('Status unknown');
  expect(plan).not.toMatch(/Change Plan|Pending change/);
  for (const page of [plan, await words(who, '/payment')]) expect(page).not.toMatch(PROMISE);
});

test('trial-over: a trial of the preview that has ended is none, and the price is charged today', async () => {
  const who = await underForms(['trial-over'], 'owner');
  const told = await summary(who, 'geeni_premium_m');
  expect(told).toMatch(/Charged today \$[1-9]/);
  expect(told).not.toMatch(/free trial/i);
  expect(await submit(who)).toContain('You now have Premium.');
});

test('pending-held: a change to the plan that is held is none', async () => {
  const usual = await myPlan(await buyer(BRAND, 'owner'));
  expect(await myPlan(await underForms(['pending-held'], 'owner'))).toBe(usual);
});

describe('no-status: the dates alone', () => {
  test('say that a plan has ended', async () => {
    const who = await underForms(['no-status'], 'ended');
    const plan = await myPlan(who);
    expect(plan).toMatch(
      /You don’t have a plan right now\. You aren’t being charged for a plan\. You can choose one at any time\..* Plus, ended on /,
    );
    expect(plan).not.toMatch(/Current price|Ends on|Manage Devices/);
    expect(await words(who, '/plans')).not.toMatch(/Current Plan|(less|more) a month/);
  });

  test('say which of two plans runs', async () => {
    const plan = await myPlan(await underForms(['no-status'], 'returned'));
    expect(plan).toMatch(/Basic Monthly .*Next charge on .*Past plans Premium, ended on /);
    expect(plan).not.toContain('Premium Monthly');
  });

  test('promise no charge of a plan that is paused', async () => {
    const who = await underForms(['no-status'], 'paused');
    const plan = await myPlan(who);
    expect(plan).toContain('Plus Monthly');
    expect(plan).toContain('Current price $3.99 per month');
    for (const page of [plan, await words(who, '/payment')]) expect(page).not.toMatch(PROMISE);
    await monthsPass(3);
    expect(await ledger(who)).toEqual([]);
  });
});

describe('no-next-charge: the price is the list price, and the page says so', () => {
  test('with the day of the charge, and without the tax that nobody knows', async () => {
    const who = await underForms(['no-next-charge'], 'californian');
    const [day] = found(
      await myPlan(who),
      `Next charge on (${DATE}) \\$3\\.99 per month, before tax and discounts `,
    );
    expect(await words(who, '/payment')).toContain(`Next charge $3.99 on ${day}, before tax and discounts`);
    const plans = await words(who, '/plans');
    expect(plans).toContain('Prices don’t include tax.');
    expect(plans).not.toContain('with tax');
    await monthsPass(1);
    const [charge] = (await ledger(who)).map(written);
    expect(charge?.date).toBe(day);
    expect(charge?.amount).not.toBe('$3.99');
  });

  test('and with the tax that the brand states, where the law asks for prices with tax', async () => {
    const who = await underForms(['no-next-charge'], 'european');
    const [day] = found(
      await myPlan(who),
      `€4\\.75 per month, tax included, before discounts .*on (${DATE})`,
    );
    expect(await words(who, '/payment')).toContain(
      `Next charge €4.75 on ${day}, tax included, before discounts`,
    );
    await monthsPass(1);
    expect((await ledger(who)).map(written)[0]?.amount).toBe('€4.75');
  });

  test('and without the discount', async () => {
    const who = await underForms(['no-next-charge'], 'owner');
    await summary(who, 'geeni_premium_m', 'always15');
    await submit(who);
    const plan = await myPlan(who);
    expect(plan).toMatch(/Next charge on \w+ \d+, \d+ \$7\.99 per month, before tax and discounts/);
    expect(plan).not.toMatch(/Without your discount|\$6\.79/);
    await monthsPass(1);
    expect((await charged(who))[0]).toBe(679);
  });
});

test('no-tax-rate: today’s tax may differ by a cent, and the page says so', async () => {
  const may = 'Today’s tax may still change in the last digit.';
  const who = await buyer(BRAND, 'californian');
  expect(await summary(who, 'geeni_premium_m')).not.toContain(may);
  await sandbox.speak(['no-tax-rate'], BRAND);
  const told = await words(who, '/order-summary');
  expect(told).toContain(may);
  const [shown = ''] = found(told, `Charged today \\$(${MONEY})`);
  await submit(who);
  const [charge] = await charged(who);
  expect(Math.abs((charge ?? 0) - Math.round(Number(shown) * 100))).toBeLessThanOrEqual(1);
});

describe('no-charge-date: the next charge comes on the day that the page works out', () => {
  test.each([
    ['for a smaller plan, when the period ends', 'owner', 'geeni_basic_m'],
    ['in a trial, when it ends', 'trial', 'geeni_premium_m'],
    ['after a yearly plan that pays for the month, a month from today', 'yearly', 'geeni_premium_m'],
  ])('%s', async (_when, persona, code) => {
    const who = await underForms(['no-charge-date'], persona);
    const told = await summary(who, code);
    const [amount, date] = found(told, `\\$0\\.00 today, then (${MONEY}) on (${DATE}) Renews`);
    expect(told).not.toContain('when your current period ends');
    expect(await submit(who)).toContain(`${date} ${amount}`);
    expect(await ledger(who)).toEqual([]);
    await sandbox.advanceClock(Date.parse(`${date} 12:00 UTC`) + DAY_MS - Date.now());
    expect((await ledger(who)).map(written)).toEqual([{ amount, date }]);
  });
});

test('no-coupon-length: a code is promised for the first charge alone, and later charges are “or less”', async () => {
  const who = await underForms(['no-coupon-length'], 'owner');
  const told = await summary(who, 'geeni_premium_m', 'always15');
  expect(told).toContain('15 % off, first charge -$1.20');
  expect(told).toMatch(/then \$7\.99 or less on .*Renews at \$7\.99 per month until/);
  expect(told).not.toMatch(/every charge|first charge only|\$6\.79/);
  expect(await submit(who)).toMatch(/\d{4} \$7\.99 or less/);
  await monthsPass(2);
  expect(await charged(who)).toEqual([679, 679, 280]);
});

describe('a coupon that is over, told with status 200', () => {
  const tries = async (form: string) => {
    const who = await underForms([form], 'owner');
    await summary(who, 'geeni_premium_m');
    await post(who, '/api/orders/promo', { code: 'save10' });
    return words(who, '/order-summary');
  };

  test.each([
    ['coupon-expired', 'Promo code save10 is not valid'],
    ['coupon-maxed-out', 'Promo code save10 has reached its maximum redemptions.'],
    ['coupon-invalid', 'Promo code save10 is not valid'],
    ['coupon-past-day', 'Promo code save10 is not valid'],
  ])('%s: the code is rejected, and nothing is promised', async (form, says) => {
    const told = await tries(form);
    expect(told).toContain(says);
    expect(told).toContain('Charged today $4.00');
    expect(told).not.toMatch(/promo applied|10 % off|first charge|-\$0\./);
  });

  test.each(['coupon-expired', 'coupon-past-day'])(
    '%s: a code that came with the choice of the plan is rejected too',
    async (form) => {
      const who = await underForms([form], 'owner');
      const told = await summary(who, 'geeni_premium_m', 'save10');
      expect(told).toContain('Promo code save10 is not valid');
      expect(told).not.toMatch(/promo applied|10 % off/);
    },
  );
});

test('no-coupon-preview: a code that the price does not show is not called applied, and nothing is promised', async () => {
  const who = await underForms(['no-coupon-preview'], 'owner');
  const told = await summary(who, 'geeni_premium_m', 'always15');
  expect(told).toContain(
    'The price doesn’t show promo code always15 yet. We can’t say whether it will lower it.',
  );
  expect(told).toContain('Promo code always15 Not in this price');
  expect(told).toMatch(/Charged today \$4\.00 .*Renews at \$7\.99 per month/);
  expect(told).not.toMatch(/applied|15 % off|every charge|first charge|Taken off/);
});

// Nobody says how long the discount lasts: what is said of later charges is never too little.
test.each([
  [
    'always15',
    'Premium $7.99 Your discount -$1.20 Credit for Plus -$3.99',
    '$2.80',
    '$6.79',
    [679, 679, 679, 679, 280],
  ],
  [
    'quarter25',
    'Premium $7.99 Your discount -$2.00 Credit for Plus -$3.99',
    '$2.00',
    '$5.99',
    [799, 599, 599, 599, 200],
  ],
])(
  'keeps-coupon: an upgrade that keeps the discount of %s promises it for today alone, and does not say that it ends',
  async (code, bill, today, next, charges) => {
    const who = await underForms(['keeps-coupon'], 'returned');
    await summary(who, 'geeni_plus_m', code);
    await submit(who);
    const told = await summary(who, 'geeni_premium_m');
    expect(told).toContain(`${bill} Tax $0.00 Charged today ${today} `);
    expect(told).toMatch(/then \$7\.99 or less on .*Renews at \$7\.99 per month/);
    expect(told).not.toContain('ends with this order');
    expect(await submit(who)).toMatch(/\d{4} \$7\.99 or less/);
    found(await myPlan(who), `Next charge on ${DATE} (\\${next}) Without your discount: \\$7\\.99 per month`);
    await monthsPass(4);
    expect((await charged(who)).slice(0, 5)).toEqual(charges);
  },
);

describe('odd-preview: a price that does not add up', () => {
  test.each([
    ['/order-summary', 'We couldn’t find out what your order costs. Nothing was ordered or charged.'],
    ['/checkout?planId=plan-geeni_premium_m', 'Sorry, we couldn’t find out what this plan costs.'],
  ])('is not shown on %s, which has nothing to submit', async (path, says) => {
    const who = await buyer(BRAND, 'owner');
    expect(await summary(who, 'geeni_premium_m')).toContain('Charged today $4.00');
    await sandbox.speak(['odd-preview'], BRAND);
    const page = await get(who, path);
    const shown = page.location === undefined ? page : await get(who, page.location);
    expect(wordsOf(shown.text)).toContain(says);
    expect(wordsOf(shown.text)).not.toMatch(/Charged today|\$\d/);
    expect(shown.text).not.toMatch(/\/api\/(orders\/submit|checkout\/pay)/);
  });

  test('is not charged, although an earlier price was shown', async () => {
    const who = await buyer(BRAND, 'owner');
    await summary(who, 'geeni_premium_m');
    const { fields } = formTo((await get(who, '/order-summary')).text, '/api/orders/submit');
    await sandbox.speak(['odd-preview'], BRAND);
    await sandbox.clearLog();
    const sent = await post(who, '/api/orders/submit', { ...fields, terms: 'accepted' });
    expect(sent.location).toBe('/order-summary?notice=failed');
    expect([await callsTo('/subscribe'), await ledger(who)]).toEqual([0, []]);
    await sandbox.speak([], BRAND);
    const told = await words(who, sent.location ?? '');
    expect(told).toContain('Your order wasn’t placed, and nothing was charged. Please try again.');
    expect(told).toContain('Charged today $4.00');
  });
});

describe('listed-twice: a plan', () => {
  test('is one plan, with one next charge', async () => {
    const who = await underForms(['listed-twice'], 'owner');
    const { text } = await get(who, '/subscriptions');
    expect(text.match(/<h2 id="plan-/g)).toHaveLength(1);
    expect(wordsOf(text)).toMatch(/Next charge on \w+ \d+, \d+ \$3\.99 per month/);
    expect(wordsOf(text)).not.toContain('You are paying for two plans.');
    const payment = await words(who, '/payment');
    expect(payment.match(/Next charge/g)).toHaveLength(1);
    expect(payment.match(/\$3\.99 on [A-Z]/g)).toHaveLength(1);
  });

  test('is still told apart from another one', async () => {
    const { text } = await get(await underForms(['listed-twice'], 'double'), '/subscriptions');
    expect(text.match(/<h2 id="plan-/g)).toHaveLength(2);
    expect(wordsOf(text)).toContain('You are paying for two plans.');
  });
});

describe('upper-ids: the plan of the account is the plan of the list', () => {
  test('so it cannot be ordered a second time', async () => {
    const who = await underForms(['upper-ids'], 'owner');
    const chosen = await post(who, '/api/plans/choose', { planId: 'plan-geeni_plus_m', confirmed: 'yes' });
    const told = await words(who, chosen.location ?? '');
    expect(told).toContain('You already have a subscription to this plan.');
    expect(told).not.toContain('This plan is not available for your account.');
    expect((await get(who, '/order-summary')).location).toBe('/subscriptions');
  });

  test('and its price is the credit for another one', async () => {
    const who = await underForms(['upper-ids'], 'owner');
    const told = await summary(who, 'geeni_premium_m');
    expect(told).toMatch(/In place of Plus .*Credit for Plus -\$3\.99 .*Charged today \$4\.00/);
    expect(told).not.toContain('Charged today $7.99');
    await submit(who);
    expect(await charged(who)).toEqual([400]);
  });

  test('and can be cancelled', async () => {
    const who = await underForms(['upper-ids'], 'owner');
    expect(await cancels(who)).toContain('Your plan is cancelled.');
    const plan = await myPlan(who);
    expect(plan).toMatch(/Ends on .*You won’t be charged for this plan again\./);
    expect(plan).not.toMatch(PROMISE);
  });
});

describe('ended-unlisted: a plan that has ended and is not listed', () => {
  test('leaves a person without a plan, who pays the whole price of the next one', async () => {
    const who = await underForms(['ended-unlisted'], 'ended');
    expect((await get(who, '/subscriptions')).location).toBe('/plans');
    const plans = await words(who, '/plans');
    expect(plans).toContain('Choose Plan');
    expect(plans).not.toMatch(/Current Plan|(less|more) a month/);
    const told = await summary(who, 'geeni_plus_m');
    expect(told).toContain('Charged today $3.99');
    expect(told).not.toMatch(/Credit for|In place of/);
    await submit(who);
    expect(await charged(who)).toEqual([399]);
  });

  test('is not named beside the one that runs, and gives no credit', async () => {
    const who = await underForms(['ended-unlisted'], 'returned');
    const plan = await myPlan(who);
    expect(plan).toMatch(/Basic Monthly .*Next charge on /);
    expect(plan).not.toMatch(/Past plans|ended on|Premium/);
    expect(await words(who, '/plans')).toMatch(
      /Premium \$7\.99 \/mo \$6\.00 more a month Covers Driveway and Front Door/,
    );
    const told = await summary(who, 'geeni_premium_m');
    expect(told).toMatch(/In place of Basic .*Credit for Basic -\$1\.99 .*Charged today \$6\.00/);
    await submit(who);
    expect(await charged(who)).toEqual([600]);
  });
});

test('tokens-stay: the portal ends its own sessions after a new password, whatever the platform accepts', async () => {
  await sandbox.speak(['tokens-stay'], BRAND);
  const [here, there] = [await buyer(BRAND, 'owner'), await buyer(BRAND, 'owner')];
  const { path } = await resetLink(emailOf('owner', BRAND), BRAND);
  const cookie = `${here.cookie}; ${await openedLink(BRAND, path)}`;
  const changed = await postForm(
    '/api/recovery/reset-password',
    { password: 'Different-2026', confirmation: 'Different-2026' },
    { brand: BRAND, cookie, network: newNetwork() },
  );
  const told = await words({ ...here, cookie: kept(cookie, changed) }, changed.location ?? '');
  expect(told).toContain('Your password has been changed');
  await sandbox.clearLog();
  for (const who of [here, there]) {
    const page = await get(who, '/payment');
    expect(page.location).toBe('/login?redirectUri=%2Fpayment&reason=ended');
    expect(wordsOf(page.text)).not.toContain('Card on file');
    const login = wordsOf((await ask({ brand: BRAND, path: page.location ?? '' })).text);
    expect(login).toContain('Your session has ended. Please sign in again.');
  }
  // The platform was not asked, so it is not the one that refused.
  expect(await sandbox.log()).toEqual([]);
});
