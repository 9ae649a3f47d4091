import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { aContext } from '../../../tests/support/fake-env.ts';
import { sealedCookie } from './sealed-cookie.ts';

const NOW = Date.UTC(2026, 11, 3);
const ADDRESS = 'https://account.visi.example/';

const message = sealedCookie({
  name: 'flash',
  purpose: 'flash',
  schema: z.strictObject({ message: z.string() }),
  seconds: 60,
});
const other = sealedCookie({
  name: 'flash',
  purpose: 'deletion',
  schema: z.strictObject({ failed: z.literal(true) }),
  seconds: 60,
});

/** A later request of the browser that got the cookie. */
async function carrying(cookie: Promise<string>, laterMs = 0) {
  return aContext(ADDRESS, { cookie: (await cookie).split(';')[0] ?? '' }, NOW + laterMs);
}

const nothing = { note: undefined, cookies: [] };
const written = () => message.write(aContext(ADDRESS, {}, NOW), { message: 'Wrong.' });

describe('a sealed cookie', () => {
  it('can be read any number of times', async () => {
    const context = await carrying(written());
    expect(await message.read(context)).toEqual({ message: 'Wrong.' });
    expect(await message.read(context)).toEqual({ message: 'Wrong.' });
  });

  it('is removed when it is taken', async () => {
    const context = await carrying(written());
    expect(await message.take(context)).toEqual({
      note: { message: 'Wrong.' },
      cookies: [expect.stringMatching(/^__Host-flash=; .*Max-Age=0$/)],
    });
  });

  it('stays if its note is not wanted', async () => {
    const context = await carrying(written());
    expect(await message.take(context, (note) => note.message === 'Right.')).toEqual(nothing);
  });

  it('of another kind under the same name stays for its own page', async () => {
    const context = await carrying(written());
    expect(await other.take(context)).toEqual(nothing);
  });

  it('holds a shorter note where a browser would drop the whole one', async () => {
    const cut = sealedCookie({
      name: 'flash',
      purpose: 'flash',
      schema: z.strictObject({ message: z.string() }),
      seconds: 60,
      shorter: ({ message: text }) => ({ message: text.slice(0, 10) }),
    });
    const kept = async (text: string) =>
      cut.read(await carrying(cut.write(aContext(ADDRESS, {}, NOW), { message: text })));
    expect(await kept('a'.repeat(2_000))).toEqual({ message: 'a'.repeat(2_000) });
    expect(await kept('a'.repeat(4_000))).toEqual({ message: 'a'.repeat(10) });
  });

  it('lasts as long in the browser as its note opens', async () => {
    expect(await written()).toMatch(/; Max-Age=60$/);
    expect(await message.read(await carrying(written(), 59_000))).toBeDefined();
    expect(await message.read(await carrying(written(), 60_000))).toBeUndefined();
  });

  it('that is missing reads as undefined', async () => {
    expect(await message.read(aContext(ADDRESS, {}, NOW))).toBeUndefined();
  });
});
