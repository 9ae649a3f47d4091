export type Proposal = ReturnType<typeof import('./palette.ts').proposePalettes>;
import type { ColourName } from '../../src/brands/theme.ts';

/** The colours that say most about a palette. */
const shown: readonly ColourName[] = [
  'background',
  'surface',
  'text',
  'accent',
  'accentText',
  'accentSoft',
  'danger',
  'backdropNear',
  'backdropFar',
];

/**
 * The proposed palettes as a person reads them: their main colours, and why an accent is not the colour given.
 * @param [terminal] `hasColours`: the terminal shows 24-bit colours
 */
export function palettesText(
  accent: string,
  { light, dark, why }: Proposal,
  { hasColours = false }: { hasColours?: boolean } = {},
) {
  const swatch = (hex: string) => (hasColours ? `\u001b[48;2;${channels(hex)}m  \u001b[0m ${hex}` : hex);
  const rows = shown.map((name) => `  ${name.padEnd(14)} ${swatch(light[name])}  ${swatch(dark[name])}`);
  const head = hasColours ? 'light       dark' : 'light    dark';
  return [
    `Colours          ${head}`,
    ...rows,
    '',
    accentText('light', accent, light.accent, why.light),
    accentText('dark', accent, dark.accent, why.dark),
    'Text has a contrast of at least 4.5 to 1 in both schemes, the edges of controls 3 to 1.',
  ].join('\n');
}

function accentText(scheme: string, given: string, accent: string, why: string | undefined) {
  return why
    ? `The ${scheme} scheme has the accent ${accent} instead of ${given}: ${why}.`
    : `The ${scheme} scheme has the accent ${given}, as given.`;
}

function channels(hex: string) {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(';');
}
