import { describe, expect, it, test } from 'vitest';
import { recordsInMemory } from '../../../tests/support/stored-records.ts';
import type { RecordStore } from '../stored-record.ts';
import { aDevice, aListed, aPlan, planCodes, pricing } from '../../../tests/support/platform-fixtures.ts';
import { subscribeAnswer } from '../../contracts/orders/subscribe.ts';
import type { ListedSubscription } from '../../contracts/plans/subscription.ts';
import { subscriptionVersion } from '../../domain/orders/account-change.ts';
import { CHALLENGE_CODE } from '../../contracts/platform/platform-problem.ts';
import { platformOperations } from '../../contracts/platform/platform-table.ts';
import { cardErrorCodes } from '../../contracts/billing/card-error-codes.ts';
import type { OrderOutcome } from '../../domain/orders/order-outcome.ts';
import { subscriptionsOf } from '../../domain/plans/subscription.ts';
import type { PlatformClient } from '../platform/platform-client.ts';
import type { PlatformFailure } from '../platform/platform-failure.ts';
import { readAnswer } from '../platform/read-answer.ts';
import { accountChanges } from './account-changes.ts';
import { placeInQueue } from './queued-tasks.ts';
import type { Order } from './perform-order.ts';

type Reply = { answer: unknown } | { failure: PlatformFailure };

const NOW_MS = Date.UTC(2026, 11, 1);
const refusal = (status: number, code: string, more: object = {}): PlatformFailure => ({
  kind: 'refused',
  status,
  code,
  description: undefined,
  errorData: undefined,
  ...more,
});
const unreachable: PlatformFailure = { kind: 'unreachable' };
const late: PlatformFailure = { kind: 'late' };

const today = aPlan({
  id: 'plan-1',
  code: 'small_m',
  billingOrder: 10,
  prices: [{ currency: 'USD', minorUnits: 299 }],
});
const toPlan = aPlan({
  id: 'plan-2',
  code: 'big_m',
  name: 'Big',
  billingOrder: 20,
  prices: [{ currency: 'USD', minorUnits: 999 }],
});
const held = aListed({
  id: 'sub-1',
  planId: 'plan-1',
  planCode: 'small_m',
  plan: { code: 'small_m', billingOrder: 10 },
  deviceIds: ['d1'],
});
const ordered = {
  ...held,
  planId: 'plan-2',
  planCode: 'big_m',
  plan: { ...held.plan, name: 'Big', code: 'big_m' },
  renewsAt: NOW_MS + 1,
};

/** The ordered plan as a pending change. */
const follows = { pepper_name: 'Big', billing_cycle: 1, recurly_plan_code: 'big_m' };

/** The version of a subscription that the platform lists so. */
function versionOf(listed: ListedSubscription): string {
  const [live] = subscriptionsOf([listed], { planCodes, nowMs: NOW_MS, hasPastDue: false }).live;
  return live ? subscriptionVersion(live) : 'none';
}

const done = {
  answer: {
    tax_in_cents: 0,
    trial_started_at: null,
    trial_ends_at: null,
    current_period_ends_at: NOW_MS + 5,
  },
};
/** A reply to POST /subscribe with a good status, read as the platform client reads it. */
function answered(body: unknown): Reply {
  const { result } = readAnswer(platformOperations.subscribe, JSON.stringify(body));
  return result.ok ? { answer: result.answer } : { failure: result.failure };
}
const noDates = { trial_started_at: null, trial_ends_at: null, current_period_ends_at: null };
const preview = { currency: 'USD', subTotal: 999, tax: 0, total: 999, chargeDate: NOW_MS };

const calm: Record<string, Reply[]> = {
  subscriptions: [{ answer: [held] }],
  listAvailableSubscriptions: [{ answer: [today, toPlan] }],
  devices: [{ answer: [aDevice('d1'), aDevice('d2')] }],
  billingInfo: [{ answer: { card_type: 'visa', last_four: '4242', currency: null } }],
  contactInfo: [{ answer: { address: [{ country: 'US' }] } }],
  plans: [{ answer: [] }],
  preview: [{ answer: preview }],
  subscribe: [done],
};

const order: Order = {
  key: 'key-1',
  change: {
    toPlanCode: 'big_m',
    toPlanId: 'plan-2',
    fromSubscriptionId: 'sub-1',
    deviceIds: ['d1', 'd2'],
    promoCodes: [],
    step: 'orderSummary',
  },
  quote: { currency: 'USD', subTotal: 999, tax: 0, total: 999, today: 700, afterTrial: null },
  version: versionOf(held),
  couponCode: null,
  billingToken: null,
  actionResultTokenId: null,
};

