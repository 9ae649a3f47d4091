import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { type Answering, testPlatform } from '../../../tests/support/test-platform.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => void vi.useRealTimers());

/** Moves the clock from timer to timer until the work is done; work without a timer takes no time. */
async function settled<T>(work: Promise<T>): Promise<T> {
  const progress = { done: false };
  const finished = work.finally(() => {
    progress.done = true;
  });
  while (!progress.done) {
    if (vi.getTimerCount() > 0) await vi.advanceTimersToNextTimerAsync();
    else await new Promise((resolve) => setImmediate(resolve));
  }
  return finished;
}

/** Gives the answers in order, and then repeats the last one. */
function serialQueue(...answers: Answering[]): Answering {
  let turn = 0;
  return (request) => {
    const answer = answers[Math.min(turn, answers.length - 1)];
    turn += 1;
    return answer ? answer(request) : Response.error();
  };
}

const good: Answering = () => Response.json([]);
const reset: Answering = () => Promise.reject(new TypeError('fetch failed'));
const brokenBody: Answering = () =>
  new Response(new ReadableStream({ pull: () => Promise.reject(new TypeError('terminated')) }));
const late: Answering = () => Promise.reject(new DOMException('The operation timed out.', 'TimeoutError'));
const aborted: Answering = () => Promise.reject(new DOMException('cancelled', 'AbortError'));
const lateBody: Answering = () =>
  new Response(new ReadableStream({ pull: () => Promise.reject(new DOMException('late', 'TimeoutError')) }));
const status =
  (code: number): Answering =>
  () =>
    new Response('<html>', { status: code });

const transient: [string, Answering][] = [
  ['a connection that breaks', reset],
  ['a body that breaks', brokenBody],
  ['a 502', status(502)],
  ['a 503', status(503)],
  ['a 504', status(504)],
];
const final: [string, Answering][] = [
  ['a 400', status(400)],
  ['a 404', status(404)],
  ['a 429', status(429)],
  ['a 500', status(500)],
  ['a 501', status(501)],
  ['a 505', status(505)],
  ['a page for an answer', () => new Response('<html>')],
  ['a redirect', status(307)],
  ['an answer that is late', late],
  ['a body that is late', lateBody],
];

describe('a read is retried once', () => {
  test.each(transient)('after %s', async (_what, trouble) => {
    const { client, sent } = testPlatform(serialQueue(trouble, good));
    expect(await settled(client.call('plans', { query: { brand: 'geeni' } }))).toEqual({
      ok: true,
      answer: [],
    });
    expect(sent).toHaveLength(2);
    const again = testPlatform(trouble);
    expect((await settled(again.client.call('plans', { query: { brand: 'geeni' } }))).ok).toBe(false);
    expect(again.sent).toHaveLength(2);
  });

  test.each(final)('but not after %s', async (_what, trouble) => {
    const { client, sent } = testPlatform(serialQueue(trouble, good));
    expect((await settled(client.call('plans', { query: { brand: 'geeni' } }))).ok).toBe(false);
    expect(sent).toHaveLength(1);
  });

  test.each([
    ['100 to 300 ms', 1, 100, 300],
    ['a tenth of that where time is scaled to a tenth', 0.1, 10, 30],
  ])('after a pause of %s', async (_what, timeScale, leastMs, mostMs) => {
    const at: number[] = [];
    const answering: Answering = (request) => {
      at.push(Date.now());
      return serialQueue(reset)(request);
    };
    const { client } = testPlatform(answering, { timeScale });
    await settled(client.call('plans', { query: { brand: 'geeni' } }));
    expect((at[1] ?? 0) - (at[0] ?? 0)).toBeGreaterThanOrEqual(leastMs);
    expect((at[1] ?? 0) - (at[0] ?? 0)).toBeLessThanOrEqual(mostMs);
  });

  it('only while there is time before its deadline', async () => {
    const slow: Answering = async (request) => {
      await new Promise((resolve) => setTimeout(resolve, 4_800));
      return reset(request);
    };
    const { client, sent } = testPlatform(serialQueue(slow, good));
    const result = await settled(client.call('plans', { query: { brand: 'geeni' } }));
    expect(result).toMatchObject({ ok: false, failure: { kind: 'unreachable' } });
    expect(sent).toHaveLength(1);
  });

  it('with a new signature', async () => {
    const { client, sent } = testPlatform(serialQueue(status(503), good));
    expect((await settled(client.call('subscriptions'))).ok).toBe(true);
    expect(sent.map((request) => request.headers.has('authorization'))).toEqual([true, true]);
  });
});

