import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';

/** What a PDF says of itself and shows. */
export type ReadPdf = {
  language: string | undefined;
  title: string | undefined;
  pages: number;
  /** Width and height of its last page, in points. */
  size: string;
  /** Its words in the order in which they stand, with a space between pieces; of a right-to-left line, from the left. */
  text: string;
  /** Every letter of the text, without spaces. */
  letters: string;
  /** The kinds of its structure. */
  tags: string[];
  /** How many glyphs are the box for a letter that no font has. */
  boxes: number;
};

/** Reads a PDF as a reader of documents does. Throws if it is none. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  // The reader keeps the bytes that it is given.
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const { OPS } = await getResolvedPDFJS();
  const { info } = await document.getMetadata();
  const read: ReadPdf = {
    language: textOf(info, 'Language'),
    title: textOf(info, 'Title'),
    pages: document.numPages,
    size: '',
    text: '',
    letters: '',
    tags: [],
    boxes: 0,
  };
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const [, , width = 0, height = 0] = page.view;
    read.size = `${Math.round(width)} ${Math.round(height)}`;
    const { items } = await page.getTextContent();
    const pieces = items.flatMap((item) => ('str' in item ? [item.str] : []));
    read.text += `${pieces.join(' ')} `;
    read.letters += pieces.join('').replace(/\s/g, '');
    read.tags.push(...tagsOf(await page.getStructTree()));
    const { fnArray, argsArray } = await page.getOperatorList();
    for (const [index, operation] of fnArray.entries())
      if (operation === OPS.showText) read.boxes += boxesIn(argsArray[index]);
  }
  await document.cleanup();
  return read;
}

function textOf(info: object, name: string): string | undefined {
  const value: unknown = Reflect.get(info, name);
  return typeof value === 'string' ? value : undefined;
}

function tagsOf(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const role: unknown = Reflect.get(node, 'role');
  const children: unknown = Reflect.get(node, 'children');
  return [
    ...(typeof role === 'string' ? [role] : []),
    ...(Array.isArray(children) ? children.flatMap(tagsOf) : []),
  ];
}

/** The glyphs of one operation with the first number of their font, which is that of the box. */
function boxesIn(parts: unknown): number {
  return [parts].flat(2).filter((glyph) => isGlyph(glyph) && glyph.originalCharCode === 0).length;
}

function isGlyph(value: unknown): value is { originalCharCode: number } {
  return typeof value === 'object' && value !== null && 'originalCharCode' in value;
}
