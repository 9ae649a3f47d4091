import * as z from 'zod';

/** A colour of a brand: `#` and six lower-case hex digits. */
export const hexColour = z
  .string()
  .regex(/^#[0-9a-f]{6}$/, 'must be a colour such as #0b4fd0 (six lower-case hex digits)');

/**
 * Every colour a brand chooses. `on…` is what stands on the colour of that name; `…Soft` is its quiet tint.
 * `border` is decoration, `borderControl` is the edge a person finds a field by, `backdropNear` and `backdropFar` paint the
 * backdrop.
 */
export const colourNames = [
  'background',
  'surface',
  'sunken',
  'header',
  'onHeader',
  'text',
  'muted',
  'border',
  'borderControl',
  'accent',
  'onAccent',
  'accentHover',
  'accentText',
  'accentSoft',
  'onAccentSoft',
  'focus',
  'danger',
  'onDanger',
  'dangerSoft',
  'onDangerSoft',
  'warningSoft',
  'onWarningSoft',
  'successSoft',
  'onSuccessSoft',
  'infoSoft',
  'onInfoSoft',
  'backdropNear',
  'backdropFar',
] as const;

const pixels = z.int().min(0).max(400);

/** How one brand looks: colours for both schemes, corners, type, and the drawing behind its visitor pages. */
export const themeSchema = z.strictObject({
  /** The scheme a browser without a preference gets. */
  defaultScheme: z.enum(['light', 'dark']),
  /** Corners in CSS pixels. */
  radius: z.strictObject({ control: pixels, card: pixels }),
  /** What headings are set in; see `typefaces.ts`. */
  typeface: z.enum(['system', 'rounded', 'geometric', 'engineered']),
  headingWeight: z.union([z.literal(500), z.literal(600), z.literal(700), z.literal(800)]),
  /** The drawing behind sign-in and its relatives; see `backdrop.ts`. */
  backdrop: z.enum(['beams', 'sun', 'plan', 'lens', 'bubbles', 'ripples', 'moon']),
  /** Displayed size of logo.svg in CSS pixels. The logo always stands on `header`. */
  logo: z.strictObject({ width: pixels, height: pixels }),
  light: z.record(z.enum(colourNames), hexColour),
  dark: z.record(z.enum(colourNames), hexColour),
});

export type Theme = z.output<typeof themeSchema>;
export type ColourName = (typeof colourNames)[number];
export type Palette = Theme['light'];

const TEXT = 4.5;
/** Edges of controls and focus rings: WCAG 1.4.11. */
const EDGE = 3;

/** What must be told apart in every palette: [foreground, background, least contrast] (WCAG 2.2 AA). */
export const contrastPairs: readonly (readonly [ColourName, ColourName, number])[] = [
  ['text', 'background', TEXT],
  ['text', 'surface', TEXT],
  ['text', 'sunken', TEXT],
  ['muted', 'background', TEXT],
  ['muted', 'surface', TEXT],
  ['muted', 'sunken', TEXT],
  ['onHeader', 'header', TEXT],
  ['onAccent', 'accent', TEXT],
  ['onAccent', 'accentHover', TEXT],
  ['accentText', 'background', TEXT],
  ['accentText', 'surface', TEXT],
  ['accentText', 'sunken', TEXT],
  ['onAccentSoft', 'accentSoft', TEXT],
  ['danger', 'surface', TEXT],
  ['danger', 'background', TEXT],
  ['onDanger', 'danger', TEXT],
  ['onDangerSoft', 'dangerSoft', TEXT],
  ['onWarningSoft', 'warningSoft', TEXT],
  ['onSuccessSoft', 'successSoft', TEXT],
  ['onInfoSoft', 'infoSoft', TEXT],
  ['text', 'backdropNear', TEXT],
  ['text', 'backdropFar', TEXT],
  ['muted', 'backdropNear', TEXT],
  ['muted', 'backdropFar', TEXT],
  ['accentText', 'backdropNear', TEXT],
  ['accentText', 'backdropFar', TEXT],
  ['borderControl', 'surface', EDGE],
  ['borderControl', 'background', EDGE],
  ['accent', 'surface', EDGE],
  ['accent', 'background', EDGE],
  ['focus', 'surface', EDGE],
  ['focus', 'background', EDGE],
  ['focus', 'sunken', EDGE],
  ['focus', 'header', EDGE],
];

/** How far apart the hues of `accent` and `danger` are at least, in degrees: what destroys looks unlike what is usual. */
export const LEAST_HUE_DISTANCE = 30;

/** Degrees between the hues of two colours, 0 to 180; undefined where a colour is too grey to have a hue. */
export function hueDistance(one: string, other: string): number | undefined {
  const [first, second] = [hue(one), hue(other)];
  if (first === undefined || second === undefined) return undefined;
  const between = Math.abs(first - second);
  return Math.min(between, 360 - between);
}

/** The hue of a colour in HSV, in degrees; undefined for one that is too grey to have a hue. */
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

/** WCAG contrast ratio of two colours such as `#0b4fd0`, between 1 and 21. */
export function contrastRatio(one: string, other: string): number {
  const [first, second] = [luminance(one), luminance(other)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255));
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
