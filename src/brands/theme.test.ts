import { describe, expect, it, test } from 'vitest';
import {
  contrastPairs,
  contrastRatio,
  hueDistance,
  LEAST_HUE_DISTANCE,
  type Theme,
  themeSchema,
} from './theme.ts';

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

describe.each(brands)('%s: what destroys looks unlike what is usual', (_file, { theme }) => {
  test.each(['light', 'dark'] as const)('in its %s scheme', (scheme) => {
    const distance = hueDistance(theme[scheme].accent, theme[scheme].danger);
    if (distance !== undefined) expect(distance).toBeGreaterThanOrEqual(LEAST_HUE_DISTANCE);
  });
});

describe('hueDistance', () => {
  test.each([
    ['#ff0000', '#00ff00', 120],
    ['#ff0000', '#ff00ff', 60],
    ['#ff00aa', '#ffaa00', 80],
    ['#0b4fd0', '#0b4fd0', 0],
    ['#808080', '#ff0000', undefined],
    ['#ff0000', '#101018', undefined],
  ])('of %s and %s is %s', (one, other, degrees) => {
    expect(hueDistance(one, other)).toBe(degrees);
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
