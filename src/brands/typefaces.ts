import barlow from '@fontsource/barlow/files/barlow-latin-600-normal.woff2?url';
import nunito from '@fontsource/nunito/files/nunito-latin-800-normal.woff2?url';
import outfit from '@fontsource/outfit/files/outfit-latin-700-normal.woff2?url';

/** How a brand's text is set: the device's own families for reading, and for headings and figures a face of the brand's or the same. */
export type Typeface = { text: string; heading?: { family: string; url: string } };

export const typefaces = {
  system: { text: '-apple-system,BlinkMacSystemFont' },
  rounded: { text: 'ui-rounded,"SF Pro Rounded"', heading: { family: 'Nunito', url: nunito } },
  geometric: { text: '-apple-system,BlinkMacSystemFont', heading: { family: 'Outfit', url: outfit } },
  engineered: { text: '-apple-system,BlinkMacSystemFont', heading: { family: 'Barlow', url: barlow } },
} as const satisfies Record<string, Typeface>;

/**
 * Where a heading's face comes from, and its name. The rule stands on every page and loads nothing until a signed-in page uses
 * the name. `optional`: a page never waits for it and never moves when it arrives; the next page has it.
 */
export function headingFace({ text, heading }: Typeface): { rule: string; families: string } {
  if (!heading) return { rule: '', families: text };
  return {
    rule:
      `@font-face{font-family:${heading.family};font-weight:500 800;font-display:optional;` +
      `src:url(${heading.url});unicode-range:${LATIN}}`,
    families: `${heading.family},${text}`,
  };
}

/** What the files hold: other scripts are set in the device's own families. */
const LATIN = 'U+0-FF,U+131,U+152-153,U+2000-206F,U+20AC,U+2122';
