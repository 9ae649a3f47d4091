import { describe, expect, it } from 'vitest';
import { staleCache } from './stale-cache.ts';

const rule = { freshMs: 300, staleMs: 1_000, pauseMs: 50, maxBytes: 1_000 };

function reader(answers: (string | undefined)[]) {
  let asked = 0;
  return { read: async () => answers[asked++], asked: () => asked };
}

describe('a value of the stale cache', () => {
  it('is read once while it is fresh', async () => {
    const kept = staleCache<string>(rule);
    const { read, asked } = reader(['a', 'b']);
    expect(await kept('k', 0, read)).toEqual({ value: 'a', staleSinceMs: undefined });
    expect(await kept('k', 299, read)).toEqual({ value: 'a', staleSinceMs: undefined });
    expect(asked()).toBe(1);
    expect(await kept('k', 300, read)).toEqual({ value: 'b', staleSinceMs: undefined });
  });

  it('is read once for all requests at the same time', async () => {
    const kept = staleCache<string>(rule);
    const { read, asked } = reader(['a', 'b']);
    const all = await Promise.all(Array.from({ length: 100 }, () => kept('k', 0, read)));
    expect(asked()).toBe(1);
    expect(new Set(all.map((each) => each?.value))).toEqual(new Set(['a']));
  });

  it('is returned as stale while reads fail, and is not read again at once', async () => {
    const kept = staleCache<string>(rule);
    const { read, asked } = reader(['a', undefined, undefined, 'b']);
    await kept('k', 0, read);
    expect(await kept('k', 400, read)).toEqual({ value: 'a', staleSinceMs: 0 });
    expect(await kept('k', 449, read)).toEqual({ value: 'a', staleSinceMs: 0 });
    expect(asked()).toBe(2);
    expect(await kept('k', 450, read)).toEqual({ value: 'a', staleSinceMs: 0 });
    expect(await kept('k', 500, read)).toEqual({ value: 'b', staleSinceMs: undefined });
  });

  it('is gone when it is too old, and a failed read is not kept', async () => {
    const kept = staleCache<string>(rule);
    const { read } = reader(['a', undefined, 'b']);
    await kept('k', 0, read);
    expect(await kept('k', 1_000, read)).toBeUndefined();
    expect(await kept('k', 1_000, read)).toEqual({ value: 'b', staleSinceMs: undefined });
  });

  it('is separate for each key', async () => {
    const kept = staleCache<string>(rule);
    const { read } = reader(['a', 'b']);
    expect([(await kept('k', 0, read))?.value, (await kept('l', 0, read))?.value]).toEqual(['a', 'b']);
  });

  it('is not kept where all together would take more than they may', async () => {
    const kept = staleCache<string>({ ...rule, maxBytes: 5 });
    const { read, asked } = reader(['a', 'too long', 'too long']);
    await kept('k', 0, read);
    await kept('k', 0, read);
    expect(asked()).toBe(1);
    await kept('other', 0, read);
    expect(await kept('other', 0, read)).toEqual({ value: 'too long', staleSinceMs: undefined });
    expect(asked()).toBe(3);
  });
});
