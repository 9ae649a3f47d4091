import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { mostChroma, toHex, toOklch } from './oklch.ts';

const hexColours = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number) => `#${number.toString(16).padStart(6, '0')}`);

describe('toOklch', () => {
  test.each([
    ['#ffffff', 1, 0, 0],
    ['#000000', 0, 0, 0],
    ['#808080', 0.6, 0, 0],
    ['#ff0000', 0.628, 0.258, 29.2],
    ['#00ff00', 0.866, 0.295, 142.5],
    ['#0000ff', 0.452, 0.313, 264.1],
    ['#ffff00', 0.968, 0.211, 109.8],
  ])('agrees with the published value of %s', (hex, l, c, h) => {
    const colour = toOklch(hex);
    expect(colour.l).toBeCloseTo(l, 2);
    expect(colour.c).toBeCloseTo(c, 2);
    expect(colour.h).toBeCloseTo(h, 0);
  });
});

describe('toHex', () => {
  it('returns any colour as it was before toOklch', () => {
    fc.assert(
      fc.property(hexColours, (hex) => {
        expect(toHex(toOklch(hex))).toBe(hex);
      }),
    );
  });

  it('keeps lightness and hue of a colour that sRGB cannot show, with less chroma', () => {
    const shown = toOklch(toHex({ l: 0.6, c: 0.4, h: 150 }));
    expect(shown.l).toBeCloseTo(0.6, 2);
    expect(shown.h).toBeCloseTo(150, 0);
    expect(shown.c).toBeCloseTo(mostChroma(0.6, 150), 2);
  });

  it('takes a lightness outside 0 to 1 as black or white', () => {
    expect(toHex({ l: -0.2, c: 0.1, h: 20 })).toBe('#000000');
    expect(toHex({ l: 1.2, c: 0.1, h: 20 })).toBe('#ffffff');
  });
});
