import barlow from '@fontsource/barlow/files/barlow-latin-600-normal.woff2?url';
import nunito from '@fontsource/nunito/files/nunito-latin-800-normal.woff2?url';
import outfit from '@fontsource/outfit/files/outfit-latin-700-normal.woff2?url';

/**
 * The fonts of a brand: the device's own families for text, and for headings and figures a font of the brand or the
 * same families.
 */
export type Typeface = { text: string; heading?: { family: string; url: string } };

/** The typefaces that a theme may choose. */
export const typefaces = {
  system: { text: '-apple-system,BlinkMacSystemFont' },
  rounded: { text: 'ui-rounded,"SF Pro Rounded"', heading: { family: 'Nunito', url: nunito } },
  geometric: { text: '-apple-system,BlinkMacSystemFont', heading: { family: 'Outfit', url: outfit } },
  engineered: { text: '-apple-system,BlinkMacSystemFont', heading: { family: 'Barlow', url: barlow } },
} as const satisfies Record<string, Typeface>;

/**
 * The CSS that sets headings and figures in the brand's own font; empty for a brand without one. With `optional` no
 * page waits for the file or moves when it arrives; the sign-in page fetches it in advance for the first page that uses it.
 */
export function headingFace({ heading }: Typeface): string {
  if (!heading) return '';
  return (
    `@font-face{font-family:${heading.family};font-weight:500 800;font-display:optional;` +
    `src:url(${heading.url});unicode-range:${LATIN}}` +
    `h1,h2,h3,.figure{font-family:${heading.family},var(--font),var(--sans)}h2,h3{letter-spacing:0}`
  );
}

/** Returns the addresses of the files that a theme's headings are set in; none for the device's own families. */
export function headingFiles({ typeface }: { typeface: keyof typeof typefaces }): string[] {
  const { heading }: Typeface = typefaces[typeface];
  return heading ? [heading.url] : [];
}

/** The characters that the font files contain. The device's own families set every other script. */
const LATIN = 'U+0-FF,U+131,U+152-153,U+2000-206F,U+20AC,U+2122';
