import { stringify } from 'csv-stringify/sync';

/** A cell: a text, or a number that is written already. */
export type Cell = string | { number: string };

/** What is in a number cannot be a formula, and a mark before it would make it a text. */
const asItStands = { escape_formulas: false };

/**
 * Writes a table as CSV by RFC 4180, in UTF-8 with the mark by which a spreadsheet knows it. A text that a spreadsheet would
 * take for a formula gets an apostrophe before it.
 */
export function tableText(rows: readonly (readonly Cell[])[], separator: ',' | ';'): string {
  return stringify(
    rows.map((row) => [...row]),
    {
      bom: true,
      delimiter: separator,
      record_delimiter: 'windows',
      escape_formulas: true,
      cast: { object: ({ number }) => ({ value: String(number), ...asItStands }) },
    },
  );
}
