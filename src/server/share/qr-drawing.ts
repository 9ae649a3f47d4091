import { encodeQR } from 'qr';

/** The empty margin that a camera needs to find a code, in modules. */
const QUIET_ZONE = 4;

/** Draws a text as a QR code in a square of `size` modules: one path, with a rectangle for each run of dark modules. */
export function qrDrawing(text: string): { size: number; path: string } {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET_ZONE });
  const runs = rows.flatMap((row, y) =>
    row.map((isDark, x) => {
      if (!isDark || row[x - 1]) return '';
      const end = row.indexOf(false, x);
      return `M${x} ${y}h${end - x}v1H${x}z`;
    }),
  );
  return { size: rows.length, path: runs.join('') };
}
