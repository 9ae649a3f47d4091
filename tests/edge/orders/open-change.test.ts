import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Buyer, buyer, charged, get, post } from '../../support/buyer.ts';
import { formTo, leadsTo, wordsOf } from '../../support/html.ts';
import { type Answer, askPortalWithFastTimeouts } from '../../support/portal.ts';
import { callsTo, sandbox } from '../../support/sandbox.ts';

beforeEach(() => sandbox.reset());
afterEach(() => sandbox.clearFaults());

const SUBMIT = '/api/orders/submit';
const FINDING_OUT = 'We’re still checking on your order.';
const WENT_THROUGH = 'Your order for 60-Day went through. You now have 60-Day. $7.00 was charged.';

const wordsAt = async (who: Buyer, path: string) => wordsOf((await get(who, path)).text);
const subscribed = () => callsTo('/subscribe');

/** A new session of a persona, by default momentum's owner. */
const session = (persona = 'owner', brand = 'momentum') => buyer(brand, persona);

/** Chooses a plan and returns a function that submits the order. */
async function chooses(who: Buyer, code: string): Promise<() => Promise<Answer>> {
  await post(who, '/api/plans/choose', { planId: `plan-${code}`, confirmed: 'yes' });
  const { fields } = formTo((await get(who, '/order-summary')).text, SUBMIT);
  return () => post(who, SUBMIT, { ...fields, terms: 'accepted' });
}

const order = (fault: string, times = 1) =>
  sandbox.setFault({ brand: 'momentum', method: 'POST', path: '/subscribe', fault, times });
const delayReads = (ms: number) =>
  sandbox.setFault({ brand: 'momentum', method: 'GET', path: '/subscriptions', fault: `lag:${ms}` });

describe('An order whose answer was lost, while the list of subscriptions lags', () => {
  test.each(['done:500', 'done:502', 'done:409', 'done:425', 'empty', 'html', 'truncated', 'reset'])(
    '%s: the result is unknown until the account shows it; it is never sent twice, and My Plan shows it',
    async (fault) => {
      const who = await session();
      const submit = await chooses(who, 'momentum_60_m');
      await delayReads(40_000);
      await order(fault);
      const sent = await submit();
      expect(sent.location).toBe('/order-summary?notice=unsure');
      expect(await wordsAt(who, '/order-summary')).toContain(
        'We sent your order, but it isn’t confirmed yet.',
      );
      await sandbox.advanceClock(31_000);
      expect((await submit()).location).toBe('/order-summary?notice=unsure');
      const plan = await wordsAt(who, '/subscriptions');
      expect(plan).toContain(FINDING_OUT);
      expect(plan).not.toMatch(/nothing (is|was) charged/i);
      await sandbox.advanceClock(10_000);
      expect(await wordsAt(who, '/subscriptions')).toContain(WENT_THROUGH);
      expect(leadsTo(await get(who, '/order-summary'))).toBe('/order-summary');
      expect(await wordsAt(who, '/order-summary')).toContain('Today $7.00');
      expect(await charged(who)).toEqual([700]);
      expect(await subscribed()).toBe(1);
    },
  );

  test('an order that was never carried out stays unknown: no page says that it was or was not', async () => {
    const who = await session();
    const submit = await chooses(who, 'momentum_60_m');
    await order('status:500');
    await submit();
    await sandbox.advanceClock(60_000);
    expect((await submit()).location).toBe('/order-summary?notice=unsure');
    expect(await wordsAt(who, '/subscriptions')).toContain(FINDING_OUT);
    expect(await subscribed()).toBe(1);
    expect(await charged(who)).toEqual([]);
  });

  test('an order that the platform confirmed shows its receipt before the list shows it', async () => {
    const [who, other] = [await session(), await session()];
    const submit = await chooses(who, 'momentum_60_m');
    const another = await chooses(other, 'momentum_60_y');
    await delayReads(40_000);
    expect((await submit()).location).toBe('/order-summary');
    expect(await wordsAt(who, '/order-summary')).toContain('Today $7.00');
    expect(await wordsAt(who, '/subscriptions')).toContain(
      'Thank you for your order. You now have 60-Day. $7.00 was charged. Your new plan may take a moment to show up here.',
    );
    expect((await another()).location).toBe('/order-summary?notice=underWay');
    await sandbox.advanceClock(41_000);
    expect(await wordsAt(who, '/subscriptions')).not.toContain('may take a moment');
    expect((await another()).location).toBe('/order-summary?notice=changed');
    expect(await charged(who)).toEqual([700]);
  });
});

describe('An order that the platform carries out long after the portal gave up on its answer', () => {
  askPortalWithFastTimeouts();

  test('blocks every other change of the account, from any session, until its result is known', async () => {
    const [who, other] = [await session(), await session()];
    const submit = await chooses(who, 'momentum_60_m');
    const another = await chooses(other, 'momentum_60_y');
    await order('late:20000');
    await submit();
    // The person discards the draft and chooses another plan: an order with another key.
    await post(who, '/api/plans/discard', {});
    const again = await chooses(who, 'momentum_60_y');
    await expect.poll(async () => (await again()).location).toBe('/order-summary?notice=underWay');
    expect((await another()).location).toBe('/order-summary?notice=underWay');
    expect(await wordsAt(other, '/order-summary?notice=underWay')).toContain(
      'Another change to your plan is still in progress, so we didn’t send this order.',
    );
    expect(await wordsAt(other, '/subscriptions')).toContain(FINDING_OUT);
    expect(await subscribed()).toBe(1);
    await sandbox.advanceClock(20_000);
    expect(await wordsAt(other, '/subscriptions')).toContain(WENT_THROUGH);
    expect(await charged(who)).toEqual([700]);
    // Now the next order may begin; the summary first shows that the plan has changed. On a busy machine the short deadlines
    // of this portal can end a read before anything is sent: then the person tries again.
    await expect.poll(async () => (await another()).location).toBe('/order-summary?notice=changed');
    await expect
      .poll(async () => (await (await chooses(other, 'momentum_60_y'))()).location)
      .toBe('/order-summary');
    expect(await subscribed()).toBe(2);
  });

  test('blocks a cancellation', async () => {
    const who = await session('owner', 'visi');
    const submit = await chooses(who, 'visi_pro_8_m');
    const cancelling = formTo((await get(who, '/cancel-plan?step=confirm')).text, '/api/cancel').fields;
    await sandbox.setFault({
      brand: 'visi',
      method: 'POST',
      path: '/subscribe',
      fault: 'late:60000',
      times: 1,
    });
    await submit();
    await expect
      .poll(async () => (await post(who, '/api/cancel', cancelling)).location)
      .toBe('/error-status?error_code=cancel_under_way');
    expect(await wordsAt(who, '/error-status?error_code=cancel_under_way')).toContain(
      'Your plan wasn’t cancelled. Another change to your plan is still in progress.',
    );
  });
});
