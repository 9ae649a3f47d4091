import { type ColourName, colourNames, type Theme, type Palette } from './theme.ts';
import { backdrops } from './backdrop.ts';
import { headingFace, type Typeface, typefaces } from './typefaces.ts';

/**
 * The custom properties of a brand as a style sheet: the default scheme first, the other one behind
 * `prefers-color-scheme`. On paper it is always the light one. Every page inlines the sheet, so the second block has
 * only the colours that differ.
 */
export function brandCss(theme: Theme): string {
  const second = theme.defaultScheme === 'light' ? 'dark' : 'light';
  const colours = theme[theme.defaultScheme];
  const typeface: Typeface = typefaces[theme.typeface];
  const shape =
    `color-scheme:${theme.defaultScheme} ${second};` +
    `--radius:${theme.radius.control}px;--radius-card:${theme.radius.card}px;--heading:${theme.headingWeight};` +
    `--font:${typeface.text};--backdrop:${backdrops[theme.backdrop]};`;
  return (
    `:root{${shape}${properties(colours, colourNames)}}` +
    `@media ${second === 'dark' ? 'screen and (prefers-color-scheme:dark)' : 'print,(prefers-color-scheme:light)'}{:root{${properties(
      theme[second],
      colourNames.filter((name) => theme[second][name] !== colours[name]),
    )}}}`
  );
}

/** The same style sheet for signed-in pages, which set headings in the brand's own font. Visitor pages load no font. */
export function signedInBrandCss(theme: Theme): string {
  return brandCss(theme) + headingFace(typefaces[theme.typeface]);
}

function properties(palette: Palette, names: readonly ColourName[]): string {
  return names.map((name) => `--${kebab(name)}:${palette[name]}`).join(';');
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
}
