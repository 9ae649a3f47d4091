/** Stands in for the reader of WOFF2 in the library of fonts: the portal's own fonts are WOFF (docs/adr/070). Always throws. */
export default function decompress(): never {
  throw new Error('a WOFF2 file cannot be read');
}
