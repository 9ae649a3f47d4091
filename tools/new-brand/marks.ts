import sharp from 'sharp';
import { contrastRatio } from '../../src/brands/theme.ts';

import type { Palette, Theme } from '../../src/brands/theme.ts';

/** What the marks of a brand are drawn from. */
export type MarkInput = { name: string; radius: Theme['radius']; light: Palette; dark: Palette };

const PLACEHOLDER = '<!-- Placeholder by npm run new-brand: put the brand’s own mark here. -->';
/** A lens, on 32 by 32 units: its rim has the class `a`, its middle `b`. */
const SHAPE =
  '<path class="a" fill-rule="evenodd" d="M16 3a13 13 0 1 0 0 26 13 13 0 1 0 0-26zm0 5a8 8 0 1 1 0 16 8 8 0 1 1 0-16z"/><circle class="b" cx="16" cy="16" r="4"/>';
/** The edge of the shape, the gap beside it and the widest name that a header has room for, in units of the drawing. */
const MARK = 32;
const GAP = 9;
const WIDEST_NAME = 148;
/** The height of the logo in CSS pixels, and the edge of a touch icon in pixels. */
const HEIGHT = 28;
const TOUCH_EDGE = 180;

/** The size at which a header shows the logo of a name, in CSS pixels: `theme.logo`. */
export function logoSize(name: string): Theme['logo'] {
  return { width: Math.round(((MARK + GAP + nameMeasures(name).length) * HEIGHT) / MARK), height: HEIGHT };
}

/** Draws the logo: a mark and the name, for the colour `header` of either scheme. */
export function logoSvg({ name, light, dark }: MarkInput): string {
  const { size, length } = nameMeasures(name);
  const width = MARK + GAP + length;
  const colours = ({ accent, focus, onHeader }: Palette) =>
    `.a{fill:${accent}}.b{fill:${focus}}.t{fill:${onHeader}}`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${MARK}" width="${width}" height="${MARK}" role="img" aria-label="${escaped(name)}">`,
    PLACEHOLDER,
    `<style>${colours(light)}@media(prefers-color-scheme:dark){${colours(dark)}}</style>`,
    SHAPE,
    // The width is fixed, because every device has another font.
    `<text class="t" x="${MARK + GAP}" y="22" font-family="system-ui,sans-serif" font-weight="600" font-size="${size}" textLength="${length}" lengthAdjust="spacingAndGlyphs">${escaped(name)}</text>`,
    '</svg>\n',
  ].join('');
}

/** Draws the icon of a browser's tab: the mark on the brand's accent, with the corners of its theme. */
export function iconSvg(input: MarkInput): string {
  return icon(input, Math.min(22, 4 + input.radius.control));
}

/**
 * Draws the icon of a telephone's home screen: 180 by 180 pixels, opaque, with square corners, which the telephone rounds.
 * @returns a PNG
 */
export function touchIconPng(input: MarkInput): Promise<Buffer> {
  return sharp(Buffer.from(icon(input, 0)), { density: (72 * TOUCH_EDGE) / 64 })
    .resize(TOUCH_EDGE, TOUCH_EDGE)
    .flatten({ background: input.light.accent })
    .png({ compressionLevel: 9 })
    .toBuffer();
}

function icon({ name, light }: MarkInput, radius: number): string {
  const ink = contrastRatio('#ffffff', light.accent) >= 3 ? '#ffffff' : light.text;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64" role="img" aria-label="${escaped(name)}">`,
    PLACEHOLDER,
    `<rect width="64" height="64" rx="${radius}" fill="${light.accent}"/>`,
    `<g transform="translate(12 12)scale(1.25)" fill="${ink}">${SHAPE}</g>`,
    '</svg>\n',
  ].join('');
}

/** About how large and how wide a name is set, in units of the drawing. A long name is set smaller, then closer together. */
function nameMeasures(name: string): { size: number; length: number } {
  const ems = [...name].reduce((sum, sign) => sum + (/[\u2e80-\uffef]/u.test(sign) ? 1 : 0.58), 0);
  const size = Math.max(11, Math.min(20, Math.round(WIDEST_NAME / ems)));
  return { size, length: Math.round(Math.min(ems * size, WIDEST_NAME)) };
}

/** A text as it stands in markup. */
function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
