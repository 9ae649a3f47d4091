import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Buyer, buyer, charged, get, ledger, post, hearing } from '../../support/buyer.ts';
import { formTo, linksOf, wordsOf } from '../../support/html.ts';
import { type Answer, ask, postForm, postJson } from '../../support/portal.ts';
import { expectProblem, expectSafe } from '../../support/safe-answer.ts';
import { callsTo, sandbox } from '../../support/sandbox.ts';

beforeEach(() => sandbox.reset());
afterEach(() => sandbox.clearFaults());

const KEEP = '/api/plans/keep';
const KEPT = '/subscriptions';
const subscribed = () => callsTo('/subscribe');
const wordsAt = async (who: Buyer, path: string) => wordsOf((await get(who, path)).text);

const resumeLink = (text: string) => linksOf(text).find((href) => href.startsWith('/keep-plan?')) ?? '';
const resumeFields = (page: Answer) => formTo(page.text, KEEP).fields;

/** A person who has just cancelled their plan. */
async function leaver(brand: string, persona = 'owner'): Promise<Buyer> {
  const who = await buyer(brand, persona);
  const { fields } = formTo((await get(who, '/cancel-plan?step=confirm')).text, '/api/cancel');
  await post(who, '/api/cancel', fields);
  return who;
}

describe('Keeping the plan takes back a pending change or a cancellation', () => {
  test.each([
    ['momentum', '60-Day', 'change to 30-Day'],
    ['pepper', 'Pro', 'change to Essential'],
    ['nightowl', 'Premium', 'change to Plus'],
    ['notion', 'Premium', 'change to Plus'],
  ])('%s: %s is set to %s, and kept from My Plan and from the chooser', async (brand, plan, change) => {
    const who = await buyer(brand, 'pending');
    const [myPlan, chooser] = [await get(who, '/subscriptions'), await get(who, '/plans')];
    expect(wordsOf(myPlan.text)).toMatch(new RegExp(`${plan} until \\w+ \\d+, \\d+\\. .*Keep ${plan}`));
    expect(wordsOf(chooser.text)).toContain(`${plan} is set to ${change}`);
    expect(wordsOf(chooser.text)).toContain(`Keep ${plan}`);
    expect(resumeLink(chooser.text)).toBe(resumeLink(myPlan.text));
    const page = await get(who, resumeLink(myPlan.text));
    expectSafe(page, { brand });
    const words = wordsOf(page.text);
    expect(words).toContain(`Keep ${plan}?`);
    expect(words).toMatch(/\$0\.00 today, then \$\d+\.\d\d (plus any tax )?on \w+ \d{1,2}, \d{4}/);
    await sandbox.clearLog();
    const answer = await post(who, KEEP, resumeFields(page));
    expect([answer.status, answer.location]).toEqual([303, KEPT]);
    expect(await subscribed()).toBe(1);
    const after = await wordsAt(hearing(who, answer), KEPT);
    expect(after).toContain(`You keep ${plan}. It continues as before.`);
    expect(after).toContain('Next charge on');
    expect(after).not.toContain('Pending change');
    expect(await ledger(who)).toEqual([]);
  });

  test.each(['otis', 'visi', 'notion', 'geeni'])('%s: a cancelled plan goes on', async (brand) => {
    const who = await leaver(brand);
    const myPlan = await get(who, '/subscriptions');
    expect(wordsOf(myPlan.text)).toMatch(
      /Ends on \w+ \d{1,2}, \d{4} You won’t be charged for this plan again\./,
    );
    expect(wordsOf(myPlan.text)).not.toMatch(/None|Plan Plan/);
    const page = await get(who, resumeLink(myPlan.text));
    expect(wordsOf(page.text)).toMatch(/is set to end on \w+ \d{1,2}, \d{4}\. If you keep it/);
    expect((await post(who, KEEP, resumeFields(page))).location).toBe(KEPT);
    expect(await wordsAt(who, '/subscriptions')).toContain('Next charge on');
    expect(await ledger(who)).toEqual([]);
    // The plan can be cancelled again.
    expect((await get(who, '/cancel-plan')).status).toBe(200);
  });

  test.each([
    ['a trial', 'trial', 'otis', /Free Trial - Expires on/],
    ['a plan that is sold no more', 'legacy', 'geeni', /Next charge on/],
    ['a yearly plan', 'yearly', 'visi', /Next charge on/],
  ])('%s too', async (_what, persona, brand, goesOn) => {
    const who = await leaver(brand, persona);
    const page = await get(who, '/keep-plan');
    expect(wordsOf(page.text)).toContain('$0.00 today');
    expect((await post(who, KEEP, resumeFields(page))).location).toBe(KEPT);
    expect(await wordsAt(who, '/subscriptions')).toMatch(goesOn);
    expect(await ledger(who)).toEqual([]);
  });

  test('the plan is charged on its old date, at the price that the page showed', async () => {
    const who = await buyer('momentum', 'pending');
    const page = await get(who, '/keep-plan');
    const [, told] = /, then \$(\d+\.\d\d) on/.exec(wordsOf(page.text)) ?? [];
    await post(who, KEEP, resumeFields(page));
    await sandbox.advanceClock(32 * 86_400_000);
    expect(await charged(who)).toEqual([Math.round(Number(told) * 100)]);
  });

  test('without a preview of the current plan the page shows the list price and that tax may be added', async () => {
    const who = await buyer('momentum', 'pending');
    const fault = 'error:error.subscription.preview.already_subscribed';
    await sandbox.setFault({ brand: 'momentum', method: 'POST', path: '/preview', fault });
    const page = await get(who, '/keep-plan');
    expect(wordsOf(page.text)).toMatch(/\$0\.00 today, then \$9\.99 plus any tax on/);
    expect((await post(who, KEEP, resumeFields(page))).location).toBe(KEPT);
  });
});

