import { type ColourName, colourNames, type Look, type Palette } from './look.ts';
import { scenes } from './scene.ts';

/**
 * The custom properties of one brand as a style sheet: the first scheme as the default, the other behind
 * `prefers-color-scheme`. It is inlined in every page, so the second block holds only what differs.
 */
export function brandCss(look: Look): string {
  const second = look.firstScheme === 'light' ? 'dark' : 'light';
  const colours = look[look.firstScheme];
  const shape =
    `color-scheme:${look.firstScheme} ${second};` +
    `--radius:${look.radius.control}px;--radius-card:${look.radius.card}px;--heading:${look.headingWeight};` +
    `--font:${typefaces[look.typeface]};--scene:${scenes[look.scene]};`;
  return (
    `:root{${shape}${properties(colours, colourNames)}}` +
    `@media(prefers-color-scheme:${second}){:root{${properties(
      look[second],
      colourNames.filter((name) => look[second][name] !== colours[name]),
    )}}}`
  );
}

const typefaces: Record<Look['typeface'], string> = {
  system: '-apple-system,BlinkMacSystemFont',
  rounded: 'ui-rounded,"SF Pro Rounded"',
};

function properties(palette: Palette, names: readonly ColourName[]): string {
  return names.map((name) => `--${kebab(name)}:${palette[name]}`).join(';');
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
}
