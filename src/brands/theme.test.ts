import { describe, expect, it, test } from 'vitest';
import { contrastPairs, contrastRatio, type Theme, themeSchema } from './theme.ts';

const brands = Object.entries(
  import.meta.glob<{ theme: Theme }>('./data/*.ts', { eager: true, import: 'brand' }),
);

describe.each(brands)('%s', (_file, { theme }) => {
  it('is a look', () => {
    expect(() => themeSchema.parse(theme)).not.toThrow();
  });

  describe.each(['light', 'dark'] as const)('in its %s scheme', (scheme) => {
    test.each(contrastPairs)('%s can be read on %s (at least %s to 1)', (foreground, background, least) => {
      const palette = theme[scheme];
      expect(contrastRatio(palette[foreground], palette[background])).toBeGreaterThanOrEqual(least);
    });
  });
});

/** Where a colour stands on the wheel, in degrees; undefined for one too grey to have a place. */
function hue(hex: string): number | undefined {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const span = most - least;
  if (span < 32) return undefined;
  const sixth =
    most === red
      ? (green - blue) / span
      : most === green
        ? (blue - red) / span + 2
        : (red - green) / span + 4;
  return (sixth * 60 + 360) % 360;
}

describe.each(brands)('%s: what destroys looks unlike what is usual', (_file, { theme }) => {
  test.each(['light', 'dark'] as const)('in its %s scheme', (scheme) => {
    const [accent, danger] = [hue(theme[scheme].accent), hue(theme[scheme].danger)];
    if (accent === undefined || danger === undefined) return;
    const between = Math.abs(accent - danger);
    expect(Math.min(between, 360 - between)).toBeGreaterThanOrEqual(30);
  });
});

describe('contrastRatio', () => {
  it('is 21 between black and white, in either order', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrastRatio('#ffffff', '#000000')).toBeCloseTo(21);
  });

  it('is 1 between a colour and itself', () => {
    expect(contrastRatio('#37766f', '#37766f')).toBe(1);
  });

  it('agrees with the published value for #767676 on white', () => {
    expect(contrastRatio('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  });
});

describe('themeSchema', () => {
  const theme = brands[0]?.[1].theme;

  it('takes a brand of this build', () => {
    expect(themeSchema.safeParse(theme).success).toBe(true);
  });

  it.each([
    ['a colour that is not six hex digits', { ...theme, light: { ...theme?.light, accent: 'red' } }],
    ['a colour name it does not know', { ...theme, light: { ...theme?.light, acent: '#000000' } }],
    ['a palette with a colour missing', { ...theme, dark: { accent: '#000000' } }],
    ['a field it does not know', { ...theme, font: 'Comic Sans' }],
  ])('refuses %s', (_what, wrong) => {
    expect(themeSchema.safeParse(wrong).success).toBe(false);
  });
});
