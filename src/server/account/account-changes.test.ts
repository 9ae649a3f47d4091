import { describe, expect, it, test, vi } from 'vitest';
import { recordsInMemory } from '../../../tests/support/stored-records.ts';
import { logInto } from '../../../tests/support/test-platform.ts';
import { aState, aSubscription, planCodes } from '../../../tests/support/platform-fixtures.ts';
import { storedKey } from '../../contracts/stored/stored-kinds.ts';
import {
  type OpenChange,
  subscriptionsBefore,
  type RequestedChange,
} from '../../domain/orders/open-change.ts';
import { accountChanges } from './account-changes.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const held = aSubscription({ id: 'sub-1', planId: 'plan-1', planCode: 'small_m' });
const ordered = { ...held, planId: 'plan-2', planCode: 'big_m' };
const order: Extract<RequestedChange, { kind: 'order' }> = {
  kind: 'order',
  toPlanId: 'plan-2',
  toPlanCode: 'big_m',
  fromSubscriptionId: 'sub-1',
  keeps: false,
  receipt: {
    planName: 'Big',
    currency: 'USD',
    chargedToday: 700,
    perPeriod: 999,
    billingCycle: 1,
    deviceCount: 1,
    startsAt: null,
    nextChargeAt: null,
    trialEndsAt: null,
  },
};
const cancel: RequestedChange = { kind: 'cancelPlan', subscriptionId: 'sub-1', version: 'b' };
const migrate: RequestedChange = { kind: 'migrate', onto: null };
const ending = { ...held, state: aState.ending() };

/** The changes of an account that made none, and its clock. */
function freshAccount() {
  const kept = new Map<string, unknown>();
  const clock = { nowMs: 0 };
  const lines: string[] = [];
  const changes = accountChanges(recordsInMemory(kept), () => clock.nowMs, {
    reference: 'the-submit',
    log: logInto(lines),
  });
  return { changes, clock, lines, kept };
}

/**
 * Records a change that began `afterMs` ago, as confirmed or of unknown outcome, and returns what My Plan reads where the
 * account is `now`.
 */
async function lookedAt(
  wanted: RequestedChange,
  known: OpenChange['known'],
  afterMs: number,
  now: (typeof held)[],
) {
  const { changes, clock } = freshAccount();
  await changes.begin({ name: 'n', wanted, before: subscriptionsBefore([held]) });
  if (known === 'done')
    await changes.confirm(
      'n',
      wanted.kind === 'order'
        ? { receipt: wanted.receipt }
        : { subscription: wanted.kind === 'migrate' ? held : null },
    );
  clock.nowMs += afterMs;
  const standing = await changes.status();
  if (standing.open) await changes.shown(now, planCodes);
  const told = await changes.status();
  clock.nowMs += 11 * MINUTE_MS;
  return {
    open: told.open !== null,
    news: told.news.map(({ kind }) => kind),
    later: (await changes.status()).news,
  };
}

describe('a change whose outcome was unknown, when My Plan is opened', () => {
  test.each<[string, RequestedChange, number, (typeof held)[], boolean, string[]]>([
    ['an order that the account does not show yet', order, 23 * HOUR_MS, [held], true, []],
    ['an order that the account shows', order, MINUTE_MS, [ordered], false, ['made']],
    [
      'an order that the account shows after more than a day',
      order,
      25 * HOUR_MS,
      [ordered],
      false,
      ['made'],
    ],
    ['an order that the account never showed', order, 25 * HOUR_MS, [held], false, ['notFound']],
    [
      'a cancellation that the account shows after its time is over',
      cancel,
      16 * MINUTE_MS,
      [],
      false,
      ['made'],
    ],
    ['a cancellation that the account never showed', cancel, 16 * MINUTE_MS, [held], false, ['notFound']],
    [
      'a migration, which the list of subscriptions does not show',
      migrate,
      16 * MINUTE_MS,
      [held],
      false,
      [],
    ],
  ])('%s', async (_what, wanted, afterMs, now, open, news) => {
    expect(await lookedAt(wanted, 'unsure', afterMs, now)).toEqual({ open, news, later: [] });
  });
});

