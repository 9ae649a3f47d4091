/** @typedef {ReturnType<typeof import('./palette.mjs').proposePalettes>} Proposal */
/** @typedef {import('../../src/brands/theme.ts').ColourName} ColourName */

/** The colours that say most about a palette. @type {readonly ColourName[]} */
const shown = [
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
 * @param {string} accent
 * @param {Proposal} proposal
 * @param {{ hasColours?: boolean }} [terminal] `hasColours`: the terminal shows 24-bit colours
 */
export function palettesText(accent, { light, dark, why }, { hasColours = false } = {}) {
  const swatch = (/** @type {string} */ hex) =>
    hasColours ? `\u001b[48;2;${channels(hex)}m  \u001b[0m ${hex}` : hex;
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

/**
 * @param {string} scheme
 * @param {string} given
 * @param {string} accent
 * @param {string | undefined} why
 */
function accentText(scheme, given, accent, why) {
  return why
    ? `The ${scheme} scheme has the accent ${accent} instead of ${given}: ${why}.`
    : `The ${scheme} scheme has the accent ${given}, as given.`;
}

/** @param {string} hex */
function channels(hex) {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(';');
}
