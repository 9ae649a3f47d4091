import { reset, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { MINUTE_MS, NOW_MS, objects, record } from './fixtures.ts';

afterEach(reset);

const session = () => objects.SESSIONS.getByName('one');
const alarmMs = () => runInDurableObject(session(), (_, state) => state.storage.getAlarm());

describe('A session', () => {
  test('opens for its brand and returns the whole record', async () => {
    await session().begin(record);
    expect(await session().open('geeni', NOW_MS + 999)).toEqual(record);
  });

  /** What the object has stored: a restart leaves nothing else. */
  const storedSeenMs = () =>
    runInDurableObject(
      session(),
      async (_, state) => (await state.storage.get<typeof record>('record'))?.seenAtMs,
    );

  test.each([
    { views: [29_999], seen: 0 },
    { views: [30_000], seen: 30_000 },
    { views: [30_000, 31_000, 59_999], seen: 30_000 },
    { views: [30_000, 60_000], seen: 60_000 },
  ])('viewed after $views ms was last seen after $seen ms', async ({ views, seen }) => {
    await session().begin(record);
    for (const atMs of views) {
      const opened = await session().open('geeni', NOW_MS + atMs);
      // The page counts the idle time from what is stored, and so asks in time.
      expect(opened?.seenAtMs).toBe(await storedSeenMs());
    }
    expect(await storedSeenMs()).toBe(NOW_MS + seen);
  });

  test('was seen exactly when the person was active, and not earlier because of a request that is late', async () => {
    await session().begin(record);
    await session().touch('geeni', NOW_MS + 7);
    expect(await storedSeenMs()).toBe(NOW_MS + 7);
    await session().touch('geeni', NOW_MS + 5);
    expect(await storedSeenMs()).toBe(NOW_MS + 7);
    await session().touch('otis', NOW_MS + 9);
    expect(await storedSeenMs()).toBe(NOW_MS + 7);
  });

  test('cannot be touched after its end', async () => {
    await session().begin(record);
    await session().touch('geeni', NOW_MS + 12 * MINUTE_MS);
    expect(await session().open('geeni', NOW_MS)).toBeNull();
  });

  test('does not open for another brand, and stays open for its own', async () => {
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

  test('stays open while there is a request every 11 minutes', async () => {
    await session().begin(record);
    for (let minutes = 11; minutes <= 66; minutes += 11) {
      expect(await session().open('geeni', NOW_MS + minutes * MINUTE_MS)).not.toBeNull();
    }
  });

  test('ends after 12 hours, however active it was', async () => {
    await session().begin(record);
    let opened = 0;
    for (let minutes = 10; minutes <= 13 * 60; minutes += 10) {
      if (await session().open('geeni', NOW_MS + minutes * MINUTE_MS)) opened = minutes;
    }
    expect(opened).toBe(12 * 60 - 10);
  });

  test('keeps its app, and the draft of a plan change until it is discarded', async () => {
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

  test('stores no plan change for another brand, or after its end', async () => {
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

  test('does not open again after its end', async () => {
    await session().begin(record);
    await session().end();
    expect(await session().open('geeni', NOW_MS)).toBeNull();
  });

  test('is deleted when it is idle too long, so an earlier clock does not open it again', async () => {
    await session().begin(record);
    await session().open('geeni', NOW_MS + 12 * MINUTE_MS);
    expect(await session().open('geeni', NOW_MS)).toBeNull();
  });

  test('has an alarm at the idle limit, which deletes it', async () => {
    const nowMs = Date.now();
    await session().begin({ ...record, startedAtMs: nowMs, seenAtMs: nowMs });
    expect(await alarmMs()).toBe(nowMs + 12 * MINUTE_MS);
    // As if nobody had been active since.
    await runInDurableObject(session(), (_, state) =>
      state.storage.put('record', { ...record, startedAtMs: nowMs, seenAtMs: nowMs - 12 * MINUTE_MS }),
    );
    expect(await runDurableObjectAlarm(session())).toBe(true);
    const kept = await runInDurableObject(session(), async (_, state) => (await state.storage.list()).size);
    expect(kept).toBe(0);
  });

  test.each([
    ['idle', 12 * MINUTE_MS, 12 * MINUTE_MS],
    ['twelve_hours', 12 * 60 * MINUTE_MS, 0],
  ])('that nobody comes back to tells in the log why it ended: %s', async (reason, ageMs, idleMs) => {
    const lines: string[] = [];
    const log = vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
    const nowMs = Date.now();
    await session().begin({ ...record, startedAtMs: nowMs - ageMs, seenAtMs: nowMs - idleMs });
    await runDurableObjectAlarm(session());
    log.mockRestore();
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      { level: 'info', event: 'session_ended', brand: 'geeni', reason, requestId: expect.any(String) },
    ]);
  });

  test('sets its alarm once, and again when it rings while the session is in use', async () => {
    const nowMs = Date.now();
    const seenAtMs = nowMs - 10 * MINUTE_MS;
    await session().begin({ ...record, startedAtMs: seenAtMs, seenAtMs });
    const first = await alarmMs();
    await session().open('geeni', nowMs);
    expect(await alarmMs()).toBe(first);
    await runDurableObjectAlarm(session());
    expect(await alarmMs()).toBe(nowMs + 12 * MINUTE_MS);
    expect(await session().open('geeni', nowMs)).not.toBeNull();
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
    { age: 30 * MINUTE_MS - 1, fresh: true },
    { age: 30 * MINUTE_MS, fresh: false },
  ])('is there $age ms after the password: $fresh', async ({ age, fresh }) => {
    await waiting().begin(pending);
    expect((await waiting().open('geeni', NOW_MS + age)) !== null).toBe(fresh);
  });

  /** Asks for another code so many minutes after the password. */
  const resendAt = (minutes: number) => waiting().claimResend('geeni', NOW_MS + minutes * MINUTE_MS);
  const tryAt = async (atMs: number) => (await waiting().claimTry('geeni', NOW_MS + atMs)).kind;

  test.each([
    { resent: [], tried: 10 * MINUTE_MS - 1, kind: 'claimed' },
    { resent: [], tried: 10 * MINUTE_MS, kind: 'expired' },
    { resent: [9], tried: 19 * MINUTE_MS - 1, kind: 'claimed' },
    { resent: [9], tried: 19 * MINUTE_MS, kind: 'expired' },
    { resent: [12], tried: 13 * MINUTE_MS, kind: 'claimed' },
    { resent: [9, 18, 27], tried: 30 * MINUTE_MS - 1, kind: 'claimed' },
    { resent: [9, 18, 27], tried: 30 * MINUTE_MS, kind: 'over' },
  ])('sent anew after $resent minutes, a code tried after $tried ms is $kind', async (row) => {
    await waiting().begin(pending);
    for (const minutes of row.resent) expect((await resendAt(minutes)).kind).toBe('claimed');
    expect(await tryAt(row.tried)).toBe(row.kind);
  });

  test('lets another code be asked for after the last one has expired', async () => {
    await waiting().begin(pending);
    expect(await tryAt(11 * MINUTE_MS)).toBe('expired');
    expect((await resendAt(11)).kind).toBe('claimed');
    expect(await tryAt(11 * MINUTE_MS)).toBe('claimed');
  });

  test('counts the ten minutes from a code that the platform sent on its own', async () => {
    await waiting().begin(pending);
    await waiting().renew(pending.mfa, NOW_MS + 9 * MINUTE_MS);
    expect(await tryAt(18 * MINUTE_MS)).toBe('claimed');
  });

  test('is deleted by its alarm, thirty minutes after the password', async () => {
    const nowMs = Date.now();
    await waiting().begin({ ...pending, startedAtMs: nowMs, sentAtMs: nowMs });
    await waiting().claimResend('geeni', nowMs + 9 * MINUTE_MS);
    const alarm = await runInDurableObject(waiting(), (_, state) => state.storage.getAlarm());
    expect(alarm).toBe(nowMs + 30 * MINUTE_MS);
  });

  test('allows one try at a time, and the next when the try is given back', async () => {
    await waiting().begin(pending);
    const claims = await Promise.all(Array.from({ length: 5 }, () => waiting().claimTry('geeni', NOW_MS)));
    expect(claims.filter(({ kind }) => kind === 'claimed')).toHaveLength(1);
    await waiting().release();
    expect((await waiting().claimTry('geeni', NOW_MS)).kind).toBe('claimed');
  });

  test('allows one code a minute, for any number of requests', async () => {
    await waiting().begin(pending);
    expect(await waiting().claimResend('geeni', NOW_MS + 20_000)).toEqual({ kind: 'wait', waitMs: 40_000 });
    const claims = await Promise.all(
      Array.from({ length: 10 }, () => waiting().claimResend('geeni', NOW_MS + MINUTE_MS)),
    );
    expect(claims.filter(({ kind }) => kind === 'claimed')).toHaveLength(1);
  });

  test('does not open again after its end', async () => {
    await waiting().begin(pending);
    await waiting().end();
    expect((await waiting().claimTry('geeni', NOW_MS)).kind).toBe('over');
    expect((await waiting().claimResend('geeni', NOW_MS)).kind).toBe('over');
  });

  test('does not open for another brand', async () => {
    await waiting().begin(pending);
    expect(await waiting().open('visi', NOW_MS)).toBeNull();
  });

  test('that has linked an assistant keeps its name for the rest of the thirty minutes, and no secret', async () => {
    await waiting().begin(pending);
    expect(await waiting().linkedTo('geeni', NOW_MS)).toBeNull();
    await waiting().endLinked('alexa');
    expect(await waiting().open('geeni', NOW_MS)).toBeNull();
    expect((await waiting().claimTry('geeni', NOW_MS)).kind).toBe('over');
    expect((await waiting().claimResend('geeni', NOW_MS + MINUTE_MS)).kind).toBe('over');
    expect(await waiting().linkedTo('geeni', NOW_MS + 30 * MINUTE_MS - 1)).toBe('alexa');
    expect(await waiting().linkedTo('geeni', NOW_MS + 30 * MINUTE_MS)).toBeNull();
    expect(await waiting().linkedTo('visi', NOW_MS)).toBeNull();
    const kept = await runInDurableObject(waiting(), async (_, state) => [...(await state.storage.list())]);
    expect(JSON.stringify(kept)).not.toContain('mfa-sms@');
    expect(await runDurableObjectAlarm(waiting())).toBe(true);
    expect(await waiting().linkedTo('geeni', NOW_MS)).toBeNull();
  });
});