describe('a change that the platform confirmed, when My Plan is opened', () => {
  test.each<[string, RequestedChange, number, (typeof held)[], boolean, string[]]>([
    ['an order that the account does not show yet', order, 14 * MINUTE_MS, [held], true, []],
    ['an order that the account shows, which was told at once', order, MINUTE_MS, [ordered], false, []],
    ['an order that the account never showed', order, 16 * MINUTE_MS, [held], false, ['neverShown']],
    ['a cancellation that the account does not show yet', cancel, 14 * MINUTE_MS, [held], true, []],
    ['a cancellation that the account shows', cancel, MINUTE_MS, [ending], false, []],
    ['a cancellation that the account never showed', cancel, 16 * MINUTE_MS, [held], false, ['neverShown']],
    ['a migration whose subscription the account shows', migrate, MINUTE_MS, [held], false, []],
    ['a migration that the account does not show yet', migrate, 14 * MINUTE_MS, [], true, []],
    ['a migration that the account never showed', migrate, 16 * MINUTE_MS, [], false, []],
  ])('%s', async (_what, wanted, afterMs, now, open, news) => {
    expect(await lookedAt(wanted, 'done', afterMs, now)).toEqual({ open, news, later: [] });
  });

  test('keeps what the platform told: the receipt of an order, and the subscription of a migration', async () => {
    const { changes } = freshAccount();
    const dated = { ...order.receipt, nextChargeAt: 5 };
    await changes.begin({ name: 'n', wanted: order, before: {} });
    await changes.confirm('n', { receipt: dated });
    expect(await changes.open()).toMatchObject({ known: 'done', wanted: { receipt: dated } });
    await changes.close('n');
    await changes.begin({ name: 'm', wanted: migrate, before: {} });
    await changes.confirm('m', { subscription: held });
    expect(await changes.open()).toMatchObject({
      known: 'done',
      wanted: { onto: { subscriptionId: 'sub-1', planId: 'plan-1', planName: 'Pro' } },
    });
  });

  test('is confirmed only by its name', async () => {
    const { changes } = freshAccount();
    await changes.begin({ name: 'n', wanted: cancel, before: {} });
    await changes.confirm('another', { subscription: null });
    expect(await changes.open()).toMatchObject({ name: 'n', known: 'unsure' });
  });
});

describe('a change that was open', () => {
  const settled = async (
    known: OpenChange['known'],
    afterMs: number,
    now: (typeof held)[],
    older = false,
  ) => {
    const { changes, clock, lines, kept } = freshAccount();
    await changes.begin({ name: 'n', wanted: cancel, before: subscriptionsBefore([held]) });
    if (known === 'done') await changes.confirm('n', { subscription: null });
    const { reference: _reference, ...asBefore } = kept.get('open change') as OpenChange;
    if (older) kept.set('open change', asBefore);
    clock.nowMs += afterMs;
    await changes.shown(now, planCodes);
    return { told: lines.map((line) => JSON.parse(line)), news: (await changes.status()).news };
  };
  const line = (outcome: string, ms: number, reference = 'the-submit') => [
    { event: 'change_settled', kind: 'cancelPlan', outcome, ms, reference },
  ];

  it('tells when it is found, and by which request it was sent', async () => {
    const { told } = await settled('unsure', 5 * MINUTE_MS, [ending]);
    expect(told).toMatchObject(line('made', 5 * MINUTE_MS));
  });

  it('tells when the portal stops to look for it', async () => {
    const { told, news } = await settled('unsure', 15 * MINUTE_MS, [held]);
    expect(told).toMatchObject(line('notFound', 15 * MINUTE_MS));
    expect(news).toMatchObject([{ kind: 'notFound', reference: 'the-submit' }]);
  });

  it('tells when the platform confirmed it and never showed it', async () => {
    const { told } = await settled('done', 15 * MINUTE_MS, [held]);
    expect(told).toMatchObject(line('neverShown', 15 * MINUTE_MS));
  });

  it('tells nothing while it is open, nor where its outcome was known from the beginning', async () => {
    expect((await settled('unsure', MINUTE_MS, [held])).told).toEqual([]);
    expect((await settled('done', MINUTE_MS, [ending])).told).toEqual([]);
  });

  it('has no reference where the release before recorded it', async () => {
    const { told, news } = await settled('unsure', 15 * MINUTE_MS, [held], true);
    expect(told).toMatchObject(line('notFound', 15 * MINUTE_MS, ''));
    expect(news[0]).not.toHaveProperty('reference');
  });
});

