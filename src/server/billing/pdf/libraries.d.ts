/**
 * What is used of packages that have no types of their own, at the versions of package.json. The types of DefinitelyTyped are wider,
 * and of an earlier pdfkit.
 */

declare module 'pdfkit' {
  import type { Font } from 'fontkit';

  /** A piece of the document's structure, which readers for people who cannot see use. */
  export type StructureElement = { add(child: StructureElement): void; end(): void };

  export type PageOptions = { size: 'A4' | 'LETTER'; margin: number };

  export class PDFDocument {
    constructor(
      options: PageOptions & {
        font: null;
        lang: string;
        tagged: true;
        displayTitle: true;
        pdfVersion: '1.7';
        autoFirstPage: false;
        info: { Title: string; Author: string; Creator: string; CreationDate: Date };
      },
    );
    page: { width: number; height: number };
    addPage(): this;
    registerFont(name: string, font: Font): this;
    font(name: string, size: number): this;
    fillColor(colour: string): this;
    /** Draws one run of glyphs from `x` with its baseline at `y`, in points from the upper left corner of the page. */
    text(
      text: string,
      x: number,
      y: number,
      options: {
        lineBreak: false;
        baseline: 'alphabetic';
        features: string[];
        textWidth: number;
        wordCount: 1;
      },
    ): this;
    roundedRect(x: number, y: number, width: number, height: number, radius: number): this;
    rect(x: number, y: number, width: number, height: number): this;
    fill(colour: string): this;
    struct(
      type: string,
      options: { lang?: string },
      children?: StructureElement[] | (() => void),
    ): StructureElement;
    addStructure(element: StructureElement): this;
    markContent(tag: 'Artifact', options: { type: 'Layout' }): this;
    endMarkedContent(): this;
    end(): void;
  }
}

declare module 'pdfkit/output' {
  import type { PDFDocument } from 'pdfkit';

  /** The bytes of a document, once it has ended. Call it before the end. */
  export function toBytes(document: PDFDocument): Promise<Uint8Array<ArrayBuffer>>;
}

declare module 'fontkit' {
  export type Direction = 'ltr' | 'rtl';

  export type Font = {
    unitsPerEm: number;
    hasGlyphForCodePoint(codePoint: number): boolean;
    /** Shapes a text of one direction and returns its glyphs in the order in which they are drawn. */
    layout(
      text: string,
      features?: string[],
      script?: string,
      language?: string,
      direction?: Direction,
    ): { advanceWidth: number; glyphs: { id: number }[] };
  };

  /** Reads a font. Throws if it is none. */
  export function create(bytes: Uint8Array): Font;
}

declare module 'linebreak' {
  /** Finds where the lines of a text may end, by UAX 14. */
  export default class LineBreaker {
    constructor(text: string);
    nextBreak(): { position: number; required: boolean } | null;
  }
}