let brandNumber = 0;

/** An account whose platform gives each operation its replies in order and then repeats the last one. */
function account(changes: Record<string, Reply[]> = {}) {
  const asked: { name: string; parts: unknown }[] = [];
  const left = new Map(Object.entries({ ...calm, ...changes }).map(([name, list]) => [name, [...list]]));
  const kept = new Map<string, unknown>();
  const state = { kept, nowMs: NOW_MS, dies: undefined as string | undefined };
  const platform = {
    async call(name: string, parts: unknown) {
      asked.push({ name, parts });
      const list = left.get(name) ?? [];
      const reply = list.length > 1 ? list.shift() : list[0];
      if (!reply) throw new Error(`unexpected call of ${name}`);
      if (state.dies === name) throw new Error('the Worker was killed');
      return 'answer' in reply ? { ok: true, answer: reply.answer } : { ok: false, failure: reply.failure };
    },
  };
  const brand = `order-brand-${(brandNumber += 1)}`;
  const records = recordsInMemory(kept);
  const store: RecordStore = {
    ...records,
    async put(kind, record, of) {
      if (state.dies === 'keep done' && kind === 'orderOutcome') throw new Error('the Worker was killed');
      await records.put(kind, record, of);
    },
  };
  const place = (changed: Partial<Order> = {}) =>
    placeInQueue(
      accountChanges(store, () => state.nowMs),
      {
        // Only `call` is used, with answers as the schemas return them.
        platform: platform as unknown as PlatformClient,
        brand: pricing,
        customer: {
          brand,
          billing: {
            provider: 'recurly',
            publicKey: 'key',
            v3: false,
            recurly: { region: 'us', gateways: ['test'] },
          },
          planCodes,
          currencies: {},
          accountId: 'acc-1',
          country: 'US',
        },
        nowMs: () => state.nowMs,
      },
      { ...order, ...changed },
    );
  const charges = () => asked.filter(({ name }) => name === 'subscribe');
  return { place, charges, asked, state };
}

