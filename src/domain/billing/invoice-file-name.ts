import type { CalendarDay } from '../../contracts/when.ts';

/** The longest part of a file's name, in characters. */
const MAX_PART_LENGTH = 60;

/** Returns the `Content-Disposition` of an invoice that is kept as a file. */
export function invoiceDisposition(file: {
  brand: string;
  day: CalendarDay | undefined;
  id: string;
}): string {
  return attachment([file.brand.toLowerCase(), 'invoice', file.day ?? '', file.id], 'pdf');
}

/** Returns the `Content-Disposition` of the invoices of a year that are kept as a table. */
export function yearDisposition({ brand, year }: { brand: string; year: string }): string {
  return attachment([brand.toLowerCase(), 'invoices', year], 'csv');
}

/** A name of plain letters for every browser, and beside it, by RFC 8187, one with the letters of any script. */
function attachment(parts: readonly string[], extension: string): string {
  const name = (unsafe: RegExp) =>
    parts
      .map((part) =>
        part
          .replace(unsafe, '-')
          .replace(/^-+|-+$/g, '')
          .slice(0, MAX_PART_LENGTH),
      )
      .filter((part) => part !== '')
      .join('-');
  const plain = name(/[^a-z0-9_]+/gi);
  const whole = encodeURIComponent(name(/[^\p{L}\p{M}\p{N}_]+/gu).toWellFormed());
  return `attachment; filename="${plain}.${extension}"; filename*=UTF-8''${whole}.${extension}`;
}
