import sharp from 'sharp';
import { contrastRatio } from '../../src/brands/theme.ts';

import type { Palette } from '../../src/brands/theme.ts';
import type { Theme } from '../../src/brands/theme.ts';
/**
 * What the marks of a brand are drawn from. `second` is the brand's second colour, which a detail of the mark takes where it
 * stands out.
 */
export type MarkInput = {
  name: string;
  second?: string | undefined;
  backdrop: Theme['backdrop'];
  radius: Theme['radius'];
  light: Palette;
  dark: Palette;
};

/** Shapes on 32 by 32 units: `a` takes the main colour of the mark, `b` its detail. A mark resembles the backdrop of its brand. */
const shapes = {
  beams: '<path class="a" d="M4 26 13 6h5L9 26z"/><path class="b" d="M13 26 22 6h6L19 26z"/>',
  sun: '<circle class="b" cx="16" cy="12" r="7"/><path class="a" d="M3 20h26a13 9 0 0 1-26 0z"/>',
  plan: '<path class="a" d="M4 4h11v24H4z"/><path class="b" d="M18 4h10v10H18z"/><path class="a" d="M18 17h10v11H18z"/>',
  lens: '<path class="a" fill-rule="evenodd" d="M16 3a13 13 0 1 0 0 26 13 13 0 1 0 0-26zm0 5a8 8 0 1 1 0 16 8 8 0 1 1 0-16z"/><circle class="b" cx="16" cy="16" r="4"/>',
  bubbles: '<circle class="a" cx="12" cy="19" r="9"/><circle class="b" cx="23" cy="9" r="6"/>',
  ripples:
    '<path class="a" d="M3 24a13 13 0 0 1 26 0h-5a8 8 0 0 0-16 0z"/><circle class="b" cx="16" cy="23" r="4"/>',
  moon: '<path class="a" d="M19 4a12 12 0 1 0 9 17A10 10 0 0 1 19 4z"/><circle class="b" cx="25" cy="8" r="3"/>',
};

const HEIGHT = 28;
const MARK = 32;
const GAP = 9;
/** A header has no room for a wider name, in units of the drawing. */
const WIDEST_NAME = 148;
const NAME_SIZE = 20;
const PLACEHOLDER = '<!-- Placeholder by npm run new-brand: put the brand’s own mark here. -->';
/** The pixels of a touch icon's edge. */
const TOUCH_EDGE = 180;

/** The size at which a header shows the logo of a name, in CSS pixels: `theme.logo`. */
export function logoSize(name: string): Theme['logo'] {
  return { width: Math.round((logoUnits(name).width * HEIGHT) / MARK), height: HEIGHT };
}

/** Draws the logo: the mark and the name, for the colour `header` of either scheme. */
export function logoSvg({ name, second, backdrop, light, dark }: MarkInput) {
  const { width, lines } = logoUnits(name);
  const colours = (palette: Palette) =>
    `.a{fill:${palette.accent}}.b{fill:${detailOn(palette.header, second, palette.focus)}}.t{fill:${palette.onHeader}}`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${MARK}" width="${width}" height="${MARK}" role="img" aria-label="${escaped(name)}">`,
    PLACEHOLDER,
    `<style>${colours(light)}@media(prefers-color-scheme:dark){${colours(dark)}}</style>`,
    shapes[backdrop],
    '<g class="t" font-family="system-ui,sans-serif" font-weight="600">',
    ...lines.map(
      // The width is fixed, because every device has another font.
      ({ text, length, size, y }) =>
        `<text x="${MARK + GAP}" y="${y}" font-size="${size}" textLength="${length}" lengthAdjust="spacingAndGlyphs">${escaped(text)}</text>`,
    ),
    '</g></svg>\n',
  ].join('');
}

/** Draws the icon of a browser's tab: the mark on the brand's accent, with the corners of its theme. */
export function iconSvg(input: MarkInput) {
  return icon(input, Math.min(22, 4 + input.radius.control));
}

/**
 * Draws the icon of a telephone's home screen: 180 by 180 pixels, opaque, with square corners, which the telephone rounds.
 * @returns a PNG
 */
export function touchIconPng(input: MarkInput): Promise<Buffer> {
  return sharp(Buffer.from(icon(input, 0)), { density: (72 * TOUCH_EDGE) / 64 })
    .resize(TOUCH_EDGE, TOUCH_EDGE)
    .flatten({ background: iconGround(input) })
    .png({ compressionLevel: 9 })
    .toBuffer();
}

function icon(input: MarkInput, radius: number) {
  const ground = iconGround(input);
  const main = contrastRatio('#ffffff', ground) >= 3 ? '#ffffff' : input.light.text;
  const detail = detailOn(ground, input.second, main === '#ffffff' ? input.light.accentSoft : main);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64" role="img" aria-label="${escaped(input.name)}">`,
    PLACEHOLDER,
    `<style>.a{fill:${main}}.b{fill:${detail}}</style>`,
    `<rect width="64" height="64" rx="${radius}" fill="${ground}"/>`,
    `<g transform="translate(12 12)scale(1.25)">${shapes[input.backdrop]}</g>`,
    '</svg>\n',
  ].join('');
}

function iconGround({ light }: MarkInput) {
  return light.accent;
}

/** The second colour where it stands out, else another. */
function detailOn(ground: string, second: string | undefined, other: string) {
  return second !== undefined && contrastRatio(second, ground) >= 2 ? second : other;
}

/** The measures of a logo, in units of the drawing; a name that is far too long has two lines. */
function logoUnits(name: string) {
  const isLong = estimatedWidth(name) * NAME_SIZE > WIDEST_NAME * 1.3;
  const texts = isLong ? twoLines(name) : [name];
  const most = texts.length > 1 ? 14 : NAME_SIZE;
  const widest = Math.max(...texts.map(estimatedWidth));
  // A long name is set smaller, down to a size that can still be read, and then closer together.
  const size = Math.max(11, Math.min(most, Math.round(WIDEST_NAME / widest)));
  const lines = texts.map((text, index) => ({
    text,
    size,
    length: Math.round(Math.min(estimatedWidth(text) * size, WIDEST_NAME)),
    y: MARK / 2 + Math.round(size * (0.35 + (index - (texts.length - 1) / 2) * 1.1)),
  }));
  return { width: MARK + GAP + Math.max(...lines.map(({ length }) => length)) + 2, lines };
}

/** A text in two lines of about the same length, where it has a space. */
function twoLines(text: string) {
  const spaces = [...text.matchAll(/ /g)].map(({ index }) => index);
  const [middle] = spaces.toSorted(
    (one, other) => Math.abs(one - text.length / 2) - Math.abs(other - text.length / 2),
  );
  return middle === undefined ? [text] : [text.slice(0, middle), text.slice(middle + 1)];
}

/** About how wide a name is set, beside the size of its font. */
function estimatedWidth(name: string) {
  return [...name].reduce((sum, sign) => sum + widthOf(sign), 0);
}

function widthOf(sign: string) {
  if (/[\u2e80-\uffef]/u.test(sign)) return 1;
  if (/[ iIljtf.,'’!|-]/u.test(sign)) return 0.32;
  if (/[mwMW@]/u.test(sign)) return 0.9;
  return /\p{Lu}/u.test(sign) ? 0.7 : 0.58;
}

/** A text as it stands in markup. */
function escaped(text: string) {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
