import {
  contrastPairs,
  contrastRatio,
  hueDistance,
  LEAST_HUE_DISTANCE,
  themeSchema,
} from '../../src/brands/theme.ts';
import { mostChroma, toHex, toOklch } from './oklch.ts';

import type { ColourName } from '../../src/brands/theme.ts';
import type { Palette } from '../../src/brands/theme.ts';
import type { Oklch } from './oklch.ts';
export type SchemeName = 'light' | 'dark';
/**
 * A colour of the recipe: a lightness, and a chroma. `of` is where the hue comes from, and with it how strong the chroma is:
 * `tint` is the hue of the neutral colours, `lead` that of the accent, `far` that of the second colour; a number is a fixed hue.
 */
export type Ingredient = { l: number; c: number; of: 'tint' | 'lead' | 'far' | number };

/**
 * The colours that follow from a brand's hue. Their order matters: each is made readable beside those before it. The numbers are
 * the averages of the palettes that were made by hand.
 */
const recipes: Record<SchemeName, [name: ColourName, ingredient: Ingredient][]> = {
  light: [
    ['background', { l: 0.978, c: 0.011, of: 'tint' }],
    ['surface', { l: 1, c: 0, of: 'tint' }],
    ['sunken', { l: 0.956, c: 0.019, of: 'tint' }],
    ['header', { l: 1, c: 0, of: 'tint' }],
    ['backdropNear', { l: 0.937, c: 0.036, of: 'tint' }],
    ['backdropFar', { l: 0.957, c: 0.037, of: 'far' }],
    ['onHeader', { l: 0.32, c: 0.09, of: 'tint' }],
    ['text', { l: 0.245, c: 0.055, of: 'tint' }],
    ['muted', { l: 0.475, c: 0.05, of: 'tint' }],
    ['border', { l: 0.914, c: 0.027, of: 'tint' }],
    ['borderControl', { l: 0.64, c: 0.05, of: 'tint' }],
    ['accentText', { l: 0.49, c: 0.2, of: 'lead' }],
    ['accentSoft', { l: 0.943, c: 0.034, of: 'lead' }],
    ['onAccentSoft', { l: 0.41, c: 0.16, of: 'lead' }],
    ['focus', { l: 0.57, c: 0.22, of: 'lead' }],
    ['warningSoft', { l: 0.963, c: 0.043, of: 87 }],
    ['onWarningSoft', { l: 0.426, c: 0.092, of: 72 }],
    ['successSoft', { l: 0.951, c: 0.026, of: 157 }],
    ['onSuccessSoft', { l: 0.415, c: 0.09, of: 157 }],
    ['infoSoft', { l: 0.949, c: 0.02, of: 246 }],
    ['onInfoSoft', { l: 0.387, c: 0.089, of: 244 }],
  ],
  dark: [
    ['background', { l: 0.186, c: 0.028, of: 'tint' }],
    ['surface', { l: 0.233, c: 0.035, of: 'tint' }],
    ['sunken', { l: 0.207, c: 0.032, of: 'tint' }],
    ['header', { l: 0.233, c: 0.035, of: 'tint' }],
    ['backdropNear', { l: 0.275, c: 0.058, of: 'tint' }],
    ['backdropFar', { l: 0.265, c: 0.034, of: 'far' }],
    ['onHeader', { l: 0.967, c: 0.016, of: 'tint' }],
    ['text', { l: 0.952, c: 0.018, of: 'tint' }],
    ['muted', { l: 0.768, c: 0.042, of: 'tint' }],
    ['border', { l: 0.328, c: 0.05, of: 'tint' }],
    ['borderControl', { l: 0.573, c: 0.06, of: 'tint' }],
    ['accentText', { l: 0.81, c: 0.13, of: 'lead' }],
    ['accentSoft', { l: 0.305, c: 0.065, of: 'lead' }],
    ['onAccentSoft', { l: 0.89, c: 0.07, of: 'lead' }],
    ['focus', { l: 0.81, c: 0.14, of: 'lead' }],
    ['warningSoft', { l: 0.295, c: 0.044, of: 84 }],
    ['onWarningSoft', { l: 0.908, c: 0.096, of: 85 }],
    ['successSoft', { l: 0.287, c: 0.045, of: 157 }],
    ['onSuccessSoft', { l: 0.87, c: 0.079, of: 157 }],
    ['infoSoft', { l: 0.292, c: 0.05, of: 246 }],
    ['onInfoSoft', { l: 0.868, c: 0.058, of: 244 }],
  ],
};

/** The colours of what destroys; their hue is chosen beside the accent. */
const dangers = {
  light: {
    danger: { l: 0.535, c: 0.19 },
    dangerSoft: { l: 0.953, c: 0.022 },
    onDangerSoft: { l: 0.42, c: 0.15 },
    onDanger: { l: 1, c: 0 },
  },
  dark: {
    danger: { l: 0.768, c: 0.138 },
    dangerSoft: { l: 0.272, c: 0.052 },
    onDangerSoft: { l: 0.885, c: 0.062 },
    onDanger: { l: 0.232, c: 0.078 },
  },
};