describe('Once, and only at the shown price', () => {
  test('two submits at once and a later one are one order', async () => {
    const who = await buyer('momentum', 'pending');
    const fields = resumeFields(await get(who, '/keep-plan'));
    await sandbox.setFault({ method: 'POST', path: '/subscribe', fault: 'slow:400' });
    const both = await Promise.all([post(who, KEEP, fields), post(who, KEEP, fields)]);
    const later = await post(who, KEEP, fields);
    for (const { location } of [...both, later]) expect(location).toBe(KEPT);
    expect(await subscribed()).toBe(1);
  });

  test('two tabs: the second shows that the plan is kept', async () => {
    const who = await buyer('momentum', 'pending');
    const [one, two] = [await get(who, '/keep-plan'), await get(who, '/keep-plan')];
    expect((await post(who, KEEP, resumeFields(one))).location).toBe(KEPT);
    expect((await post(who, KEEP, resumeFields(two))).location).toBe(KEPT);
    const told = await get(who, '/keep-plan?subscriptionId=momentum-pending-plan&notice=changed');
    expect(told.location).toBe(KEPT);
    expect(await wordsAt(hearing(who, told), KEPT)).toContain('You keep 60-Day.');
    expect(await subscribed()).toBe(1);
  });

  test('keeping, changing and keeping again is two orders', async () => {
    const who = await leaver('otis');
    await post(who, KEEP, resumeFields(await get(who, '/keep-plan')));
    const { fields } = formTo((await get(who, '/cancel-plan?step=confirm')).text, '/api/cancel');
    expect((await post(who, '/api/cancel', fields)).location).toBe('/subscriptions');
    expect((await post(who, KEEP, resumeFields(await get(who, '/keep-plan')))).location).toBe(KEPT);
    expect(await wordsAt(who, '/subscriptions')).toContain('Next charge on');
  });

  test('a price other than the shown one is shown first', async () => {
    const who = await buyer('momentum', 'pending');
    const fields = { ...resumeFields(await get(who, '/keep-plan')), subTotal: '1', total: '1' };
    const { location } = await post(who, KEEP, fields);
    expect(location).toMatch(/^\/keep-plan\?subscriptionId=.+&notice=repriced$/);
    expect(await wordsAt(who, location ?? '')).toContain('The price has changed since you saw it');
    expect(await subscribed()).toBe(0);
  });

  test('a charge today is confirmed on the order summary first', async () => {
    const who = await buyer('momentum', 'pending');
    const fields = { ...resumeFields(await get(who, '/keep-plan')), today: '500' };
    expect((await post(who, KEEP, fields)).location).toBe('/order-summary');
    expect(await wordsAt(who, '/order-summary')).toContain('60-Day');
    expect(await subscribed()).toBe(0);
  });

  test.each(['nope', 'momentum-collector-plan', '__proto__', ''])(
    'the subscription %j leads to My Plan',
    async (subscriptionId) => {
      const who = await buyer('momentum', 'pending');
      const page = await get(who, `/keep-plan?${new URLSearchParams({ subscriptionId })}`);
      expect([page.status, page.location]).toEqual([303, '/subscriptions']);
    },
  );

  test.each(['owner', 'free', 'newcomer', 'apple'])('%s has nothing to keep', async (persona) => {
    const page = await get(await buyer('momentum', persona), '/keep-plan');
    expect([page.status, page.location]).toEqual([303, '/subscriptions']);
  });

  test('the address of the message alone shows no message', async () => {
    const who = await buyer('momentum', 'pending');
    await post(who, KEEP, resumeFields(await get(who, '/keep-plan')));
    const words = await wordsAt(who, '/subscriptions?done=kept');
    expect(words).not.toContain('You keep 60-Day.');
  });

  test('JSON, an unknown field, and a form without a session are refused', async () => {
    const who = await buyer('momentum', 'pending');
    const fields = resumeFields(await get(who, '/keep-plan'));
    expectProblem(await postJson(KEEP, fields, who), 415, 'unsupported_type');
    expectProblem(await post(who, KEEP, { ...fields, isAdmin: 'on' }), 400, 'bad_request');
    const answer = await postForm(KEEP, fields, { brand: 'momentum' });
    expect(answer.location).toMatch(/^\/login\?redirectUri=%2Fkeep-plan%3FsubscriptionId%3D.+&reason=ended$/);
    expect((await ask({ brand: 'momentum', path: '/keep-plan' })).location).toBe(
      '/login?redirectUri=%2Fkeep-plan',
    );
    expect(await subscribed()).toBe(0);
  });
});

