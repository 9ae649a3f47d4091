import barlow from '@fontsource/barlow/files/barlow-latin-600-normal.woff2?url';
import nunito from '@fontsource/nunito/files/nunito-latin-800-normal.woff2?url';
import outfit from '@fontsource/outfit/files/outfit-latin-700-normal.woff2?url';

/**
 * How a brand's text is set: the device's own families for reading, and for headings and figures a face of the brand's or the
 * same.
 */
export type Typeface = { text: string; heading?: { family: string; url: string } };

export const typefaces = {
  system: { text: '-apple-system,BlinkMacSystemFont' },
  rounded: { text: 'ui-rounded,"SF Pro Rounded"', heading: { family: 'Nunito', url: nunito } },
  geometric: { text: '-apple-system,BlinkMacSystemFont', heading: { family: 'Outfit', url: outfit } },
  engineered: { text: '-apple-system,BlinkMacSystemFont', heading: { family: 'Barlow', url: barlow } },
} as const satisfies Record<string, Typeface>;

/**
 * Sets headings and figures in the brand's own face; empty for a brand that has none. `optional`: no page waits for the file
 * or moves when it arrives, and the next page has it.
 */
export function headingFace({ heading }: Typeface): string {
  if (!heading) return '';
  return (
    `@font-face{font-family:${heading.family};font-weight:500 800;font-display:optional;` +
    `src:url(${heading.url});unicode-range:${LATIN}}` +
    `h1,h2,h3,.figure{font-family:${heading.family},var(--font),var(--sans)}h2,h3{letter-spacing:0}`
  );
}

/** What the files hold: other scripts are set in the device's own families. */
const LATIN = 'U+0-FF,U+131,U+152-153,U+2000-206F,U+20AC,U+2122';