describe('placing an order', () => {
  it('sends plan, subscription and devices in the order form, and says what was charged', async () => {
    const { place, charges, state } = account();
    const quote = { ...order.quote, regular: 999 };
    expect(await place({ quote, couponCode: 'save10', billingToken: 'tok-1' })).toEqual({
      kind: 'done',
      receipt: {
        planName: 'Big',
        currency: 'USD',
        chargedToday: 700,
        version: 2,
        perPeriod: 999,
        withPromo: 999,
        lasts: { kind: 'unknown' },
        next: { amount: 999, isMost: true },
        renewal: { amount: 999, tax: 'unknown', total: 999 },
        billingCycle: 1,
        deviceQuantity: 5,
        from: { name: 'Pro', deviceQuantity: 5, billingCycle: 1 },
        deviceCount: 2,
        devices: [
          { id: 'd1', name: 'Camera d1', model: 'cam-1' },
          { id: 'd2', name: 'Camera d2', model: 'cam-1' },
        ],
        placedAtMs: NOW_MS,
        country: 'US',
        isTrialNew: false,
        startsAt: null,
        nextChargeAt: NOW_MS + 5,
        trialEndsAt: null,
      },
    });
    expect(charges()).toEqual([
      {
        name: 'subscribe',
        parts: {
          body: expect.objectContaining({
            pepperPlanId: 'plan-2',
            pepperSubscriptionId: 'sub-1',
            targetPlanCode: 'big_m',
            currency: 'USD',
            couponCode: 'save10',
            billingToken: 'tok-1',
            actionResultTokenId: null,
            devices: [
              { deviceId: 'd1', externalDeviceId: null, deviceProvider: null, deviceModel: 'cam-1' },
              { deviceId: 'd2', externalDeviceId: null, deviceProvider: null, deviceModel: 'cam-1' },
            ],
          }),
        },
      },
    ]);
    expect(state.kept.get('end of order key-1')).toMatchObject({
      kind: 'done',
      receipt: { planName: 'Big' },
    });
  });

  it('a downgrade without a charge is sent in the management form', async () => {
    const top = { ...held, plan: { ...held.plan, billingOrder: 99 } };
    const { place, charges } = account({ subscriptions: [{ answer: [top] }] });
    const outcome = await place({ version: versionOf(top), quote: { ...order.quote, today: 0 } });
    expect(outcome.kind).toBe('done');
    expect(charges()[0]?.parts).toMatchObject({ body: { flow: 'management', targetPlanCode: 'big_m' } });
  });

  test.each<[string, Record<string, Reply[]>, Partial<Order>, OrderOutcome]>([
    [
      'another price than the person saw',
      { preview: [{ answer: { ...preview, subTotal: 1_099, total: 1_099 } }] },
      {},
      { kind: 'refused', why: 'repriced' },
    ],
    [
      'a subscription that changed meanwhile',
      { subscriptions: [{ answer: [{ ...held, deviceIds: [] }] }] },
      {},
      { kind: 'refused', why: 'changedMeanwhile' },
    ],
    [
      'a subscription that is gone',
      { subscriptions: [{ answer: [] }] },
      {},
      { kind: 'refused', why: 'changedMeanwhile' },
    ],
    [
      'a subscription that has ended',
      { subscriptions: [{ answer: [{ ...held, status: 'expired' }] }] },
      {},
      { kind: 'refused', why: 'changedMeanwhile' },
    ],
    ...(
      [
        ['a plan that Apple bills', { ...held, biller: { kind: 'apple' } }],
        ['a plan that is paused', { ...held, status: 'paused' }],
        ['a plan whose state is unknown', { ...held, status: 'mystery' }],
      ] satisfies [string, ListedSubscription][]
    ).map(([what, listed]): [string, Record<string, Reply[]>, Partial<Order>, OrderOutcome] => [
      what,
      { subscriptions: [{ answer: [listed] }] },
      { version: versionOf(listed) },
      { kind: 'refused', why: 'changedMeanwhile' },
    ]),
    [
      'a plan that is no longer sold',
      { listAvailableSubscriptions: [{ answer: [today] }] },
      {},
      { kind: 'refused', why: 'changedMeanwhile' },
    ],
    [
      'a device that is not theirs',
      {},
      { change: { ...order.change, deviceIds: ['foreign'] } },
      { kind: 'refused', why: 'changedMeanwhile' },
    ],
    [
      'the plan they are on already',
      { preview: [{ failure: refusal(409, 'error.subscription.preview.already_subscribed') }] },
      {},
      { kind: 'refused', why: 'alreadySubscribed' },
    ],
    ['an account that cannot be read', { subscriptions: [{ failure: unreachable }] }, {}, { kind: 'failed' }],
    [
      'a session that has ended',
      { devices: [{ failure: { kind: 'signedOut' } }] },
      {},
      { kind: 'signedOut' },
    ],
  ])('%s: nothing is charged', async (_what, changes, changed, outcome) => {
    const { place, charges } = account(changes);
    expect(await place(changed)).toEqual(outcome);
    expect(charges()).toEqual([]);
  });

  test.each(cardErrorCodes)('%s is a refused card, as a status and inside an answer', async (code) => {
    const plain = account({ subscribe: [{ failure: refusal(402, code) }] });
    expect(await plain.place()).toEqual({ kind: 'declined', code });
    const wrapped = JSON.stringify({
      FunctionError: 'Handled',
      Payload: JSON.stringify({ errorType: code }),
    });
    const inside = account({ subscribe: [answered({ Payload: wrapped })] });
    expect(await inside.place()).toEqual({ kind: 'declined', code });
    expect(inside.state.kept.has('open change')).toBe(false);
  });

  it('a code that only resembles the code of a refused card is not one', async () => {
    const { place } = account({
      subscribe: [{ failure: refusal(402, 'error.subscription.card.declined<script>') }],
    });
    expect(await place()).toEqual({ kind: 'refused', why: 'platform' });
  });

  it('a challenge returns its action, and the next attempt sends its result', async () => {
    const asks = refusal(402, '3ds', {
      description: CHALLENGE_CODE,
      errorData: { actionTokenId: 'action-1' },
    });
    const { place, charges } = account({ subscribe: [{ failure: asks }, done] });
    expect(await place()).toEqual({ kind: 'challenge', actionTokenId: 'action-1' });
    expect((await place({ actionResultTokenId: 'result-1' })).kind).toBe('done');
    expect(charges()[1]?.parts).toMatchObject({ body: { actionResultTokenId: 'result-1' } });
  });
});

