import arabic from '@fontsource/vazirmatn/unicode.json';
import hebrew from '@fontsource/noto-sans-hebrew/unicode.json';
import japaneseRanges from '@fontsource/noto-sans-jp/unicode.json?url&no-inline';
import latin from '@fontsource/noto-sans/unicode.json';
import barlow from '@fontsource/barlow/files/barlow-latin-600-normal.woff?url&no-inline';
import nunito from '@fontsource/nunito/files/nunito-latin-800-normal.woff?url&no-inline';
import outfit from '@fontsource/outfit/files/outfit-latin-700-normal.woff?url&no-inline';
import * as z from 'zod';
import type { typefaces } from '../../../brands/typefaces.ts';

/** A file of a font with the letters that it is for. */
type FontFile = { url: string; holds: (codePoint: number) => boolean };

/** Fetches a file of the build by its path. Throws if it is not there. */
export type ReadFile = (path: string) => Promise<Uint8Array>;

/** A font that was read, by the path of its file. */
export type FontBytes = { name: string; bytes: Uint8Array };

/** The fonts of a sheet by weight, in the order in which a letter looks for its font. */
export type SheetFonts = ReadonlyMap<Weight, readonly FontBytes[]>;

/** How a text is set: as usual, bold, or in the brand's own typeface. */
export type Weight = 'regular' | 'bold' | 'heading';

const urls: Readonly<Record<string, string>> = import.meta.glob<string>(
  [
    '/node_modules/@fontsource/noto-sans/files/*-{400,700}-normal.woff',
    '/node_modules/@fontsource/vazirmatn/files/vazirmatn-arabic-{400,700}-normal.woff',
    '/node_modules/@fontsource/noto-sans-hebrew/files/noto-sans-hebrew-hebrew-{400,700}-normal.woff',
    '/node_modules/@fontsource/noto-sans-jp/files/noto-sans-jp-[0-9]*-{400,700}-normal.woff',
  ],
  { query: '?url&no-inline', import: 'default', eager: true, exhaustive: true },
);
const brandFiles: Readonly<Record<keyof typeof typefaces, string | undefined>> = {
  system: undefined,
  rounded: nunito,
  geometric: outfit,
  engineered: barlow,
};
const partsOfFamily = z.record(z.string(), z.string());

/** Reads the fonts of these texts: only the files that hold one of their letters. Throws if a file cannot be read. */
export async function readFonts(
  texts: ReadonlyMap<Weight, readonly string[]>,
  typeface: keyof typeof typefaces,
  readFile: ReadFile,
): Promise<SheetFonts> {
  const read = new Map<string, Promise<FontBytes>>();
  const fontAt = ({ url }: FontFile) => {
    const font = read.get(url) ?? readFile(url).then((bytes) => ({ name: url, bytes }));
    read.set(url, font);
    return font;
  };
  return new Map(
    await Promise.all(
      [...texts].map(async ([weight, words]) => {
        const files = neededFiles(await fontFiles(weight, typeface, words, readFile), words);
        return [weight, await Promise.all(files.map(fontAt))] as const;
      }),
    ),
  );
}

/** The first file that holds each letter; where none does, the first file of all, which has a box. */
function neededFiles(files: readonly FontFile[], texts: readonly string[]): FontFile[] {
  const letters = new Set(texts.flatMap((text) => [...text, ' ']));
  const needed = new Set(
    [...letters].map((letter) => files.find(({ holds }) => holds(codeOf(letter))) ?? files[0]),
  );
  return files.filter((file) => needed.has(file));
}

/**
 * Returns the files that hold the letters of texts of one weight, in the order in which a letter looks for its font. The list
 * of the Japanese files, one for each hundred letters, is fetched only for a text that may need it.
 */
async function fontFiles(
  weight: Weight,
  typeface: keyof typeof typefaces,
  texts: readonly string[],
  readFile: ReadFile,
): Promise<FontFile[]> {
  const number = weight === 'regular' ? 400 : 700;
  const brandFile = weight === 'heading' ? brandFiles[typeface] : undefined;
  const files = [
    ...(brandFile ? [{ url: brandFile, holds: inRanges(latin.latin) }] : []),
    ...filesOf('noto-sans', latin, number),
    ...filesOf('noto-sans-hebrew', { hebrew: hebrew.hebrew }, number),
    // The Arabic of Noto draws the dots of letters apart, so that its text could not be copied.
    ...filesOf('vazirmatn', { arabic: arabic.arabic }, number),
  ];
  const letters = new Set(texts.join(''));
  if ([...letters].every((letter) => files.some(({ holds }) => holds(codeOf(letter))))) return files;
  const japanese = partsOfFamily.parse(JSON.parse(new TextDecoder().decode(await readFile(japaneseRanges))));
  return [...files, ...filesOf('noto-sans-jp', japanese, number)];
}

/** The code point of a letter. */
function codeOf(letter: string): number {
  return letter.codePointAt(0) ?? 0;
}

function filesOf(family: string, ranges: Readonly<Record<string, string>>, number: number): FontFile[] {
  return Object.entries(ranges).flatMap(([part, text]) => {
    const name = `${family}-${part.replace(/[[\]]/g, '')}-${number}-normal.woff`;
    const url = urls[`/node_modules/@fontsource/${family}/files/${name}`];
    return url ? [{ url, holds: inRanges(text) }] : [];
  });
}

/** Reads ranges such as `U+0-FF,U+131`. */
function inRanges(text: string): (codePoint: number) => boolean {
  let ranges: [number, number][] | undefined;
  return (codePoint) => {
    ranges ??= text.split(',').map((range) => {
      const [first = '', last = first] = range.slice('U+'.length).split('-');
      return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
    });
    return ranges.some(([first, last]) => codePoint >= first && codePoint <= last);
  };
}
