/** The source of tokens, keys and codes; an argument, so that a test can choose them. */
export type Random = {
  /** Returns that many bytes as lower-case hexadecimal text. */
  hex(bytes: number): string;
  /** Returns that many decimal digits, each equally likely; the first may be 0. */
  digits(count: number): string;
};

/** Unpredictable values from the runtime's cryptographic source. */
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

/** Bytes of 250 and more are discarded, so that all digits are equally likely. */
function secureDigit(): string {
  for (;;) {
    const [byte] = crypto.getRandomValues(new Uint8Array(1));
    if (byte !== undefined && byte < 250) return String(byte % 10);
  }
}
