import { describe, expect, it, test } from 'vitest';
import * as z from 'zod';
import { acceptedKeys, keyRing } from './key-ring.ts';
import { newHandle, recordName } from './record-handle.ts';
import { openNote, sealNote } from './sealed-note.ts';

const SECRET = 'a-secret-of-at-least-thirty-two-characters';
const OTHER = `${SECRET}-other`;

describe('the portal answers nothing without its own secret', () => {
  test.each([[undefined], [''], ['short'], ['x'.repeat(31)]])('%j is refused', (secret) => {
    expect(() => keyRing({ SESSION_KEY: secret })).toThrow(
      'SESSION_KEY is missing or shorter than 32 characters',
    );
  });

  it('does not reveal the secret that it refuses', () => {
    expect(() => keyRing({ SESSION_KEY: 'hunter2' })).toThrow(/^(?!.*hunter2)/);
  });

  it('accepts 32 characters', async () => {
    expect(await keyRing({ SESSION_KEY: 'x'.repeat(32) })).toHaveProperty('signing');
  });
});

describe('the key ring', () => {
  it('is derived once for one secret', () => {
    expect(keyRing({ SESSION_KEY: SECRET })).toBe(keyRing({ SESSION_KEY: SECRET }));
  });

  it('is the same after another secret was used in between', async () => {
    const { handle } = await newHandle(await keyRing({ SESSION_KEY: SECRET }), 'session');
    await keyRing({ SESSION_KEY: OTHER });
    expect(await recordName(await keyRing({ SESSION_KEY: SECRET }), 'session', handle)).toBeDefined();
  });

  it('of another secret opens nothing', async () => {
    const { handle } = await newHandle(await keyRing({ SESSION_KEY: SECRET }), 'session');
    expect(await recordName(await keyRing({ SESSION_KEY: OTHER }), 'session', handle)).toBeUndefined();
  });

  it('has a key for signing that cannot be read out, and another for sealing', async () => {
    const { signing, sealing } = await keyRing({ SESSION_KEY: SECRET });
    expect(signing.extractable).toBe(false);
    expect(sealing).toHaveLength(32);
    expect(new TextDecoder().decode(sealing)).not.toBe(SECRET.slice(0, 32));
  });
});

describe('while the secret is changed', () => {
  const seal = { purpose: 'flash', brand: 'geeni' } as const;
  const schema = z.object({ word: z.string() });
  const nowMs = Date.now();
  /** The steps of docs/deploy.md, in order, and what a version with the former step's secrets may still be. */
  const steps = [
    { SESSION_KEY: SECRET },
    { SESSION_KEY: SECRET, SESSION_KEY_ALSO: OTHER },
    { SESSION_KEY: OTHER, SESSION_KEY_ALSO: SECRET },
    { SESSION_KEY: OTHER },
  ];

  test.each([
    [0, 1],
    [1, 2],
    [2, 3],
  ])('step %i and step %i, which serve at the same time, open what either makes', async (one, other) => {
    // What the first secret made is given up with the last step: it is a day old by then.
    const makers = other === 3 ? [other, 2] : [one, other];
    for (const maker of makers) {
      const keys = await keyRing(steps[maker] ?? {});
      const { handle, name } = await newHandle(keys, 'session');
      const note = await sealNote(keys, seal, { word: 'kept' }, 60, nowMs);
      for (const reader of [one, other]) {
        const ring = await keyRing(steps[reader] ?? {});
        expect([maker, reader, await recordName(ring, 'session', handle)]).toEqual([maker, reader, name]);
        expect(await openNote(ring, seal, note, schema, nowMs)).toEqual({ word: 'kept' });
      }
    }
  });

  it('a session of two secrets ago is over', async () => {
    const { handle } = await newHandle(await keyRing(steps[0] ?? {}), 'session');
    expect(await recordName(await keyRing(steps[3] ?? {}), 'session', handle)).toBeUndefined();
  });

  it('a second secret that is too short opens nothing', async () => {
    const short = { SESSION_KEY: OTHER, SESSION_KEY_ALSO: SECRET.slice(0, 31) };
    expect(acceptedKeys(await keyRing(short))).toHaveLength(1);
  });
});
