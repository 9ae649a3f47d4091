import { create, type Direction, type Font } from 'fontkit';
import type { FontBytes, SheetFonts, Weight } from './font-files.ts';
import { sfntOf } from './sfnt-of.ts';

/** A font of the document by its name. It shapes what it is given in the direction that was set last. */
export type Face = { name: string; font: Font; direction: Direction };

/** The face of each letter, by weight. A letter that no font has gets a face that draws a box for it. */
export type Faces = { all: readonly Face[]; of: (weight: Weight, letter: string) => Face };

/** Returns the faces of fonts that were read. Throws if a font is none. */
export function facesOf(fonts: SheetFonts): Faces {
  const made = new Map<string, Face>();
  const byWeight = new Map<Weight, Face[]>();
  for (const [weight, files] of fonts)
    byWeight.set(
      weight,
      files.map((file) => {
        const face = made.get(file.name) ?? faceOf(file);
        made.set(file.name, face);
        return face;
      }),
    );
  return {
    all: [...made.values()],
    of: (weight, letter) => {
      const faces = byWeight.get(weight) ?? [];
      const code = letter.codePointAt(0) ?? 0;
      const face = faces.find(({ font }) => font.hasGlyphForCodePoint(code)) ?? faces[0];
      if (!face) throw new Error(`no font was loaded for ${weight} text`);
      return face;
    },
  };
}

function faceOf({ name, bytes }: FontBytes): Face {
  const font = create(sfntOf(bytes));
  const face: Face = { name, font, direction: 'ltr' };
  // Left alone, the library tells the direction by the letters, and turns the digits of an Arabic amount around.
  const layout: Font['layout'] = (text, features) =>
    font.layout(text, features, undefined, undefined, face.direction);
  face.font = Object.create(font, { layout: { value: layout } });
  return face;
}
