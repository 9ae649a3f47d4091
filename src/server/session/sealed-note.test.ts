import { EncryptJWT, UnsecuredJWT } from 'jose';
import { beforeAll, describe, expect, it, test } from 'vitest';
import * as z from 'zod';
import { setCookie } from '../request/cookies.ts';
import { type KeyRing, keyRing } from './key-ring.ts';
import { openNote, sealNote } from './sealed-note.ts';

const NOW = Date.UTC(2026, 11, 3);
const shape = z.strictObject({ message: z.string(), username: z.string() });
const note = { message: 'Sorry there was an error while logging in.', username: 'josé@example.com' };

const FLASH = { purpose: 'flash', brand: 'visi' } as const;

let keys: KeyRing;
let sealed: string;

beforeAll(async () => {
  keys = await keyRing({ SESSION_KEY: 'a-secret-of-at-least-thirty-two-characters' });
  sealed = await sealNote(keys, FLASH, note, 60, NOW);
});

describe('a sealed note', () => {
  it('opens for its purpose with the same content', async () => {
    expect(await openNote(keys, FLASH, sealed, shape, NOW)).toEqual(note);
  });

  it('opens until it expires, and not after', async () => {
    expect(await openNote(keys, FLASH, sealed, shape, NOW + 59_000)).toEqual(note);
    expect(await openNote(keys, FLASH, sealed, shape, NOW + 60_000)).toBeUndefined();
  });

  it('cannot be read without the key', () => {
    const readable = sealed.split('.').map((part) => Buffer.from(part, 'base64url').toString());
    expect(readable.join(' ')).not.toMatch(/josé|Sorry/);
  });

  it('looks different every time', async () => {
    expect(await sealNote(keys, FLASH, note, 60, NOW)).not.toBe(sealed);
  });

  it.each(['é', '😀'.slice(0, 2), '\u0001', '"'])(
    'fits in a cookie with the longest user name, made of %j',
    async (letter) => {
      const longest = { message: 'x'.repeat(200), username: letter.repeat(320).slice(0, 320) };
      const value = await sealNote(keys, FLASH, longest, 60, NOW);
      expect(setCookie('flash', value, 60).length).toBeLessThanOrEqual(4_096);
      expect(await openNote(keys, FLASH, value, shape, NOW)).toEqual(longest);
    },
  );
});

describe('any other text counts as missing and throws nothing', () => {
  test.each([[undefined], [''], ['x'], ['a.b.c.d.e'], ['%E0%A4%A'], ['x'.repeat(5_000)]])(
    '%.10s',
    async (text) => {
      expect(await openNote(keys, FLASH, text, shape, NOW)).toBeUndefined();
    },
  );

  it('a note for another purpose', async () => {
    const other = await sealNote(keys, { ...FLASH, purpose: 'remembered' }, note, 60, NOW);
    expect(await openNote(keys, FLASH, other, shape, NOW)).toBeUndefined();
  });

  it('a note of another brand', async () => {
    const other = await sealNote(keys, { ...FLASH, brand: 'otis' }, note, 60, NOW);
    expect(await openNote(keys, FLASH, other, shape, NOW)).toBeUndefined();
  });

  it('a note of another shape', async () => {
    const other = await sealNote(keys, FLASH, { message: 'only' }, 60, NOW);
    expect(await openNote(keys, FLASH, other, shape, NOW)).toBeUndefined();
  });

  it('a note under another secret', async () => {
    const others = await keyRing({ SESSION_KEY: 'another-secret-of-thirty-two-characters-or-more' });
    expect(await openNote(others, FLASH, sealed, shape, NOW)).toBeUndefined();
  });

  it('a note with any one letter changed', async () => {
    for (let at = sealed.indexOf('..') + 2; at < sealed.length - 1; at += 7) {
      const letter = sealed[at] === 'A' ? 'B' : 'A';
      const changed = sealed.slice(0, at) + letter + sealed.slice(at + 1);
      expect(await openNote(keys, FLASH, changed, shape, NOW), String(at)).toBeUndefined();
    }
  });

  it('a note that is not sealed at all', async () => {
    const open = new UnsecuredJWT({ note })
      .setAudience('visi/flash')
      .setIssuedAt()
      .setExpirationTime('1h')
      .encode();
    expect(await openNote(keys, FLASH, open, shape, Date.now())).toBeUndefined();
  });

  it('a note sealed in another way', async () => {
    const weaker = await new EncryptJWT({ note })
      .setProtectedHeader({ alg: 'dir', enc: 'A128CBC-HS256' })
      .setAudience('visi/flash')
      .setExpirationTime('1h')
      .encrypt(keys.sealing);
    expect(await openNote(keys, FLASH, weaker, shape, Date.now())).toBeUndefined();
  });
});