/** The hue of a red in OKLCH. */
const RED = 23;
/** Below this chroma a colour counts as grey. */
const GREY = 0.02;
/** Below this chroma a colour is too quiet to give links and focus rings their hue, where a second colour could. */
const QUIET = 0.06;
/** The chroma from which the neutral colours have their full tint. */
const FULL_TINT = 0.12;

/**
 * Proposes all colours of both schemes from one or two colours of a brand, such as `#0b4fd0`. They meet every pair of
 * `contrastPairs`, and `danger` looks unlike `accent`. `accent` is the colour given wherever it can be told from the surfaces;
 * `why` says in words why it is another one, and is undefined where it is the same.
 */
export function proposePalettes(
  accent: string,
  second?: string,
): { light: Palette; dark: Palette; why: Record<SchemeName, string | undefined> } {
  const brand = brandHues(toOklch(accent), second === undefined ? undefined : toOklch(second));
  const schemes = { light: neutralPalette('light', brand), dark: neutralPalette('dark', brand) };
  const why = {
    light: addAccent('light', schemes.light, accent, brand),
    dark: addAccent('dark', schemes.dark, accent, brand),
  };
  addDanger(schemes);
  const { light, dark } = themeSchema.shape;
  return { light: light.parse(schemes.light), dark: dark.parse(schemes.dark), why };
}

/**
 * What the recipes take from the colours of a brand. `strength` is how much of the recipe's chroma the neutral colours have.
 * `vivid` 0 to 1 is the chroma of the lead beside the highest one of its lightness and hue, and `mostLead` is the chroma that its
 * lighter and darker versions have at most: a quiet colour stays quiet.
 */
export type BrandHues = {
  tintHue: number;
  strength: number;
  lead: Oklch;
  vivid: number;
  mostLead: number;
  far: Oklch;
  given: Oklch;
};

function brandHues(given: Oklch, second: Oklch | undefined): BrandHues {
  const lead = given.c < QUIET && second && second.c > given.c && second.c >= QUIET ? second : given;
  return {
    given,
    lead,
    vivid: vividness(lead),
    mostLead: Math.max(0.09, lead.c * 1.35),
    tintHue: warmed(given.h, 1),
    strength: Math.min(1, given.c / FULL_TINT) * (isYellow(given.h) ? 0.6 : isBlue(given.h) ? 1.3 : 1),
    far: second ?? neighbour(given),
  };
}

/** How strong a colour looks, 0 to 1. */
function vividness({ l, c, h }: Oklch) {
  return c < GREY ? 0 : Math.min(1, c / Math.max(0.01, mostChroma(l, h))) ** 0.7;
}

/** A second colour where none is given: a quieter one beside the first, never a green beside a yellow. */
function neighbour({ l, c, h }: Oklch) {
  return { l, c: Math.min(0.034, c), h: h > 60 && h < 150 ? h - 25 : h + 25 };
}

/** True for hues that turn to olive where they are dark. */
function isYellow(h: number) {
  return h > 80 && h < 114;
}

/** True for hues that look strong only where they are rather dark. */
function isBlue(h: number) {
  return h > 235 && h < 310;
}

/**
 * The hue of a darker version: a yellow goes towards amber, because dark yellow is olive.
 * @param share 0 to 1, how far
 */
function warmed(h: number, share: number) {
  return isYellow(h) ? h + (72 - h) * share : h;
}

function neutralPalette(scheme: SchemeName, brand: BrandHues): Partial<Palette> {
  const palette: Partial<Palette> = {};
  for (const [name, ingredient] of recipes[scheme])
    palette[name] = readable(name, colourOf(scheme, ingredient, brand), palette, scheme);
  return palette;
}

function colourOf(
  scheme: SchemeName,
  { l, c, of }: Ingredient,
  { tintHue, strength, lead, vivid, mostLead, far }: BrandHues,
): Oklch {
  if (typeof of === 'number') return { l, c, h: of };
  if (of === 'tint') return { l, c: c * strength, h: tintHue };
  if (of === 'far') return { l, c: Math.min(c, far.c), h: scheme === 'dark' ? warmed(far.h, 1) : far.h };
  return leadAt(l, c, { lead, vivid, mostLead });
}

/** A version of the lead at about a lightness, with at most a chroma. */
function leadAt(
  l: number,
  c: number,
  { lead, vivid, mostLead }: Pick<BrandHues, 'lead' | 'vivid' | 'mostLead'>,
): Oklch {
  const isBright = l > 0.7 && l < 0.85;
  const h = warmed(lead.h, isBright ? 0.4 : 1);
  const shown = isBright ? l + (isYellow(lead.h) ? 0.07 : isBlue(lead.h) ? -0.05 : 0) : l;
  return { l: shown, c: Math.min(c, mostLead, vivid * mostChroma(shown, h)), h };
}

/**
 * The colour, moved in its lightness until it meets every contrast with the colours that are there: ink grows darker in the light
 * scheme and lighter in the dark one.
 */
