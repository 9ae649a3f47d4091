import { plainText } from './plain-text.ts';

/**
 * The longest one-time code and e-mail address that a field takes in, in characters: longer than what is read of them, with
 * room for pasted spaces, dashes and invisible marks.
 */
export const MAX_TYPED_CODE = 40;
export const MAX_TYPED_ADDRESS = 640;

/**
 * Reads what a person types or pastes as one line for people to read: a name, a street, a reference. White space is one space
 * or, at the ends, nothing; control and format characters are gone. Nothing else changes, because a compatible character,
 * a variant of a letter, or a joiner or non-joiner within a Persian or Indic name is how its owner writes it.
 */
export function normalizeName(typed: string): string {
  return plainText(typed)
    .replace(/(?![\u200c\u200d])\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/^[ \u200c\u200d]+|[ \u200c\u200d]+$/g, '');
}

/**
 * Reads what a person types or pastes as an e-mail address, a promo code or a one-time code: as a name, and besides without
 * any character that nobody sees, compatible characters are one (NFKC), digits of any script are 0 to 9, any dash is a
 * hyphen, and an ideographic full stop is a full stop. Letter case stays. A password is never read by it.
 */
export function normalizeIdentifier(typed: string): string {
  const identifier = normalizeName(typed)
    .replace(/\p{DI}/gu, '')
    .normalize('NFKC')
    .replace(/\p{Nd}/gu, asciiDigit)
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/。/g, '.');
  // Compatible characters may have brought spaces.
  return normalizeName(identifier);
}

/** The digits of each script follow one another from its zero, so that those before a digit tell its value. */
function asciiDigit(digit: string): string {
  const codePoint = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(codePoint - before - 1))) before += 1;
  return `${before % 10}`;
}
