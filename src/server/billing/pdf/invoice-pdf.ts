import { PDFDocument, type StructureElement } from 'pdfkit';
import { toBytes } from 'pdfkit/output';
import { withoutIsolates } from '../../../domain/text/bidi.ts';
import type { Palette } from '../../../brands/theme.ts';
import { facesOf } from './faces.ts';
import type { SheetFonts } from './font-files.ts';
import type { InvoiceSheet, SheetRow, SheetText } from './invoice-sheet.ts';
import { type Column, sheetPen } from './sheet-pen.ts';

/** How the sheet is made: the language and direction of its words, the paper, the brand, the moment. */
export type SheetSetting = {
  language: string;
  direction: 'ltr' | 'rtl';
  paper: 'A4' | 'LETTER';
  brand: string;
  palette: Palette;
  nowMs: number;
};

const MARGIN = 54;
const ROW_GAP = 6;
/** How wide the column of sums is, and how far apart two columns are. */
const SUMS_WIDTH = 220;
const GAP = 24;

/**
 * Draws an invoice as a PDF: light, on one sheet if it fits, tagged, with the fonts of its own letters alone. Only the Worker
 * that draws (`pdf-worker.ts`) imports this module, because it brings its libraries along. Throws if a font is none.
 */
export async function invoicePdf(
  sheet: InvoiceSheet,
  { language, direction, paper, brand, palette, nowMs }: SheetSetting,
  fonts: SheetFonts,
): Promise<Uint8Array<ArrayBuffer>> {
  const doc = new PDFDocument({
    size: paper,
    margin: 0,
    font: null,
    lang: language,
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    autoFirstPage: false,
    info: {
      Title: withoutIsolates(sheet.title.words),
      Author: brand,
      Creator: brand,
      CreationDate: new Date(nowMs),
    },
  });
  const bytes = toBytes(doc);
  doc.addPage();
  draw(doc, sheet, sheetPen(doc, { faces: facesOf(fonts), palette, direction }));
  doc.end();
  return bytes;
}

function draw(doc: PDFDocument, sheet: InvoiceSheet, pen: ReturnType<typeof sheetPen>): void {
  const whole: Column = { from: MARGIN, to: doc.page.width - MARGIN };
  const middle = (whole.from + whole.to) / 2;
  const sums: Column = { from: whole.to - SUMS_WIDTH, to: whole.to };
  let y = MARGIN;

  const tagged = (tag: string, { lang }: Pick<SheetText, 'lang'>, content: () => void) =>
    doc.struct(tag, lang ? { lang } : {}, content);
  const paragraph = (text: SheetText, column: Column, tag = 'P') => {
    doc.addStructure(tagged(tag, text, () => pen.write(text, column, y)));
    y += pen.height(text, column);
  };
  /** Writes a line of two texts on this page, or on a new one where it does not fit. */
  const row = (
    table: StructureElement,
    [label, value]: SheetRow,
    column: Column,
    tags: readonly [string, string],
  ) => {
    // A rounding error must not break a line that fits.
    const width = column.to - column.from - GAP - 1;
    const labelWidth = Math.min(pen.width(label), Math.max(width - pen.width(value), width / 2)) + 0.5;
    const labels = { from: column.from, to: column.from + labelWidth };
    const values = { from: labels.to + GAP, to: column.to };
    const height = Math.max(pen.height(label, labels), pen.height(value, values));
    if (y + height > doc.page.height - MARGIN) {
      doc.addPage();
      y = MARGIN;
    }
    table.add(
      doc.struct('TR', {}, [
        tagged(tags[0], label, () => pen.write(label, labels, y)),
        tagged(tags[1], value, () => pen.write(value, values, y, 'end')),
      ]),
    );
    y += height;
  };
  const table = (fill: (element: StructureElement) => void) => {
    const element = doc.struct('Table', {});
    doc.addStructure(element);
    fill(element);
    element.end();
  };

  head();
  y += 28;
  const top = y;
  for (const [index, text] of sheet.parties.entries()) {
    if (index === 2) y += 14;
    paragraph(text, { from: whole.from, to: middle - GAP / 2 });
  }
  const left = y;
  y = top;
  table((element) => {
    for (const fact of sheet.facts) {
      row(element, fact, { from: middle + GAP / 2, to: whole.to }, ['TH', 'TD']);
      y += ROW_GAP;
    }
  });
  y = Math.max(left, y) + 28;
  if (sheet.lines.length > 0) table(items);
  y += 12;
  table((element) => {
    for (const sum of sheet.sums) {
      row(element, sum, sums, ['TH', 'TD']);
      y += ROW_GAP;
    }
    y += 2;
    pen.rule(sums, y);
    y += 8;
    row(element, sheet.total, sums, ['TH', 'TD']);
  });

  function head(): void {
    const { title, status } = sheet;
    if (!status) return paragraph(title, whole, 'H1');
    const badge = { from: whole.to - pen.width(status.text) - 18, to: whole.to };
    const titles = { from: whole.from, to: badge.from - GAP };
    const badgeTop = y + 5;
    paragraph(title, titles, 'H1');
    pen.back(badge, badgeTop, 18, status.colour);
    const words = { from: badge.from + 9, to: badge.to - 8 };
    doc.addStructure(doc.struct('P', {}, () => pen.write(status.text, words, badgeTop + 2.6)));
  }

  function items(element: StructureElement): void {
    row(element, sheet.columns, whole, ['TH', 'TH']);
    y += ROW_GAP;
    pen.rule(whole, y);
    y += ROW_GAP + 2;
    for (const [index, line] of sheet.lines.entries()) {
      if (index > 0) {
        pen.rule(whole, y);
        y += ROW_GAP + 2;
      }
      row(element, line, whole, ['TD', 'TD']);
      y += ROW_GAP + 2;
    }
  }
}
