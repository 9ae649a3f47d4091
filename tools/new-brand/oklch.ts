import { clampChroma, converter, formatHex } from 'culori';

/** A colour in OKLCH: lightness 0 to 1, chroma 0 (grey) to about 0.3, hue in degrees. */
export type Oklch = { l: number; c: number; h: number };

const oklchOf = converter('oklch');
const rgbOf = converter('rgb');
/** Half a step of a channel of eight bits. */
const ROUNDING = 0.5 / 255;
/** More chroma than sRGB can show at any lightness and hue. */
const BEYOND_SRGB = 0.4;

/** Converts a colour such as `#0b4fd0` to OKLCH. The hue of a grey is 0. Throws for what is no colour. */
export function toOklch(hex: string): Oklch {
  const colour = oklchOf(hex);
  if (!colour) throw new Error(`${hex} is no colour`);
  return { l: colour.l, c: colour.c, h: colour.h ?? 0 };
}

/** Converts an OKLCH colour to one such as `#0b4fd0`. A colour that sRGB cannot show loses chroma until sRGB can show it. */
export function toHex({ l, c, h }: Oklch): string {
  const colour = { mode: 'oklch' as const, l: Math.min(1, Math.max(0, l)), c, h };
  const { r, g, b } = rgbOf(colour);
  // The conversion is rounded, so that a colour of sRGB may come back a trace outside of it.
  const isShown = [r, g, b].every((channel) => channel >= -ROUNDING && channel <= 1 + ROUNDING);
  return formatHex(isShown ? colour : clampChroma(colour, 'oklch'));
}

/** The highest chroma that sRGB can show at a lightness and a hue. */
export function mostChroma(l: number, h: number): number {
  return clampChroma({ mode: 'oklch', l, c: BEYOND_SRGB, h }, 'oklch').c;
}
