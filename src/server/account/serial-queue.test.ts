import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { serialQueue } from './serial-queue.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Work that takes `ms` and records when it begins and ends. */
function piece(story: string[], name: string, ms: number) {
  return async () => {
    story.push(`${name} begins`);
    await new Promise((resolve) => setTimeout(resolve, ms));
    story.push(`${name} ends`);
    return name;
  };
}

describe('the tasks of one queue', () => {
  const open = () => {
    const queue = serialQueue({ budgetMs: 1_000, leastMs: 600 });
    return (name: string, work: (untilMs: number) => Promise<string>) => queue.take(name, work, 'busy');
  };

  it('run one after another', async () => {
    const story: string[] = [];
    const take = open();
    const both = Promise.all([take('a', piece(story, 'a', 100)), take('b', piece(story, 'b', 100))]);
    await vi.runAllTimersAsync();
    expect(await both).toEqual(['a', 'b']);
    expect(story).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
  });

  it('the same task requested twice at once runs once, and both callers receive its result', async () => {
    const story: string[] = [];
    const take = open();
    const both = Promise.all([take('a', piece(story, 'a', 100)), take('a', piece(story, 'again', 100))]);
    await vi.runAllTimersAsync();
    expect(await both).toEqual(['a', 'a']);
    expect(story).toEqual(['a begins', 'a ends']);
  });

  it('the same task requested later runs again', async () => {
    const story: string[] = [];
    const take = open();
    const first = take('a', piece(story, 'a', 100));
    await vi.runAllTimersAsync();
    await first;
    const second = take('a', piece(story, 'again', 100));
    await vi.runAllTimersAsync();
    expect(await second).toBe('again');
  });

  it('a task that waits too long does not run, and the next one still waits for the task before it', async () => {
    const story: string[] = [];
    const take = open();
    const all = Promise.all([
      take('a', piece(story, 'a', 700)),
      take('b', piece(story, 'b', 100)),
      take('c', piece(story, 'c', 100)),
    ]);
    await vi.advanceTimersByTimeAsync(400);
    const late = take('d', piece(story, 'd', 100));
    await vi.runAllTimersAsync();
    expect(await all).toEqual(['a', 'busy', 'busy']);
    expect(await late).toBe('d');
    expect(story).toEqual(['a begins', 'a ends', 'd begins', 'd ends']);
  });

  it('a task that throws does not block the next one', async () => {
    const story: string[] = [];
    const take = open();
    const broken = take('a', () => Promise.reject(new Error('no')));
    const caught = expect(broken).rejects.toThrow('no');
    const next = take('b', piece(story, 'b', 100));
    await vi.runAllTimersAsync();
    await caught;
    expect(await next).toBe('b');
  });

  it('a task receives its deadline, which its waiting time does not extend', async () => {
    const take = open();
    const until: number[] = [];
    const work = (ms: number) => async (untilMs: number) => {
      until.push(untilMs - Date.now());
      await new Promise((resolve) => setTimeout(resolve, ms));
      return 'done';
    };
    const both = Promise.all([take('a', work(300)), take('b', work(1))]);
    await vi.runAllTimersAsync();
    await both;
    expect(until).toEqual([1_000, 700]);
  });
});
