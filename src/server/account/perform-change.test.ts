import { describe, expect, it, test } from 'vitest';
import { aDevice, aListed, aPlan, planCodes } from '../../../tests/support/platform-fixtures.ts';
import type { ListedSubscription } from '../../contracts/plans/subscription.ts';
import { type AccountChange, subscriptionVersion } from '../../domain/orders/account-change.ts';
import { type Subscription, subscriptionsOf } from '../../domain/plans/subscription.ts';
import { brandOf } from '../../../tests/support/test-platform.ts';
import type { PlatformClient } from '../platform/platform-client.ts';
import type { PlatformFailure } from '../platform/platform-failure.ts';
import { READ_BACK_MS, performChange } from './perform-change.ts';

type Reply = { answer: unknown } | { failure: PlatformFailure };

const NOW_MS = Date.UTC(2026, 11, 1);
const refusal = (status: number): PlatformFailure => ({
  kind: 'refused',
  status,
  code: 'x',
  description: undefined,
  errorData: undefined,
});
const lost: [string, PlatformFailure][] = [
  ['unreachable', { kind: 'unreachable' }],
  ['garbled', { kind: 'garbled', detail: 'not JSON' }],
  ['500', refusal(500)],
  ['409', refusal(409)],
];
const late: PlatformFailure = { kind: 'late' };

let brandNumber = 0;
const { features } = brandOf('geeni');

/** Performs a change on a platform that gives each operation its replies in order and then repeats the last one. */
async function perform(change: AccountChange, replies: Record<string, Reply[]>) {
  const asked: { name: string; parts: unknown }[] = [];
  const left = new Map(Object.entries(replies).map(([name, list]) => [name, [...list]]));
  const platform = {
    async call(name: string, parts: unknown) {
      asked.push({ name, parts });
      const list = left.get(name) ?? [];
      const reply = list.length > 1 ? list.shift() : list[0];
      if (!reply) throw new Error(`unexpected call of ${name}`);
      return 'answer' in reply ? { ok: true, ...reply } : { ok: false, failure: reply.failure };
    },
  };
  // Only `call` is used, with answers as the schemas return them.
  const changeContext = {
    platform: platform as unknown as PlatformClient,
    // Plans are cached by brand, so each test has a brand of its own.
    brand: { key: `brand-${(brandNumber += 1)}`, planCodes, features },
    nowMs: () => NOW_MS,
    untilMs: NOW_MS + 7_600,
    readBackMs: READ_BACK_MS,
    begin: async () => {
      asked.push({ name: 'begin', parts: undefined });
    },
  };
  const outcome = await performChange(changeContext, change);
  const began = asked.map(({ name }) => name);
  const changes = asked.filter(({ name }) =>
    ['saveDevices', 'cancelPlan', 'migrateSubscriptions'].includes(name),
  );
  return { outcome, asked: began.filter((name) => name !== 'begin'), began, changes };
}

const cameras = ['d1', 'd2', 'd3', 'd4'].map((id) => aDevice(id));
const held = aListed({ id: 'sub-1', deviceIds: ['d1', 'd2'], plan: { deviceQuantity: 3 } });
const list = (subscription: ListedSubscription): Reply => ({ answer: [subscription] });

/** The subscription that the platform lists so, with its state. */
function lived(listed: ListedSubscription): Subscription {
  const [live] = subscriptionsOf([listed], { planCodes, nowMs: NOW_MS, hasPastDue: false }).live;
  if (!live) throw new Error('the subscription has ended');
  return live;
}