describe('exactly once', () => {
  it('the same order requested again is not sent again, and has the same outcome', async () => {
    const { place, charges, state } = account();
    const first = await place();
    state.nowMs += 60_000;
    expect(await place()).toEqual(first);
    expect(charges()).toHaveLength(1);
  });

  it('after a refused card, another card may be tried at once', async () => {
    const { place, charges } = account({
      subscribe: [{ failure: refusal(402, 'error.subscription.card.declined') }, done],
    });
    expect((await place()).kind).toBe('declined');
    expect((await place({ billingToken: 'tok-2' })).kind).toBe('done');
    expect(charges()).toHaveLength(2);
  });

  it('an order that was not sent is reported as failed, and may be placed again at once (docs/adr/014)', async () => {
    const { place, charges } = account({ subscribe: [{ failure: { kind: 'notSent' } }, done] });
    expect((await place()).kind).toBe('failed');
    expect((await place()).kind).toBe('done');
    expect(charges()).toHaveLength(2);
  });

  describe.each([
    ['unreachable', unreachable],
    ['garbled', { kind: 'garbled', detail: 'html' } satisfies PlatformFailure],
    ['500', refusal(500, '500')],
    ['408', refusal(408, '408')],
    ['409', refusal(409, 'Conflict')],
    ['423', refusal(423, '423')],
    ['425', refusal(425, '425')],
    ['late', late],
  ])('an answer that is lost (%s)', (_what, failure) => {
    it('and the account shows the order: done', async () => {
      const { place, charges } = account({
        subscriptions: [{ answer: [held] }, { answer: [ordered] }],
        subscribe: [{ failure }],
      });
      const outcome = await place();
      expect(outcome).toMatchObject({ kind: 'done', receipt: { planName: 'Big', chargedToday: 700 } });
      expect(await place()).toEqual(outcome);
      expect(charges()).toHaveLength(1);
    });

    it('and the account does not show the order: unsure for hours, and never sent again', async () => {
      const { place, charges, state } = account({ subscribe: [{ failure }, done] });
      expect((await place()).kind).toBe('unsure');
      for (const ms of [31_000, 60_000, 3_600_000, 12 * 3_600_000]) {
        state.nowMs += ms;
        expect((await place()).kind).toBe('unsure');
      }
      expect(charges()).toHaveLength(1);
    });

    it('and another order is requested: refused as under way, and not sent', async () => {
      const { place, charges, state } = account({ subscribe: [{ failure }, done] });
      expect((await place()).kind).toBe('unsure');
      state.nowMs += 60_000;
      expect(await place({ key: 'key-2' })).toEqual({ kind: 'refused', why: 'underWay' });
      expect(charges()).toHaveLength(1);
    });

    it('and the account cannot be read: unsure, and the next attempt reads the account first', async () => {
      const { place, charges, state } = account({
        subscriptions: [{ answer: [held] }, { failure: unreachable }, { answer: [ordered] }],
        subscribe: [{ failure }],
      });
      expect((await place()).kind).toBe('unsure');
      state.nowMs += 60_000;
      expect((await place()).kind).toBe('done');
      expect(charges()).toHaveLength(1);
    });
  });

  test.each([
    ['has no facts', { tax_in_cents: null, ...noDates }],
    [
      'has amounts and dates that cannot be read',
      subscribeAnswer.parse({ tax_in_cents: 'x', trial_ends_at: {} }),
    ],
    ['is for later, without a day', subscribeAnswer.parse({ state: 'future', tax_in_cents: 0 })],
    [
      'is for later, on a day that is over',
      subscribeAnswer.parse({
        state: 'active',
        pending_subscription: { ...follows, effectiveDate: '2020-01-31' },
      }),
    ],
    [
      'says that another plan follows',
      subscribeAnswer.parse({
        state: 'active',
        pending_subscription: { ...follows, recurly_plan_code: 'other_m', effectiveDate: '2027-01-31' },
      }),
    ],
  ])('an answer that %s: unsure until the account shows the order', async (_what, answer) => {
    const { place, charges } = account({
      subscriptions: [{ answer: [held] }, { answer: [held] }, { answer: [ordered] }],
      subscribe: [{ answer }],
    });
    expect((await place()).kind).toBe('unsure');
    expect(await place()).toMatchObject({ kind: 'done', receipt: { planName: 'Big', chargedToday: 700 } });
    expect(charges()).toHaveLength(1);
  });

  test('an answer whose one word says that it was received and the other that it runs is done', async () => {
    const answer = subscribeAnswer.parse({ state: 'success', status: 'active' });
    const { place } = account({ subscriptions: [{ answer: [held] }], subscribe: [{ answer }] });
    expect((await place()).kind).toBe('done');
  });

  test('an answer by which the plan follows on a day is done, and says when', async () => {
    const answer = subscribeAnswer.parse({
      state: 'active',
      pending_subscription: { ...follows, effectiveDate: '2027-01-31' },
    });
    const { place } = account({ subscriptions: [{ answer: [held] }], subscribe: [{ answer }] });
    expect(await place()).toMatchObject({
      kind: 'done',
      receipt: { startsAt: '2027-01-31', nextChargeAt: '2027-01-31', isChargeUnknown: true },
    });
  });

  test('a session that ends while the account is read leaves the order open: nothing else is sent', async () => {
    const { place, charges } = account({
      subscriptions: [
        { answer: [held] },
        { answer: [held] },
        { failure: { kind: 'signedOut' } },
        { answer: [held] },
      ],
      subscribe: [{ failure: late }],
    });
    expect((await place()).kind).toBe('unsure');
    expect((await place()).kind).toBe('signedOut');
    expect(await place({ key: 'key-2' })).toEqual({ kind: 'refused', why: 'underWay' });
    expect(charges()).toHaveLength(1);
  });

  test.each([
    ['timed out', { errorType: 'Sandbox.Timedout', errorMessage: 'Task timed out after 30.00 seconds' }],
    ['timed out, without a type', { errorMessage: '2026-12-01 Task timed out after 30.00 seconds' }],
    ['crashed', { errorType: 'Runtime.ExitError', errorMessage: 'Runtime exited' }],
  ])('a function that %s may have charged before: unsure', async (_what, inner) => {
    const wrapped = {
      tax_in_cents: null,
      ...noDates,
      FunctionError: 'Unhandled',
      Payload: JSON.stringify(inner),
    };
    const { place } = account({ subscribe: [answered(wrapped)] });
    expect((await place()).kind).toBe('unsure');
  });

  test.each([['failed'], ['FAILURE'], ['error']])(
    'an answer whose state is %s, beside facts, may have charged before: unsure',
    async (state) => {
      const { place } = account({ subscribe: [answered({ ...done.answer, state })] });
      expect((await place()).kind).toBe('unsure');
    },
  );

  test('the next order is refused until the account shows the one before', async () => {
    const { place, charges, state } = account({
      subscriptions: [{ answer: [held] }, { answer: [held] }, { answer: [ordered] }],
    });
    expect((await place()).kind).toBe('done');
    expect(await place({ key: 'key-2' })).toEqual({ kind: 'refused', why: 'underWay' });
    state.nowMs += 1_000;
    // The account shows the first order now, so the version of the second one no longer holds.
    expect(await place({ key: 'key-2' })).toEqual({ kind: 'refused', why: 'changedMeanwhile' });
    expect(charges()).toHaveLength(1);
  });

  describe('a Worker that is killed', () => {
    test.each(['subscriptions', 'devices', 'preview'])(
      'while it calls %s: nothing was sent, and the retry places the order',
      async (at) => {
        const { place, charges, state } = account();
        state.dies = at;
        await expect(place()).rejects.toThrow('killed');
        expect(charges()).toHaveLength(0);
        state.dies = undefined;
        expect((await place()).kind).toBe('done');
        expect(charges()).toHaveLength(1);
      },
    );

    test('between the call and its answer: one charge, and the true outcome', async () => {
      const { place, charges, state } = account({
        subscriptions: [{ answer: [held] }, { answer: [ordered] }],
      });
      state.dies = 'subscribe';
      await expect(place()).rejects.toThrow('killed');
      state.dies = undefined;
      expect(await place()).toMatchObject({ kind: 'done', receipt: { planName: 'Big' } });
      expect(charges()).toHaveLength(1);
    });

    test('after the answer, before the outcome was recorded: one charge, and the true outcome', async () => {
      const { place, charges, state } = account({
        subscriptions: [{ answer: [held] }, { answer: [ordered] }],
      });
      state.dies = 'keep done';
      await expect(place()).rejects.toThrow('killed');
      state.dies = undefined;
      expect((await place()).kind).toBe('done');
      expect(charges()).toHaveLength(1);
    });
  });
});
