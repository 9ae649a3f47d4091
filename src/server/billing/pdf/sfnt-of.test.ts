import { readFileSync } from 'node:fs';
import { create } from 'fontkit';
import { describe, expect, it } from 'vitest';
import { sfntOf } from './sfnt-of.ts';

const woff = new Uint8Array(
  readFileSync('node_modules/@fontsource/noto-sans-hebrew/files/noto-sans-hebrew-hebrew-700-normal.woff'),
);

describe('a WOFF file, unpacked', () => {
  it('is the font that it held', () => {
    const sfnt = sfntOf(woff);
    const shaped = (bytes: Uint8Array) => create(bytes).layout('שלום ״₪״').advanceWidth;
    expect(shaped(sfnt)).toBe(shaped(woff));
    const { buffer } = woff;
    expect(sfnt.length).toBe(new DataView(buffer).getUint32(16));
  });

  it('may stand inside a larger buffer', () => {
    const larger = new Uint8Array(woff.length + 3);
    larger.set(woff, 3);
    expect(sfntOf(larger.subarray(3))).toEqual(sfntOf(woff));
  });

  it.each([
    ['nothing', new Uint8Array()],
    ['a page', new TextEncoder().encode(`<!doctype html>${' '.repeat(99)}`)],
    ['a part of the file', woff.subarray(0, 900)],
  ])('is not made of %s', (_what, bytes) => {
    expect(() => sfntOf(bytes)).toThrow();
  });
});