describe('saving devices', () => {
  const change = (deviceIds: string[], changes: Partial<AccountChange & { kind: 'saveDevices' }> = {}) =>
    ({
      kind: 'saveDevices',
      subscriptionId: 'sub-1',
      deviceIds,
      version: subscriptionVersion(lived(held)),
      ...changes,
    }) satisfies AccountChange;
  const truth = { subscriptions: [list(held)], devices: [{ answer: cameras }] };
  const saved = list({ ...held, deviceIds: ['d1', 'd3'] });
  const closed: ListedSubscription[] = [
    { ...held, biller: { kind: 'apple' } },
    { ...held, status: 'paused' },
    { ...held, status: 'mystery' },
    { ...held, plan: { ...held.plan, deviceQuantity: 0 } },
  ];

  it('sends what is selected and what was taken off, once', async () => {
    const { outcome, changes } = await perform(change(['d1', 'd3']), {
      ...truth,
      saveDevices: [{ answer: {} }],
    });
    expect(outcome).toEqual({ kind: 'done', subscription: null });
    expect(changes).toEqual([
      {
        name: 'saveDevices',
        parts: {
          body: { pepperSubscriptionId: 'sub-1', devices: ['d1', 'd3'], devicesRemoved: ['d2'] },
        },
      },
    ]);
  });

  it.each([[['d1', 'd2']], [['d2', 'd1', 'd2']]])('%j is saved already: nothing is sent', async (ids) => {
    const { outcome, changes } = await perform(change(ids, { version: 'whatever' }), truth);
    expect(outcome.kind).toBe('done');
    expect(changes).toEqual([]);
  });

  test.each<[string, AccountChange, Record<string, Reply[]>]>([
    ['overLimit', change(['d1', 'd2', 'd3', 'd4']), truth],
    ['unknownDevice', change(['d1', 'foreign']), truth],
    [
      'unknownDevice',
      change(['plug']),
      { ...truth, devices: [{ answer: [aDevice('plug', { subscribable: false })] }] },
    ],
    ['noSuchSubscription', change(['d1'], { subscriptionId: 'foreign' }), truth],
    ['changedMeanwhile', change(['d1', 'd3'], { version: 'old' }), truth],
    ...closed.map((listed): [string, AccountChange, Record<string, Reply[]>] => [
      'notChangeable',
      change(['d1']),
      { ...truth, subscriptions: [list(listed)] },
    ]),
    [
      'noSuchSubscription',
      change(['d1']),
      { ...truth, subscriptions: [list({ ...held, status: 'expired' })] },
    ],
  ])('%s: nothing is sent', async (why, asked, replies) => {
    const { outcome, changes } = await perform(asked, replies);
    expect(outcome).toEqual({ kind: 'refused', why });
    expect(changes).toEqual([]);
  });

  const wire = {
    id: 'sub-1',
    plan_config_id: 'plan-pro',
    plan_code: 'pro_m',
    plan_config: {
      name: 'Pro',
      billing_cycle: 1,
      billing_order: 20,
      device_quantity: 3,
      external_plan_code: 'pro_m',
    },
  };

  // The list may show the change only later, and an answer that tells a failure is no success (`readAnswer`).
  it.each([
    ['nothing', undefined],
    ['null', null],
    ['an empty object', {}],
    ['a text', 'ok'],
    ['the subscription', { ...wire, device_ids: ['d1', 'd3'] }],
    ['the subscription as it was', { ...wire, device_ids: ['d1', 'd2'] }],
  ])('a success status is trusted, whatever the answer says: %s', async (_what, answer) => {
    const { outcome, asked } = await perform(change(['d1', 'd3']), { ...truth, saveDevices: [{ answer }] });
    expect(outcome).toEqual({ kind: 'done', subscription: null });
    // The account is not read again.
    expect(asked).toEqual(['subscriptions', 'devices', 'saveDevices']);
  });

  it('a refusal of the platform is trusted', async () => {
    const { outcome } = await perform(change(['d1', 'd3']), {
      ...truth,
      saveDevices: [{ failure: refusal(400) }],
    });
    expect(outcome).toEqual({ kind: 'refused', why: 'platform' });
  });

  it.each([
    ['subscriptions', { kind: 'unreachable' } as const, 'failed'],
    ['devices', late, 'failed'],
    ['subscriptions', { kind: 'signedOut' } as const, 'signedOut'],
  ])('where %s cannot be read (%j), nothing is sent: %s', async (operation, failure, kind) => {
    const { outcome, changes } = await perform(change(['d1']), { ...truth, [operation]: [{ failure }] });
    expect(outcome.kind).toBe(kind);
    expect(changes).toEqual([]);
  });

  describe('when the answer is lost, the account is read again', () => {
    it.each(lost)('%s, and it was saved: done', async (_what, failure) => {
      const { outcome, changes } = await perform(change(['d1', 'd3']), {
        ...truth,
        subscriptions: [list(held), saved],
        saveDevices: [{ failure }],
      });
      expect(outcome.kind).toBe('done');
      expect(changes).toHaveLength(1);
    });

    it.each(lost)('%s, and the account does not show it', async (what, failure) => {
      const { outcome, changes } = await perform(change(['d1', 'd3']), {
        ...truth,
        saveDevices: [{ failure }],
      });
      expect(outcome.kind).toBe(what === '500' ? 'failed' : 'unsure');
      expect(changes).toHaveLength(1);
    });

    it('the change is recorded before it is sent', async () => {
      const { began } = await perform(change(['d1', 'd3']), { ...truth, saveDevices: [{ failure: late }] });
      expect(began).toEqual(['subscriptions', 'devices', 'begin', 'saveDevices', 'subscriptions']);
    });

    it.each([
      ['done', saved],
      ['unsure', list(held)],
      ['unsure', { failure: late } satisfies Reply],
    ])('%s after the platform missed its deadline', async (kind, found) => {
      const { outcome } = await perform(change(['d1', 'd3']), {
        ...truth,
        subscriptions: [list(held), found],
        saveDevices: [{ failure: late }],
      });
      expect(outcome.kind).toBe(kind);
    });

    it('failed, without reading the account, where the change was not sent (docs/adr/014)', async () => {
      const { outcome, changes } = await perform(change(['d1', 'd3']), {
        ...truth,
        subscriptions: [list(held), { failure: late }],
        saveDevices: [{ failure: { kind: 'notSent' } }],
      });
      expect([outcome.kind, changes.length]).toEqual(['failed', 1]);
    });

    it('unsure where the account cannot be read', async () => {
      const { outcome } = await perform(change(['d1', 'd3']), {
        ...truth,
        subscriptions: [list(held), { failure: { kind: 'unreachable' } }],
        saveDevices: [{ failure: { kind: 'unreachable' } }],
      });
      expect(outcome.kind).toBe('unsure');
    });
  });
});

