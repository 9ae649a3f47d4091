import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { brandCss } from './brand-css.ts';
import { brand } from './data/momentum.ts';
import { colourNames, type Look } from './look.ts';

const brands = Object.entries(
  import.meta.glob<{ look: Look }>('./data/*.ts', { eager: true, import: 'brand' }),
);
const look: Look = brand.look;

describe('brandCss', () => {
  it('puts the first scheme in front and the other behind the preference', () => {
    const [first, second] = halves(brandCss({ ...look, firstScheme: 'light' }));
    expect(first).toContain(`--accent:${look.light.accent}`);
    expect(first).toContain('color-scheme:light dark');
    expect(second).toContain('(prefers-color-scheme:dark)');
    expect(second).toContain(`--accent:${look.dark.accent}`);
  });

  it('turns both round for a brand that is dark first', () => {
    const [first, second] = halves(brandCss({ ...look, firstScheme: 'dark' }));
    expect(first).toContain(`--accent:${look.dark.accent}`);
    expect(first).toContain('color-scheme:dark light');
    expect(second).toContain('(prefers-color-scheme:light)');
    expect(second).toContain(`--accent:${look.light.accent}`);
  });

  it('writes every colour in the first block', () => {
    const [first] = halves(brandCss(look));
    expect(first.match(/--[a-z-]+:#[0-9a-f]{6}/g)).toHaveLength(colourNames.length);
  });

  it('does not repeat what both schemes share', () => {
    const same = { ...look, dark: { ...look.dark, accent: look.light.accent } };
    expect(halves(brandCss(same))[1]).not.toContain('--accent:');
  });

  it('cannot leave its style element', () => {
    expect(brandCss(look)).not.toContain('<');
  });

  it.each(brands)('stays below 800 bytes brotli in %s', (_file, each) => {
    expect(brotliCompressSync(brandCss(each.look)).byteLength).toBeLessThan(800);
  });
});

function halves(css: string): [string, string] {
  const at = css.indexOf('@media');
  return [css.slice(0, at), css.slice(at)];
}
