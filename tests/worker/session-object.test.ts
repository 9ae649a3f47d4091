import { reset, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { afterEach, describe, expect, test } from 'vitest';
import { MINUTE_MS, NOW_MS, objects, record } from './fixtures.ts';

afterEach(reset);

const session = () => objects.SESSIONS.getByName('one');

describe('A session', () => {
  test('opens for its brand and gives back the whole record', async () => {
    await session().begin(record);
    expect(await session().open('geeni', NOW_MS + 999)).toEqual(record);
  });

  test('does not open for another brand, and lives on for its own', async () => {
    await session().begin(record);
    expect(await session().open('otis', NOW_MS)).toBeNull();
    expect(await session().open('geeni', NOW_MS)).not.toBeNull();
  });

  test.each([
    { idle: 11 * MINUTE_MS + 59_999, live: true },
    { idle: 12 * MINUTE_MS, live: false },
    { idle: 60 * MINUTE_MS, live: false },
  ])('after $idle ms without activity, live is $live', async ({ idle, live }) => {
    await session().begin(record);
    expect((await session().open('geeni', NOW_MS + idle)) !== null).toBe(live);
  });

  test('stays alive as long as something happens every 11 minutes', async () => {
    await session().begin(record);
    for (let minutes = 11; minutes <= 66; minutes += 11) {
      expect(await session().open('geeni', NOW_MS + minutes * MINUTE_MS)).not.toBeNull();
    }
  });

  test('C-21 ends after 12 hours however active it was', async () => {
    await session().begin(record);
    let opened = 0;
    for (let minutes = 10; minutes <= 13 * 60; minutes += 10) {
      if (await session().open('geeni', NOW_MS + minutes * MINUTE_MS)) opened = minutes;
    }
    expect(opened).toBe(12 * 60 - 10);
  });

  test('keeps the plan change under way and the app it came from, until the change is given up', async () => {
    const planChange = {
      toPlanCode: 'geeni_premium_m',
      toPlanId: 'plan-9',
      fromSubscriptionId: 'sub-1',
      deviceIds: ['d1', 'd2'],
      promoCodes: [],
      step: 'devices' as const,
    };
    await session().begin({ ...record, source: 'ios' });
    expect(await session().note('geeni', { planChange }, NOW_MS)).toBe(true);
    expect(await session().open('geeni', NOW_MS)).toEqual({ ...record, source: 'ios', planChange });
    expect(await session().note('geeni', { planChange: undefined }, NOW_MS)).toBe(true);
    expect((await session().open('geeni', NOW_MS))?.planChange).toBeUndefined();
  });

  test('takes no plan change for another brand, or once it ended', async () => {
    const planChange = {
      toPlanCode: 'p',
      toPlanId: '1',
      fromSubscriptionId: null,
      deviceIds: [],
      promoCodes: [],
      step: 'billing' as const,
    };
    await session().begin(record);
    expect(await session().note('otis', { planChange }, NOW_MS)).toBe(false);
    expect(await session().note('geeni', { planChange }, NOW_MS + 12 * MINUTE_MS)).toBe(false);
    expect(await session().open('geeni', NOW_MS)).toBeNull();
  });

  test('an ended session does not come back', async () => {
    await session().begin(record);
    await session().end();
    expect(await session().open('geeni', NOW_MS)).toBeNull();
  });

  test('one that idled out is wiped, so an earlier clock does not revive it', async () => {
    await session().begin(record);
    await session().open('geeni', NOW_MS + 12 * MINUTE_MS);
    expect(await session().open('geeni', NOW_MS)).toBeNull();
  });

  test('its alarm stands at the idle limit and leaves nothing behind', async () => {
    const nowMs = Date.now();
    await session().begin({ ...record, startedAtMs: nowMs, seenAtMs: nowMs });
    const alarm = await runInDurableObject(session(), (_, state) => state.storage.getAlarm());
    expect(alarm).toBe(nowMs + 12 * MINUTE_MS);
    expect(await runDurableObjectAlarm(session())).toBe(true);
    const kept = await runInDurableObject(session(), async (_, state) => (await state.storage.list()).size);
    expect(kept).toBe(0);
  });
});

describe('A sign-in that waits for a code', () => {
  const pending = {
    brand: 'geeni',
    startedAtMs: NOW_MS,
    sentAtMs: NOW_MS,
    email: 'mfa-sms@geeni.example',
    mfa: { secondFactorAuthenticationToken: 't', phoneNumber: '+15555550123' },
    next: '/plans',
  };
  const waiting = () => objects.PENDING.getByName('one');

  test.each([
    { age: 10 * MINUTE_MS - 1, fresh: true },
    { age: 10 * MINUTE_MS, fresh: false },
  ])('is there after $age ms: $fresh', async ({ age, fresh }) => {
    await waiting().begin(pending);
    expect((await waiting().open('geeni', NOW_MS + age)) !== null).toBe(fresh);
  });

  test('lets one code be tried at a time, and the next when it is given back', async () => {
    await waiting().begin(pending);
    const claims = await Promise.all(Array.from({ length: 5 }, () => waiting().claimTry('geeni', NOW_MS)));
    expect(claims.filter(({ kind }) => kind === 'claimed')).toHaveLength(1);
    await waiting().release();
    expect((await waiting().claimTry('geeni', NOW_MS)).kind).toBe('claimed');
  });

  test('sends one code a minute, however often it is asked', async () => {
    await waiting().begin(pending);
    expect(await waiting().claimResend('geeni', NOW_MS + 20_000)).toEqual({ kind: 'wait', waitMs: 40_000 });
    const claims = await Promise.all(
      Array.from({ length: 10 }, () => waiting().claimResend('geeni', NOW_MS + MINUTE_MS)),
    );
    expect(claims.filter(({ kind }) => kind === 'claimed')).toHaveLength(1);
  });

  test('is over for good once it ended', async () => {
    await waiting().begin(pending);
    await waiting().end();
    expect((await waiting().claimTry('geeni', NOW_MS)).kind).toBe('over');
    expect((await waiting().claimResend('geeni', NOW_MS)).kind).toBe('over');
  });

  test('is not there for another brand', async () => {
    await waiting().begin(pending);
    expect(await waiting().open('visi', NOW_MS)).toBeNull();
  });
});