describe('cancelling a plan', () => {
  const change: AccountChange = {
    kind: 'cancelPlan',
    subscriptionId: 'sub-1',
    version: subscriptionVersion(lived(held)),
  };
  const free = aPlan({ id: 'plan-none', code: 'no_plan', isDefault: true, isVisible: false });
  const truth = { subscriptions: [list(held)], plans: [{ answer: [aPlan(), free] }] };
  const ending: ListedSubscription = {
    ...held,
    pendingChange: { planName: 'No Plan', planCode: null, billingCycle: 0, effectiveAt: NOW_MS + 1 },
  };

  it('carries the plan and the default plan, and a success status is trusted', async () => {
    const { outcome, changes, asked } = await perform(change, { ...truth, cancelPlan: [{ answer: {} }] });
    expect(outcome).toEqual({ kind: 'done', subscription: null });
    expect(asked.filter((name) => name === 'subscriptions')).toHaveLength(1);
    expect(changes).toEqual([
      {
        name: 'cancelPlan',
        parts: {
          body: { pepperSubscriptionId: 'sub-1', pepperPlanId: 'plan-pro', defaultPlanId: 'plan-none' },
        },
      },
    ]);
  });

  it('changes to the free plan that is on sale, never to a paid plan', async () => {
    const basic = aPlan({ id: 'plan-basic', code: 'basic', billingCycle: 0 });
    const { changes } = await perform(change, {
      ...truth,
      plans: [{ answer: [aPlan(), free, basic] }],
      cancelPlan: [{ answer: {} }],
    });
    expect(changes[0]?.parts).toMatchObject({ body: { defaultPlanId: 'plan-basic' } });
  });

  test.each<[string, ListedSubscription]>([
    ['becomes free', ending],
    ['expires', { ...held, expiresAt: NOW_MS + 1 }],
    ['was cancelled by its word', { ...held, status: 'Canceled', renewsAt: NOW_MS + 1 }],
    ['is free', { ...held, plan: { ...held.plan, code: 'lite' } }],
  ])('a plan that %s already: nothing is sent', async (_what, subscription) => {
    const { outcome, changes } = await perform(change, { ...truth, subscriptions: [list(subscription)] });
    expect(outcome.kind).toBe('done');
    expect(changes).toEqual([]);
  });

  test.each<[string, Record<string, Reply[]>]>([
    ['notCancellable', { ...truth, subscriptions: [list({ ...held, biller: { kind: 'apple' } })] }],
    ['noSuchSubscription', { ...truth, subscriptions: [{ answer: [] }] }],
    ['noSuchSubscription', { ...truth, subscriptions: [list({ ...held, status: 'expired' })] }],
    ['changedMeanwhile', { ...truth, subscriptions: [list({ ...held, planCode: 'other' })] }],
    [
      'notCancellable',
      { ...truth, subscriptions: [list({ ...held, plan: { ...held.plan, billingOrder: 0 } })] },
    ],
    ['notCancellable', { ...truth, plans: [{ answer: [aPlan()] }] }],
  ])('%s: nothing is sent', async (why, replies) => {
    const { outcome, changes } = await perform(change, replies);
    expect(outcome).toEqual({ kind: 'refused', why });
    expect(changes).toEqual([]);
  });

  it.each(['paused', 'mystery'])('a plan with the word %s can be cancelled', async (status) => {
    const listed = { ...held, status };
    const asked = { ...change, version: subscriptionVersion(lived(listed)) };
    const { outcome } = await perform(asked, {
      ...truth,
      subscriptions: [list(listed)],
      cancelPlan: [{ answer: {} }],
    });
    expect(outcome.kind).toBe('done');
  });

  describe('a plan that is listed without its id', () => {
    const listed = { ...held, planId: null };
    const asked = { ...change, version: subscriptionVersion(lived(listed)) };
    const replies = { ...truth, subscriptions: [list(listed)], cancelPlan: [{ answer: {} }] };

    it('is named by the id that the catalogue has for its code', async () => {
      const { changes } = await perform(asked, {
        ...replies,
        plans: [{ answer: [aPlan({ id: 'plan-of-code', code: held.plan.code }), free] }],
      });
      expect(changes[0]?.parts).toMatchObject({ body: { pepperPlanId: 'plan-of-code' } });
    });

    it('cannot be cancelled where the catalogue has none: nothing is sent', async () => {
      const { outcome, changes } = await perform(asked, {
        ...replies,
        plans: [{ answer: [aPlan({ code: 'other' }), free] }],
      });
      expect(outcome).toEqual({ kind: 'refused', why: 'notCancellable' });
      expect(changes).toEqual([]);
    });
  });

  it('where the catalogue cannot be read, nothing is sent', async () => {
    const { outcome, changes } = await perform(change, {
      ...truth,
      plans: [{ failure: { kind: 'unreachable' } }],
    });
    expect([outcome.kind, changes]).toEqual(['failed', []]);
  });

  it.each([
    ['done', list(ending)],
    ['done', list({ ...held, status: 'expired' })],
    ['done', { answer: [] } satisfies Reply],
    ['unsure', list(held)],
  ])('%s, as the account shows it after a lost answer', async (kind, found) => {
    const { outcome } = await perform(change, {
      ...truth,
      subscriptions: [list(held), found],
      cancelPlan: [{ failure: { kind: 'unreachable' } }],
    });
    expect(outcome.kind).toBe(kind);
  });

  test('a subscription that could not be read does not count as gone', async () => {
    const left: Reply & { missing: number } = { answer: [], missing: 1 };
    const { outcome } = await perform(change, {
      ...truth,
      subscriptions: [list(held), left],
      cancelPlan: [{ failure: late }],
    });
    expect(outcome.kind).toBe('unsure');
  });
});

