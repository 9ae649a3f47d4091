import sharp from 'sharp';
import { describe, expect, it, test } from 'vitest';
import { themeSchema } from '../../src/brands/theme.ts';
import { iconSvg, logoSize, logoSvg, touchIconPng } from './marks.ts';
import { proposePalettes } from './palette.ts';

const { light, dark } = proposePalettes('#0c5a60', '#fbf1d9');
const harbor = {
  name: 'Harbor Home',
  radius: { control: 10, card: 16 },
  light,
  dark,
};

describe('the logo', () => {
  test.each(['H', 'Harbor Home', 'Überwachung & Söhne', '見守りカメラ', 'The Very Long Name of a House'])(
    'of %s has the proportions of its size in the theme',
    (name) => {
      const size = themeSchema.shape.logo.parse(logoSize(name));
      const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(logoSvg({ ...harbor, name })) ?? [];
      expect(Math.abs((Number(width) / Number(height)) * size.height - size.width)).toBeLessThanOrEqual(1);
      expect(size.width).toBeLessThanOrEqual(168);
    },
  );

  it('has the colours of both schemes and says that it is a placeholder', () => {
    const [inLight = '', inDark = ''] = logoSvg(harbor).split('@media(prefers-color-scheme:dark)');
    for (const colour of [light.accent, light.onHeader]) expect(inLight).toContain(colour);
    for (const colour of [dark.accent, dark.onHeader]) expect(inDark).toContain(colour);
    expect(inLight).toContain('<!-- Placeholder');
  });

  it('writes a name as text, never as markup', () => {
    const svg = logoSvg({ ...harbor, name: 'A<b>"&\'' });
    expect(svg).toContain("A&lt;b&gt;&quot;&amp;'");
    expect(svg).not.toContain('<b>');
  });
});

describe('the icons', () => {
  it('are an image of the tab and an opaque one of the home screen', async () => {
    expect((await sharp(Buffer.from(iconSvg(harbor))).metadata()).format).toBe('svg');
    const { width, height, hasAlpha } = await sharp(await touchIconPng(harbor)).metadata();
    expect({ width, height, hasAlpha }).toEqual({ width: 180, height: 180, hasAlpha: false });
  });
});
