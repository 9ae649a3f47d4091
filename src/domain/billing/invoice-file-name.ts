import type { CalendarDay } from '../../contracts/when.ts';

/** The longest part of a file's name, in characters. */
const MAX_PART_LENGTH = 60;

/**
 * Returns the `Content-Disposition` of an invoice that is kept as a file: a name of plain letters for every browser, and
 * beside it, by RFC 8187, one with the letters of any script.
 */
export function invoiceDisposition(file: {
  brand: string;
  day: CalendarDay | undefined;
  id: string;
}): string {
  const parts = [file.brand.toLowerCase(), 'invoice', file.day ?? '', file.id];
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
  return `attachment; filename="${plain}.pdf"; filename*=UTF-8''${whole}.pdf`;
}