describe('migrating', () => {
  const change: AccountChange = { kind: 'migrate' };
  const required = (is: boolean): Reply => ({ answer: { required: is } });

  it.each(['expired', 'incomplete', 'requires_action', 'mystery'])(
    'onto a subscription whose state is %s is not known to be made',
    async (status) => {
      const { outcome, changes } = await perform(change, {
        migrationRequired: [required(true)],
        migrateSubscriptions: [{ answer: { subscription: { ...held, status } } }],
      });
      expect([outcome, changes.length]).toEqual([{ kind: 'unsure' }, 1]);
    },
  );

  it('returns the new subscription', async () => {
    const { outcome } = await perform(change, {
      migrationRequired: [required(true)],
      migrateSubscriptions: [{ answer: { subscription: held } }],
    });
    expect(outcome).toEqual({ kind: 'done', subscription: lived(held) });
  });

  it('fails where the answer has no new subscription', async () => {
    const { outcome } = await perform(change, {
      migrationRequired: [required(true)],
      migrateSubscriptions: [{ answer: { subscription: null } }],
    });
    expect(outcome.kind).toBe('failed');
  });

  it.each([
    ['is not required', required(false)],
    ['cannot be checked: treated as not required', { failure: late } satisfies Reply],
  ])('%s: nothing is sent', async (_what, reply) => {
    const { outcome, changes } = await perform(change, { migrationRequired: [reply] });
    expect(outcome).toEqual({ kind: 'refused', why: 'notRequired' });
    expect(changes).toEqual([]);
  });

  it.each([
    ['done', required(false), { kind: 'unreachable' } as const],
    ['unsure', required(true), { kind: 'unreachable' } as const],
    ['failed', required(true), refusal(500)],
    ['unsure', required(true), late],
    ['unsure', { failure: late } satisfies Reply, { kind: 'unreachable' } as const],
  ])('%s, as the platform says after a lost answer', async (kind, again, failure) => {
    const { outcome, changes } = await perform(change, {
      migrationRequired: [required(true), again],
      subscriptions: [list(held)],
      migrateSubscriptions: [{ failure }],
    });
    expect(outcome.kind).toBe(kind);
    expect(changes).toHaveLength(1);
  });
});
