import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Buyer, buyer, charged, get, hearing, post } from '../../support/buyer.ts';
import { formTo, wordsOf } from '../../support/html.ts';
import type { Answer } from '../../support/portal.ts';
import { DATE } from '../../support/promised.ts';
import { callsTo, sandbox } from '../../support/sandbox.ts';

beforeEach(() => sandbox.reset());
afterEach(async () => {
  await sandbox.clearFaults();
  await sandbox.speak([]);
});

const SUBMIT = '/api/orders/submit';
const CHECKING = 'We sent your order, but it isn’t confirmed yet.';
const WAITS = 'Your bank or card provider asks you to confirm the payment.';

const wordsAt = async (who: Buyer, path: string) => wordsOf((await get(who, path)).text);
const answering = (path: string, brand: string, word: string) =>
  sandbox.setFault({ brand, method: 'POST', path, fault: `state:${word}`, times: 1 });

/** Chooses a plan and returns a function that submits the order. */
async function chooses(who: Buyer, code: string): Promise<() => Promise<Answer>> {
  await post(who, '/api/plans/choose', { planId: `plan-${code}`, confirmed: 'yes' });
  const { fields } = formTo((await get(who, '/order-summary')).text, SUBMIT);
  return () => post(who, SUBMIT, { ...fields, terms: 'accepted' });
}

describe('An order whose answer says that it is not active', () => {
  test.each([
    ['expired', CHECKING],
    ['incomplete_expired', CHECKING],
    ['canceled', CHECKING],
    ['past_due', CHECKING],
    ['paused', CHECKING],
    ['pending', CHECKING],
    ['processing', CHECKING],
    ['failed', CHECKING],
    ['mystery', CHECKING],
    ['incomplete', WAITS],
    ['requires_action', WAITS],
    ['requires_payment_method', WAITS],
    ['requires_confirmation', WAITS],
  ])('%s: nobody has the plan yet, and the order is not sent again', async (word, says) => {
    const who = await buyer('momentum', 'owner');
    const submit = await chooses(who, 'momentum_60_m');
    await answering('/subscribe', 'momentum', word);
    expect((await submit()).location).toBe('/order-summary?notice=unsure');
    const summary = await wordsAt(who, '/order-summary?notice=unsure');
    expect(summary).toContain(says);
    expect(summary).not.toMatch(/You now have|Thank you|Charged today|Today \$|nothing was charged/i);
    const plan = await wordsAt(who, '/subscriptions');
    expect(plan).not.toMatch(/You now have|went through/);
    if (says === WAITS) expect(plan).toContain(WAITS);
    await submit();
    expect(await callsTo('/subscribe')).toBe(1);
    expect(await charged(who)).toEqual([]);
  });

  test('future: the plan starts later, and no page says that it is there or what was charged', async () => {
    const who = await buyer('momentum', 'owner');
    const submit = await chooses(who, 'momentum_60_m');
    await answering('/subscribe', 'momentum', 'future');
    expect((await submit()).location).toBe('/order-summary');
    const thanks = await wordsAt(who, '/order-summary');
    expect(thanks).toMatch(new RegExp(`60-Day starts on ${DATE}\\.`));
    expect(thanks).toContain('Account History shows whether something was charged.');
    expect(thanks).not.toMatch(/You now have|Today \$/);
    expect(await wordsAt(who, '/plan-record')).toMatch(
      /60-Day starts on .* shows whether something was charged/,
    );
  });

  test('active: it is done at once', async () => {
    const who = await buyer('momentum', 'owner');
    const submit = await chooses(who, 'momentum_60_m');
    await answering('/subscribe', 'momentum', 'active');
    expect((await submit()).location).toBe('/order-summary');
    expect(await wordsAt(who, '/order-summary')).toContain('You now have 60-Day.');
  });
});

test('the answer to an order names a day that is over: the next charge is on the day that was agreed', async () => {
  await sandbox.speak(['answer-over'], 'momentum');
  const who = await buyer('momentum', 'owner');
  const submit = await chooses(who, 'momentum_60_m');
  const [, amount, day] = /, then (\S+) on (.*?\d{4})/.exec(await wordsAt(who, '/order-summary')) ?? [];
  await submit();
  expect(await wordsAt(who, '/order-summary')).toContain(`${day} ${amount}`);
});

describe('A cancellation whose answer says that the plan goes on', () => {
  test.each(['active', 'in_trial', 'past_due', 'pending', 'mystery'])(
    '%s: nobody is told that it is cancelled before the account shows it',
    async (word) => {
      const who = await buyer('otis', 'owner');
      const { fields } = formTo((await get(who, '/cancel-plan?step=confirm')).text, '/api/cancel');
      await answering('/cancelPlan', 'otis', word);
      const sent = await post(who, '/api/cancel', fields);
      expect(sent.location).toBe('/error-status?error_code=cancel_unsure');
      const plan = await wordsAt(who, '/subscriptions');
      expect(plan).not.toMatch(/is cancelled|You cancelled/);
      expect(await wordsAt(who, '/plan-record')).not.toContain('You cancelled');
    },
  );

  test.each(['canceled', 'expired', 'success'])('%s: it is cancelled', async (word) => {
    const who = await buyer('otis', 'owner');
    const { fields } = formTo((await get(who, '/cancel-plan?step=confirm')).text, '/api/cancel');
    await answering('/cancelPlan', 'otis', word);
    const sent = await post(who, '/api/cancel', fields);
    expect(wordsOf((await get(hearing(who, sent), '/subscriptions')).text)).toContain('is cancelled');
  });
});

test.each(['canceled', 'future', 'incomplete'])(
  'A plan that is kept, answered %s, is not said to be kept',
  async (word) => {
    const who = await buyer('otis', 'cancelled');
    const { fields } = formTo((await get(who, '/keep-plan')).text, '/api/plans/keep');
    await answering('/subscribe', 'otis', word);
    const sent = await post(who, '/api/plans/keep', fields);
    const plan = wordsOf((await get(hearing(who, sent), '/subscriptions')).text);
    expect(plan).not.toMatch(/You keep |continues as before/);
    expect(await callsTo('/subscribe')).toBe(1);
  },
);

test('A payment on the checkout that waits for the person leads to what they have to do', async () => {
  const who = await buyer('momentum', 'owner');
  const page = await get(who, '/checkout?planId=plan-momentum_60_m');
  const { fields } = formTo(page.text, '/api/checkout/pay');
  await answering('/subscribe', 'momentum', 'requires_action');
  const sent = await post(who, '/api/checkout/pay', { ...fields, method: 'creditCard' });
  expect(sent.location).toBe('/order-summary?notice=unsure');
  expect(await wordsAt(who, sent.location ?? '')).toContain(WAITS);
});
