import { describe, expect, it, test } from 'vitest';
import { keyRing } from './key-ring.ts';
import { newHandle, recordName } from './record-handle.ts';

const SECRET = 'a-secret-of-at-least-thirty-two-characters';

describe('the portal answers nothing without its own secret', () => {
  test.each([[undefined], [''], ['short'], ['x'.repeat(31)]])('%j is refused', (secret) => {
    expect(() => keyRing(secret)).toThrow('SESSION_KEY is missing or shorter than 32 characters');
  });

  it('does not reveal the secret that it refuses', () => {
    expect(() => keyRing('hunter2')).toThrow(/^(?!.*hunter2)/);
  });

  it('accepts 32 characters', async () => {
    expect(await keyRing('x'.repeat(32))).toHaveProperty('signing');
  });
});

describe('the key ring', () => {
  it('is derived once for one secret', () => {
    expect(keyRing(SECRET)).toBe(keyRing(SECRET));
  });

  it('is the same after another secret was used in between', async () => {
    const { handle } = await newHandle(await keyRing(SECRET), 'session');
    await keyRing(`${SECRET}-other`);
    expect(await recordName(await keyRing(SECRET), 'session', handle)).toBeDefined();
  });

  it('of another secret opens nothing', async () => {
    const { handle } = await newHandle(await keyRing(SECRET), 'session');
    expect(await recordName(await keyRing(`${SECRET}-other`), 'session', handle)).toBeUndefined();
  });

  it('has a key for signing that cannot be read out, and another for sealing', async () => {
    const { signing, sealing } = await keyRing(SECRET);
    expect(signing.extractable).toBe(false);
    expect(sealing).toHaveLength(32);
    expect(new TextDecoder().decode(sealing)).not.toBe(SECRET.slice(0, 32));
  });
});
