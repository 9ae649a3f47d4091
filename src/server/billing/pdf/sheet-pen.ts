import type { PDFDocument } from 'pdfkit';
import type { Palette } from '../../../brands/theme.ts';
import type { Face, Faces } from './faces.ts';
import type { SheetText, Style } from './invoice-sheet.ts';
import { type Line, textLines } from './text-lines.ts';
import { type BaseDirection, type Run, visualRuns } from './visual-runs.ts';

/** A column of the sheet: from its start to its end, in points from the side where the page's language begins. */
export type Column = { from: number; to: number };

/** How high a line of text is, and how deep its baseline lies in it, as a share of the size of the letters. */
const LINE_HEIGHT = 1.45;
const BASELINE = 1.05;

/**
 * Makes what writes on the sheet of a document whose language is read in `direction`, with the palette of the brand. All measures
 * are in points; `y` goes down from the upper edge of the page.
 */
export function sheetPen(
  doc: PDFDocument,
  { faces, palette, direction }: { faces: Faces; palette: Palette; direction: 'ltr' | 'rtl' },
) {
  for (const { name, font } of faces.all) doc.registerFont(name, font);

  const levelled = new WeakMap<SheetText, ReturnType<typeof visualRuns<Face>>>();
  const runsOf = (text: SheetText, line?: Line) => {
    const { words, style, isIsolated } = text;
    const base: BaseDirection = isIsolated ? 'auto' : direction;
    const runs = levelled.get(text) ?? visualRuns(words, base, (letter) => faces.of(style.weight, letter));
    levelled.set(text, runs);
    return runs(line);
  };
  const advances = new Map<string, number>();
  /** The width of a run in letters of size 1. A run is measured several times, and shaped for it once. */
  const advanceOf = (run: Run<Face>) => {
    const key = `${run.font.name} ${run.isRightToLeft} ${run.text}`;
    const { font } = turned(run);
    const advance = advances.get(key) ?? font.layout(run.text, []).advanceWidth / font.unitsPerEm;
    advances.set(key, advance);
    return advance;
  };
  const widthOf = (runs: readonly Run<Face>[], style: Style) =>
    runs.reduce((sum, run) => sum + advanceOf(run) * style.size, 0);
  const broken = new WeakMap<SheetText, { width: number; lines: Line[] }>();
  /** The lines of a text in a column of this width. Its height and its drawing ask for the same ones. */
  const linesOf = (text: SheetText, width: number) => {
    const known = broken.get(text);
    if (known?.width === width) return known.lines;
    const lines = textLines(text.words, width, (line) => widthOf(runsOf(text, line), text.style));
    broken.set(text, { width, lines });
    return lines;
  };
  /** Turns a column around where the language is read from the right. */
  const onPage = ({ from, to }: Column) =>
    direction === 'ltr'
      ? { left: from, right: to }
      : { left: doc.page.width - to, right: doc.page.width - from };

  return {
    /** The width of a text in one line. */
    width: (text: SheetText) => widthOf(runsOf(text), text.style),

    /** The height of a text in a column. */
    height: (text: SheetText, { from, to }: Column) =>
      linesOf(text, to - from).length * text.style.size * LINE_HEIGHT,

    /** Writes a text into a column, at its start or its end. */
    write(text: SheetText, column: Column, y: number, align: 'start' | 'end' = 'start'): void {
      const { style } = text;
      const { left, right } = onPage(column);
      const isAtLeft = (align === 'start') === (direction === 'ltr');
      for (const [index, line] of linesOf(text, column.to - column.from).entries()) {
        const runs = runsOf(text, line);
        let x = isAtLeft ? left : right - widthOf(runs, style);
        const baseline = y + style.size * (index * LINE_HEIGHT + BASELINE);
        doc.fillColor(palette[style.colour]);
        for (const run of runs) {
          const textWidth = advanceOf(run) * style.size;
          doc.font(turned(run).name, style.size);
          doc.text(run.text, x, baseline, {
            lineBreak: false,
            baseline: 'alphabetic',
            features: [],
            textWidth,
            wordCount: 1,
          });
          x += textWidth;
        }
      }
    },

    /** Draws a line across a column. */
    rule(column: Column, y: number): void {
      const { left, right } = onPage(column);
      doc.markContent('Artifact', { type: 'Layout' });
      doc.rect(left, y, right - left, 0.75).fill(palette.border);
      doc.endMarkedContent();
    },

    /** Paints the rounded back of a badge. */
    back(column: Column, y: number, height: number, colour: keyof Palette): void {
      const { left, right } = onPage(column);
      doc.markContent('Artifact', { type: 'Layout' });
      doc.roundedRect(left, y, right - left, height, height / 2).fill(palette[colour]);
      doc.endMarkedContent();
    },
  };
}

/** The face of a run, which shapes what comes next in the direction of the run. */
function turned({ font: face, isRightToLeft }: Run<Face>): Face {
  face.direction = isRightToLeft ? 'rtl' : 'ltr';
  return face;
}
