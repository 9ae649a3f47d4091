import { create, type Direction, type Font } from 'fontkit';
import type { typefaces } from '../../../brands/typefaces.ts';
import { codeOf, type FontFile, fontFiles, type ReadFile, type Weight } from './font-files.ts';
import { sfntOf } from './sfnt-of.ts';

/** A font of the document by its name. It shapes what it is given in the direction that was set last. */
export type Face = { name: string; font: Font; direction: Direction };

/** The face of each letter, by weight. A letter that no font has gets a face that draws a box for it. */
export type Faces = { all: readonly Face[]; of: (weight: Weight, letter: string) => Face };

/** Loads the fonts of these texts: only the files that hold one of their letters. Throws if a file cannot be read. */
export async function loadFaces(
  texts: ReadonlyMap<Weight, readonly string[]>,
  typeface: keyof typeof typefaces,
  readFile: ReadFile,
): Promise<Faces> {
  const loaded = new Map<string, Promise<Face>>();
  const byWeight = new Map<Weight, Face[]>();
  const load = ({ url }: FontFile) => {
    const face = loaded.get(url) ?? faceOf(url, readFile);
    loaded.set(url, face);
    return face;
  };
  await Promise.all(
    [...texts].map(async ([weight, words]) => {
      const files = await fontFiles(weight, typeface, words, readFile);
      byWeight.set(weight, await Promise.all(neededFiles(files, words).map(load)));
    }),
  );
  return {
    all: await Promise.all(loaded.values()),
    of: (weight, letter) => {
      const faces = byWeight.get(weight) ?? [];
      const face = faces.find(({ font }) => font.hasGlyphForCodePoint(codeOf(letter))) ?? faces[0];
      if (!face) throw new Error(`no font was loaded for ${weight} text`);
      return face;
    },
  };
}

/** The first file that holds each letter; where none does, the first file of all, which has a box. */
function neededFiles(files: readonly FontFile[], texts: readonly string[]): FontFile[] {
  const letters = new Set(texts.flatMap((text) => [...text, ' ']));
  const needed = new Set(
    [...letters].map((letter) => files.find(({ holds }) => holds(codeOf(letter))) ?? files[0]),
  );
  return files.filter((file) => needed.has(file));
}

async function faceOf(url: string, readFile: ReadFile): Promise<Face> {
  const font = create(sfntOf(await readFile(url)));
  const face: Face = { name: url, font, direction: 'ltr' };
  // Left alone, the library tells the direction by the letters, and turns the digits of an Arabic amount around.
  const layout: Font['layout'] = (text, features) =>
    font.layout(text, features, undefined, undefined, face.direction);
  face.font = Object.create(font, { layout: { value: layout } });
  return face;
}
