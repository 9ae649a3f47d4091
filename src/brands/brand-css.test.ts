import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { brandCss, signedInBrandCss } from './brand-css.ts';
import { brand } from './data/momentum.ts';
import { colourNames, type Theme } from './theme.ts';

const brands = Object.entries(
  import.meta.glob<{ theme: Theme }>('./data/*.ts', { eager: true, import: 'brand' }),
);
const theme: Theme = brand.theme;

describe('brandCss', () => {
  it('puts the first scheme in front and the other behind the preference', () => {
    const [first, second] = halves(brandCss({ ...theme, defaultScheme: 'light' }));
    expect(first).toContain(`--accent:${theme.light.accent}`);
    expect(first).toContain('color-scheme:light dark');
    expect(second).toContain('(prefers-color-scheme:dark)');
    expect(second).toContain(`--accent:${theme.dark.accent}`);
  });

  it('turns both round for a brand that is dark first', () => {
    const [first, second] = halves(brandCss({ ...theme, defaultScheme: 'dark' }));
    expect(first).toContain(`--accent:${theme.dark.accent}`);
    expect(first).toContain('color-scheme:dark light');
    expect(second).toContain('(prefers-color-scheme:light)');
    expect(second).toContain(`--accent:${theme.light.accent}`);
  });

  it('writes every colour in the first block', () => {
    const [first] = halves(brandCss(theme));
    expect(first.match(/--[a-z-]+:#[0-9a-f]{6}/g)).toHaveLength(colourNames.length);
  });

  it('does not repeat what both schemes share', () => {
    const same = { ...theme, dark: { ...theme.dark, accent: theme.light.accent } };
    expect(halves(brandCss(same))[1]).not.toContain('--accent:');
  });

  it('names no face on a first view', () => {
    expect(brandCss({ ...theme, typeface: 'rounded' })).not.toContain('@font-face');
  });

  it('cannot leave its style element', () => {
    expect(brandCss(theme)).not.toContain('<');
  });

  it.each(brands)('stays below 800 bytes brotli in %s', (_file, each) => {
    expect(brotliCompressSync(brandCss(each.theme)).byteLength).toBeLessThan(800);
  });
});

function halves(css: string): [string, string] {
  const at = css.indexOf('@media');
  return [css.slice(0, at), css.slice(at)];
}

describe('signedInBrandCss', () => {
  it('sets headings in the face of the brand, which no page waits for', () => {
    const css = signedInBrandCss({ ...theme, typeface: 'rounded' });
    expect(css).toMatch(
      /@font-face\{font-family:Nunito;[^}]*font-display:optional;src:url\([^)]+\.woff2[^)]*\)/,
    );
    expect(css).toContain('h1,h2,h3,.figure{font-family:Nunito,var(--font)');
  });

  it('is no other for a brand that is set in the device’s own face', () => {
    const own = { ...theme, typeface: 'system' } as const;
    expect(signedInBrandCss(own)).toBe(brandCss(own));
  });
});
