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

/** Both palettes of every brand, each with the words that name it. */
const palettes = brands.flatMap(([file, { theme }]) =>
  (['light', 'dark'] as const).map((scheme) => ({ of: `${file} ${scheme}`, palette: theme[scheme] })),
);

describe('the look of every brand', () => {
  it('is read: there are brands, and pairs of colours', () => {
    expect(brands.length).toBeGreaterThan(6);
    expect(contrastPairs.length).toBeGreaterThan(20);
  });

  it('is a look', () => {
    const wrong = brands.filter(([, { theme }]) => !themeSchema.safeParse(theme).success);
    expect(wrong.map(([file]) => file)).toEqual([]);
  });

  it('can be read in both schemes: each colour of a pair on the other', () => {
    const weak = palettes.flatMap(({ of, palette }) =>
      contrastPairs.flatMap(([foreground, background, least]) => {
        const ratio = contrastRatio(palette[foreground], palette[background]);
        return ratio >= least
          ? []
          : [`${of}: ${foreground} on ${background} is ${ratio.toFixed(2)} to 1, less than ${least}`];
      }),
    );
    expect(weak).toEqual([]);
  });

  it('shows what destroys unlike what is usual', () => {
    const near = palettes.flatMap(({ of, palette }) => {
      const distance = hueDistance(palette.accent, palette.danger);
      return distance === undefined || distance >= LEAST_HUE_DISTANCE
        ? []
        : [`${of}: accent and danger are ${distance.toFixed(0)} degrees apart`];
    });
    expect(near).toEqual([]);
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