describe('a change is sent once, whatever happens', () => {
  test.each([...transient, ...final])('%s', async (_what, trouble) => {
    const { client, sent } = testPlatform(serialQueue(trouble, good));
    expect((await settled(client.call('requestDeletion'))).ok).toBe(false);
    expect(sent).toHaveLength(1);
  });
});

describe('a call without an answer fails as', () => {
  test.each([
    ['late', late],
    ['late', lateBody],
    ['unreachable', reset],
    ['unreachable', brokenBody],
    ['unreachable', aborted],
  ])('%s', async (kind, trouble) => {
    const { client } = testPlatform(trouble);
    expect(await settled(client.call('requestDeletion'))).toMatchObject({ ok: false, failure: { kind } });
  });
});

describe('a wrong clock', () => {
  const skewed =
    (date: string | undefined): Answering =>
    () =>
      Response.json(
        { errorCode: 'RequestTimeTooSkewed' },
        { status: 403, headers: date === undefined ? {} : { date } },
      );
  const platformTime = 'Thu, 03 Dec 2026 10:00:00 GMT';

  it('is corrected by the platform’s date, once', async () => {
    vi.setSystemTime(Date.UTC(2026, 11, 3, 7));
    const { client, sent } = testPlatform(serialQueue(skewed(platformTime), good));
    expect((await settled(client.call('subscriptions'))).ok).toBe(true);
    expect(sent[0]?.headers.get('x-amz-date')).toMatch(/^20261203T0700/);
    expect(sent[1]?.headers.get('x-amz-date')).toMatch(/^20261203T1000/);
  });

  test.each([
    ['that stays wrong', 'subscriptions', platformTime, 2],
    ['without a date in the answer', 'subscriptions', undefined, 1],
    ['with an invalid date', 'subscriptions', 'yesterday', 1],
    ['on a change', 'requestDeletion', platformTime, 1],
  ] as const)('%s fails only that call, and ends no session', async (_what, name, date, times) => {
    const { client, sent } = testPlatform(skewed(date));
    expect(await settled(client.call(name))).toMatchObject({
      ok: false,
      failure: { kind: 'refused', status: 403 },
    });
    expect(sent).toHaveLength(times);
  });

  const gateway = (message: string) => () =>
    Response.json(
      { message },
      { status: 403, headers: { date: platformTime, 'x-amzn-errortype': 'InvalidSignatureException' } },
    );
  test.each([
    [
      7,
      'Signature expired: 20261203T070000Z is now earlier than 20261203T095500Z (20261203T100000Z - 5 min.)',
    ],
    [
      13,
      'Signature not yet current: 20261203T130000Z is still later than 20261203T100500Z (20261203T100000Z + 5 min.)',
    ],
  ])('is corrected where API Gateway reports it: at %i o’clock, %s', async (hour, message) => {
    vi.setSystemTime(Date.UTC(2026, 11, 3, hour));
    const { client, sent } = testPlatform(serialQueue(gateway(message), good));
    expect((await settled(client.call('subscriptions'))).ok).toBe(true);
    expect(sent[1]?.headers.get('x-amz-date')).toMatch(/^20261203T1000/);
  });

  it('stays corrected: the next change is signed by the platform’s clock', async () => {
    vi.setSystemTime(Date.UTC(2026, 11, 3, 7));
    const { client, sent } = testPlatform(serialQueue(skewed(platformTime), good));
    await settled(client.call('subscriptions'));
    await settled(client.call('requestDeletion'));
    expect(sent[2]?.headers.get('x-amz-date')).toMatch(/^20261203T1000/);
  });
});

describe('a call is given up at its deadline', () => {
  test.each([
    ['a read', 'after 5 seconds', 1, 5_000],
    ['a change', 'after 8 seconds', 1, 8_000],
    ['a read', 'after half a second where time is scaled to a tenth', 0.1, 500],
    ['a change', 'after 0.8 seconds where time is scaled to a tenth', 0.1, 800],
  ])('%s %s', async (what, _when, timeScale, deadlineMs) => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    const { client } = testPlatform(late, { timeScale });
    if (what === 'a read') await settled(client.call('plans', { query: { brand: 'geeni' } }));
    else await settled(client.call('requestDeletion'));
    expect(timeout.mock.calls).toEqual([[deadlineMs]]);
    timeout.mockRestore();
  });
});