function readable(name: ColourName, start: Oklch, palette: Partial<Palette>, scheme: SchemeName) {
  const step = scheme === 'light' ? -0.005 : 0.005;
  for (let l = start.l; l >= 0 && l <= 1; l += step) {
    const hex = toHex({ ...start, l });
    if (isReadable(name, hex, palette)) return hex;
  }
  return scheme === 'light' ? '#000000' : '#ffffff';
}

/** True where a colour meets every contrast with the colours that are there. */
function isReadable(name: ColourName, hex: string, palette: Partial<Palette>) {
  return contrastPairs.every(([foreground, background, least]) => {
    const other =
      foreground === name ? palette[background] : background === name ? palette[foreground] : undefined;
    return other === undefined || contrastRatio(hex, other) >= least;
  });
}

/**
 * Adds the accent, what stands on it, and its colour under the pointer. Returns why the accent is not the colour given;
 * undefined where it is.
 */
function addAccent(
  scheme: SchemeName,
  palette: Partial<Palette>,
  given: string,
  brand: BrandHues,
): string | undefined {
  const isKept = isReadable('accent', given, palette);
  const accent = isKept ? given : readable('accent', movedAccent(scheme, brand), palette, scheme);
  const { l, c, h } = toOklch(accent);
  const dark = toHex({ l: 0.21, c: Math.min(c, 0.06), h });
  const inks = scheme === 'light' ? ['#ffffff', dark, '#000000'] : [dark, '#ffffff', '#000000'];
  palette.accent = accent;
  palette.onAccent = inks.find((ink) => isReadable('onAccent', ink, palette)) ?? '#000000';
  const isInkWhite = palette.onAccent === '#ffffff';
  palette.accentHover = readable(
    'accentHover',
    { l: hoverLightness(l, isInkWhite), c: c * 0.9, h },
    palette,
    isInkWhite ? 'light' : 'dark',
  );
  if (isKept) return undefined;
  const [ground = '#ffffff'] = [palette.surface, palette.background].toSorted(
    (one = given, other = given) => contrastRatio(given, one) - contrastRatio(given, other),
  );
  // Rounded down: a contrast that is too low never looks like enough.
  const ratio = Math.floor(contrastRatio(given, ground) * 100) / 100;
  return `${given} on ${ground} has a contrast of ${ratio} to 1, and a button needs 3`;
}

/** The lightness of a button under the pointer: farther from its ink, except where there is no room for that. */
function hoverLightness(l: number, isInkWhite: boolean) {
  if (isInkWhite) return l < 0.36 ? Math.max(l + 0.08, 0.29) : l - 0.07;
  return l > 0.93 ? l - 0.06 : l + 0.055;
}

/** An accent in the hue of the brand where the colour given does not stand out. */
function movedAccent(scheme: SchemeName, { given, lead, vivid, mostLead }: BrandHues): Oklch {
  if (scheme === 'dark')
    return lead.c < GREY ? { ...lead, l: 0.86 } : leadAt(0.77, 0.155, { lead, vivid, mostLead });
  if (given.c < GREY) return { ...given, l: 0.36 };
  const own = { lead: given, vivid: vividness(given), mostLead: Math.max(0.11, given.c * 1.3) };
  return leadAt(0.52, 0.23, own);
}

/** Adds the colours of what destroys, in the red that is far enough from the accent of both schemes. */
function addDanger(schemes: Record<SchemeName, Partial<Palette>>) {
  for (const hue of redsByDistance()) {
    const light = withDanger('light', schemes.light, hue);
    const dark = withDanger('dark', schemes.dark, hue);
    if (!isUnlikeAccent(light) || !isUnlikeAccent(dark)) continue;
    Object.assign(schemes.light, light);
    Object.assign(schemes.dark, dark);
    return;
  }
  throw new Error('No red is unlike the accent of both schemes.');
}

/** Hues in degrees, the usual red first, then those around it. */
function redsByDistance() {
  return Array.from(
    { length: 60 },
    (_none, index) => RED + (index % 2 === 0 ? 1 : -1) * Math.ceil(index / 2) * 3,
  );
}

function withDanger(scheme: SchemeName, palette: Partial<Palette>, h: number): Partial<Palette> {
  const { danger, dangerSoft, onDangerSoft, onDanger } = dangers[scheme];
  // The tint of an alert stays near the usual red: nothing beside it is mistaken for it.
  const soft = RED + Math.max(-20, Math.min(20, h - RED));
  const whole = { ...palette, dangerSoft: toHex({ ...dangerSoft, h: soft }) };
  // A red that is no longer the usual one is a darker one, so that it still looks grave.
  const l = scheme === 'light' && Math.abs(h - RED) > 10 ? danger.l - 0.065 : danger.l;
  whole.danger = readable('danger', { ...danger, l, h }, whole, scheme);
  whole.onDanger = readable('onDanger', { ...onDanger, h }, whole, scheme === 'light' ? 'dark' : 'light');
  whole.onDangerSoft = readable('onDangerSoft', { ...onDangerSoft, h: soft }, whole, scheme);
  return whole;
}

function isUnlikeAccent({ accent = '#000000', danger = '#000000' }: Partial<Palette>) {
  return (hueDistance(accent, danger) ?? LEAST_HUE_DISTANCE) >= LEAST_HUE_DISTANCE;
}
