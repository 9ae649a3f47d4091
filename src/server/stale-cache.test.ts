import { describe, expect, it } from 'vitest';
import { staleCache } from './stale-cache.ts';

const rule = { freshMs: 300, staleMs: 1_000, pauseMs: 50 };

function reader(answers: (string | undefined)[]) {
  let asked = 0;
  return { read: async () => answers[asked++], asked: () => asked };
}

describe('A reading that is the same for everybody', () => {
  it('is made once while it is fresh', async () => {
    const kept = staleCache<string>(rule);
    const { read, asked } = reader(['a', 'b']);
    expect(await kept('k', 0, read)).toEqual({ value: 'a', staleSinceMs: undefined });
    expect(await kept('k', 299, read)).toEqual({ value: 'a', staleSinceMs: undefined });
    expect(asked()).toBe(1);
    expect(await kept('k', 300, read)).toEqual({ value: 'b', staleSinceMs: undefined });
  });

  it('is made once however many ask at the same time (K-07)', async () => {
    const kept = staleCache<string>(rule);
    const { read, asked } = reader(['a', 'b']);
    const all = await Promise.all(Array.from({ length: 100 }, () => kept('k', 0, read)));
    expect(asked()).toBe(1);
    expect(new Set(all.map((each) => each?.value))).toEqual(new Set(['a']));
  });

  it('stands in, marked, while it cannot be made anew, and is not asked for at every turn', async () => {
    const kept = staleCache<string>(rule);
    const { read, asked } = reader(['a', undefined, undefined, 'b']);
    await kept('k', 0, read);
    expect(await kept('k', 400, read)).toEqual({ value: 'a', staleSinceMs: 0 });
    expect(await kept('k', 449, read)).toEqual({ value: 'a', staleSinceMs: 0 });
    expect(asked()).toBe(2);
    expect(await kept('k', 450, read)).toEqual({ value: 'a', staleSinceMs: 0 });
    expect(await kept('k', 500, read)).toEqual({ value: 'b', staleSinceMs: undefined });
  });

  it('is gone when it is too old, and a failure is not kept', async () => {
    const kept = staleCache<string>(rule);
    const { read } = reader(['a', undefined, 'b']);
    await kept('k', 0, read);
    expect(await kept('k', 1_000, read)).toBeUndefined();
    expect(await kept('k', 1_000, read)).toEqual({ value: 'b', staleSinceMs: undefined });
  });

  it('is kept apart by key', async () => {
    const kept = staleCache<string>(rule);
    const { read } = reader(['a', 'b']);
    expect([(await kept('k', 0, read))?.value, (await kept('l', 0, read))?.value]).toEqual(['a', 'b']);
  });
});
