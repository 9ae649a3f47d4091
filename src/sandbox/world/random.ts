/** Where tokens, keys and codes come from; an argument, so that a test may choose. */
export type Random = {
  /** Lower-case hexadecimal text of that many bytes. */
  hex(bytes: number): string;
  /** That many decimal digits, each equally likely; may start with 0. */
  digits(count: number): string;
};

/** Unguessable values from the platform's cryptographic source. */
export const secureRandom: Random = {
  hex(bytes) {
    return [...crypto.getRandomValues(new Uint8Array(bytes))]
      .map((byte) => byte.toString(16).padStart(2, '0'))
      .join('');
  },
  digits(count) {
    return Array.from({ length: count }, secureDigit).join('');
  },
};

/** Bytes of 250 and more are thrown away, so that no digit comes up more often. */
function secureDigit(): string {
  for (;;) {
    const [byte] = crypto.getRandomValues(new Uint8Array(1));
    if (byte !== undefined && byte < 250) return String(byte % 10);
  }
}
