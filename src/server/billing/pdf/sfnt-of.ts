import { inflateSync } from 'node:zlib';

/** The sizes of the parts of both kinds of file, in bytes. */
const WOFF = { signature: 0x774f4646, header: 44, row: 20 };
const SFNT = { header: 12, row: 16 };

/**
 * Unpacks a WOFF file (https://www.w3.org/TR/WOFF/) into the font that it holds, so that each table is inflated once, by the
 * runtime. Throws if the bytes are no WOFF file.
 */
export function sfntOf(woff: Uint8Array): Uint8Array {
  const from = new DataView(woff.buffer, woff.byteOffset, woff.byteLength);
  if (woff.length < WOFF.header || from.getUint32(0) !== WOFF.signature) throw new Error('no WOFF file');
  const count = from.getUint16(12);
  const tables = Array.from({ length: count }, (_, index) => {
    const row = WOFF.header + index * WOFF.row;
    const [at, packed, length] = [4, 8, 12].map((field) => from.getUint32(row + field)) as [
      number,
      number,
      number,
    ];
    const bytes = woff.subarray(at, at + packed);
    return {
      tag: from.getUint32(row),
      checksum: from.getUint32(row + 16),
      bytes: packed < length ? inflateSync(bytes) : bytes,
    };
  });
  const heads = SFNT.header + count * SFNT.row;
  const sfnt = new Uint8Array(tables.reduce((size, { bytes }) => size + padded(bytes.length), heads));
  const to = new DataView(sfnt.buffer);
  to.setUint32(0, from.getUint32(4));
  to.setUint16(4, count);
  let at = heads;
  for (const [index, { tag, checksum, bytes }] of tables.entries()) {
    const row = SFNT.header + index * SFNT.row;
    for (const [field, value] of [tag, checksum, at, bytes.length].entries())
      to.setUint32(row + field * 4, value);
    sfnt.set(bytes, at);
    at += padded(bytes.length);
  }
  return sfnt;
}

/** A table begins at a multiple of four bytes. */
function padded(length: number): number {
  return (length + 3) & ~3;
}