describe('the change log, for the account’s owner', () => {
  const begun = async (wanted: RequestedChange) => {
    const made = freshAccount();
    await made.changes.begin({ name: 'n', wanted, before: subscriptionsBefore([held]) });
    return made;
  };
  const entries = async ({ changes }: ReturnType<typeof freshAccount>) =>
    (await changes.changeLog())?.map(({ kind, atMs, reference }) => [kind, atMs, reference]);

  test.each<
    [
      string,
      RequestedChange,
      Parameters<ReturnType<typeof freshAccount>['changes']['confirm']>[1],
      typeof held,
    ]
  >([
    ['a cancellation', cancel, { subscription: null }, ending],
    ['an order', order, { receipt: order.receipt }, ordered],
  ])('has %s that was confirmed, once, also after the account shows it', async (_what, wanted, told, now) => {
    const made = await begun(wanted);
    made.clock.nowMs = 5_000;
    await made.changes.confirm('n', told);
    made.clock.nowMs = MINUTE_MS;
    await made.changes.shown([now], planCodes);
    await made.changes.shown([now], planCodes);
    expect(await entries(made)).toEqual([[wanted.kind, 5_000, 'the-submit']]);
  });

  it('has a change whose outcome was unknown once it is found, with the request that sent it', async () => {
    const made = await begun(cancel);
    expect(await entries(made)).toEqual([]);
    // Whoever finds it is another request than the one that sent it.
    const later = accountChanges(recordsInMemory(made.kept), () => MINUTE_MS, { reference: 'my-plan' });
    for (const _ of [1, 2]) await later.shown([ending], planCodes);
    expect(await entries(made)).toEqual([['cancelPlan', MINUTE_MS, 'the-submit']]);
  });

  it('has no change that was not found, nor one that was refused', async () => {
    const lost = await begun(cancel);
    lost.clock.nowMs = 16 * MINUTE_MS;
    await lost.changes.shown([held], planCodes);
    expect(await entries(lost)).toEqual([]);
    const refused = await begun(order);
    await refused.changes.close('n');
    expect(await entries(refused)).toEqual([]);
  });

  it('has what the platform told of an order, and the newest change first', async () => {
    const made = await begun(order);
    await made.changes.confirm('n', { receipt: { ...order.receipt, chargedToday: 500 } });
    await made.changes.close('n');
    await made.changes.begin({ name: 'm', wanted: cancel, before: {} });
    await made.changes.confirm('m', { subscription: null });
    expect(await made.changes.changeLog()).toMatchObject([
      { kind: 'cancelPlan' },
      { kind: 'order', receipt: { chargedToday: 500 } },
    ]);
  });

  it('stays as it is where it cannot be read, and is not told as empty', async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    const made = await begun(cancel);
    made.kept.set(storedKey('changeRecord'), 'of another version');
    await made.changes.confirm('n', { subscription: null });
    expect(await made.changes.changeLog()).toBeNull();
    expect(made.kept.get(storedKey('changeRecord'))).toBe('of another version');
  });
});
