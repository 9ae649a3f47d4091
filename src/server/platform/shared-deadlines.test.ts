import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sharedDeadlines } from './shared-deadlines.ts';

const never = new Promise<never>(() => undefined);

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Replaces `AbortSignal.timeout` with signals that the test fires, by how long they were to take. */
function heldSignals(): Map<number, AbortController> {
  const held = new Map<number, AbortController>();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController();
    held.set(ms, controller);
    return controller.signal;
  });
  return held;
}

describe('the deadlines of one request’s calls', () => {
  it('are shared by calls that begin together and have the same limit', () => {
    const after = sharedDeadlines();
    expect(after(5_000).signal).toBe(after(5_000).signal);
    expect(after(2_000).signal).not.toBe(after(5_000).signal);
  });

  it('are not shared with a call that begins a millisecond later', () => {
    const after = sharedDeadlines();
    const first = after(5_000);
    vi.setSystemTime(Date.now() + 1);
    expect(after(5_000).signal).not.toBe(first.signal);
  });

  it('are not shared by two requests', () => {
    expect(sharedDeadlines()(5_000).signal).not.toBe(sharedDeadlines()(5_000).signal);
  });
});

describe('work within a deadline', () => {
  it('settles as it would without one', async () => {
    const { bounds } = sharedDeadlines()(5_000);
    await expect(bounds(Promise.resolve('done'))).resolves.toBe('done');
    await expect(bounds(Promise.reject(new Error('reset')))).rejects.toThrow('reset');
  });

  it('ends with the deadline for every call that shares it, and for no other call', async () => {
    const held = heldSignals();
    const after = sharedDeadlines();
    const late = new DOMException('late', 'TimeoutError');
    const waits = [after(2_000).bounds(never), after(2_000).bounds(never)];
    const other = after(5_000).bounds(Promise.resolve('done'));
    held.get(2_000)?.abort(late);
    for (const wait of waits) await expect(wait).rejects.toBe(late);
    await expect(other).resolves.toBe('done');
  });

  it('is not waited for once the deadline is past', async () => {
    const held = heldSignals();
    const after = sharedDeadlines();
    const deadline = after(2_000);
    const late = new DOMException('late', 'TimeoutError');
    held.get(2_000)?.abort(late);
    await expect(deadline.bounds(never)).rejects.toBe(late);
  });
});
