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
  it('writes the default scheme first and the other one behind the media query', () => {
    const [first, second] = halves(brandCss({ ...theme, defaultScheme: 'light' }));
    expect(first).toContain(`--accent:${theme.light.accent}`);
    expect(first).toContain('color-scheme:light dark');
    expect(second).toContain('(prefers-color-scheme:dark)');
    expect(second).toContain(`--accent:${theme.dark.accent}`);
  });

  it('writes the dark scheme first for a brand that is dark by default', () => {
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

  it('does not repeat a colour that both schemes share', () => {
    const same = { ...theme, dark: { ...theme.dark, accent: theme.light.accent } };
    expect(halves(brandCss(same))[1]).not.toContain('--accent:');
  });

  it('loads no font on a visitor page', () => {
    expect(brandCss({ ...theme, typeface: 'rounded' })).not.toContain('@font-face');
  });

  it('cannot close its style element', () => {
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
  it('sets headings in the brand’s font, for which no page waits', () => {
    const css = signedInBrandCss({ ...theme, typeface: 'rounded' });
    expect(css).toMatch(
      /@font-face\{font-family:Nunito;[^}]*font-display:optional;src:url\([^)]+\.woff2[^)]*\)/,
    );
    expect(css).toContain('h1,h2,h3,.figure{font-family:Nunito,var(--font)');
  });

  it('is the same for a brand that uses the device’s own fonts', () => {
    const own = { ...theme, typeface: 'system' } as const;
    expect(signedInBrandCss(own)).toBe(brandCss(own));
  });
});
