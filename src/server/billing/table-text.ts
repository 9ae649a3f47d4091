import { stringify } from 'csv-stringify/sync';

/** A cell: a text, or a number that is written already. */
export type Cell = string | { number: string };

/** At what a spreadsheet may begin another cell, by its settings. */
const SPLITS = ',;\t|\r\n';
/** What the first letter of a formula would be after such a split, also behind quotes. */
const hiddenFormula = new RegExp(`([${SPLITS}]["']*)(?=[=+\\-@＝＋－＠])`, 'gu');

/** What is in a number cannot be a formula, and a mark before it would make it a text. */
const asItStands = { escape_formulas: false, quoted_match: null };

/**
 * Writes a table as CSV by RFC 4180, in UTF-8 with the mark by which a spreadsheet knows it. A text that a spreadsheet would
 * take for a formula gets an apostrophe before it, and so does a part of a text that a spreadsheet with another separator
 * would take for one.
 */
export function tableText(rows: readonly (readonly Cell[])[], separator: ',' | ';'): string {
  return stringify(
    rows.map((row) => [...row]),
    {
      bom: true,
      delimiter: separator,
      record_delimiter: 'windows',
      escape_formulas: true,
      quoted_match: new RegExp(`[${SPLITS}]`),
      cast: {
        string: (text) => text.replace(hiddenFormula, "$1'"),
        object: ({ number }) => ({ value: String(number), ...asItStands }),
      },
    },
  );
}