describe('When the platform fails while a plan is kept', () => {
  test.each(['done:500', 'reset', 'empty'])(
    '%s: the plan was kept, and the portal reads that back',
    async (fault) => {
      const who = await buyer('momentum', 'pending');
      const fields = resumeFields(await get(who, '/keep-plan'));
      await sandbox.setFault({ brand: 'momentum', method: 'POST', path: '/subscribe', fault });
      expect((await post(who, KEEP, fields)).location).toBe(KEPT);
      expect(await subscribed()).toBe(1);
    },
  );

  test('an unknown result: My Plan says so, and no other change begins', async () => {
    const who = await buyer('momentum', 'pending');
    const fields = resumeFields(await get(who, '/keep-plan'));
    await sandbox.setFault({ brand: 'momentum', method: 'POST', path: '/subscribe', fault: 'status:502' });
    const answer = await post(who, KEEP, fields);
    expect(answer.location).toBe('/subscriptions');
    expect(await wordsAt(who, '/subscriptions')).toContain('We’re still checking whether 60-Day was kept.');
    const again = await post(who, KEEP, resumeFields(await get(who, '/keep-plan')));
    expect(again.location).toMatch(/notice=underWay$/);
    expect(await wordsAt(who, again.location ?? '')).toContain(
      'Another change to your plan is still in progress.',
    );
    expect(await subscribed()).toBe(1);
  });

  test('a refusal: a message says so, and the pending change stays', async () => {
    const who = await buyer('momentum', 'pending');
    const fields = resumeFields(await get(who, '/keep-plan'));
    await sandbox.setFault({ brand: 'momentum', method: 'POST', path: '/subscribe', fault: 'error:1104' });
    const { location } = await post(who, KEEP, fields);
    expect(location).toMatch(/notice=failed$/);
    expect(await wordsAt(who, location ?? '')).toContain('Nothing was changed or charged. Please try again.');
    expect(await wordsAt(who, '/subscriptions')).toContain('Pending change to 30-Day');
  });
});
