import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Theme } from './theme.ts';

const folder = path.join(import.meta.dirname, '../../public/brands');
const brands = Object.entries(
  import.meta.glob<{ key: string; displayName: string; theme: Theme }>('./data/*.ts', {
    eager: true,
    import: 'brand',
  }),
).map(([, brand]) => [brand.key, brand] as const);

it('every folder of images belongs to a brand', () => {
  expect(readdirSync(folder).toSorted()).toEqual(brands.map(([key]) => key).toSorted());
});

describe.each(brands)('the images of %s', (key, { displayName, theme }) => {
  const read = (file: string) => readFileSync(path.join(folder, key, file));

  it('are a logo, an icon of the tab and an icon of the home screen, and nothing else', () => {
    expect(readdirSync(path.join(folder, key)).toSorted()).toEqual([
      'icon.svg',
      'logo.svg',
      'touch-icon.png',
    ]);
  });

  it('carry the name of the brand', () => {
    for (const file of ['logo.svg', 'icon.svg']) {
      const [, label = ''] = /aria-label="([^"]*)"/.exec(read(file).toString()) ?? [];
      expect(label.replaceAll('&amp;', '&').replaceAll('&quot;', '"'), file).toBe(displayName);
    }
  });

  it('load nothing and run nothing', () => {
    for (const file of ['logo.svg', 'icon.svg'])
      expect(read(file).toString(), file).not.toMatch(
        /<script|<image|<foreignObject|\shref=|@import|url\((?!#)|\son\w+=/,
      );
  });

  it('have a logo in the proportions at which the theme shows it', () => {
    const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(read('logo.svg').toString()) ?? [];
    const shown = (Number(width) / Number(height)) * theme.logo.height;
    expect(Math.abs(shown - theme.logo.width)).toBeLessThanOrEqual(1);
  });

  it('have an opaque touch icon of 180 by 180 pixels', () => {
    const png = read('touch-icon.png');
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([180, 180]);
    // Colour types 4 and 6 have an alpha channel, and `tRNS` makes a colour transparent.
    expect([0, 2, 3]).toContain(png[25]);
    expect(png.includes('tRNS')).toBe(false);
  });
});
