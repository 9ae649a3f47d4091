import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settledWithin } from './settled-within.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const after = <T>(ms: number, value: T) => new Promise<T>((resolve) => setTimeout(() => resolve(value), ms));

describe('settledWithin', () => {
  it('returns what came in time', async () => {
    const waiting = settledWithin(after(99, 'plan'), 100);
    await vi.advanceTimersByTimeAsync(99);
    expect(await waiting).toEqual({ settled: true, value: 'plan' });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('does not wait longer, and the work continues', async () => {
    const work = after(101, 'plan');
    const waiting = settledWithin(work, 100);
    await vi.advanceTimersByTimeAsync(100);
    expect(await waiting).toEqual({ settled: false });
    await vi.advanceTimersByTimeAsync(1);
    expect(await work).toBe('plan');
  });

  it('throws what the work throws', async () => {
    await expect(settledWithin(Promise.reject(new Error('down')), 100)).rejects.toThrow('down');
    expect(vi.getTimerCount()).toBe(0);
  });
});
