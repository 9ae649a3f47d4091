/**
 * The longest one-time code and e-mail address that a field takes in, in characters: longer than what is read of them, with
 * room for pasted spaces, dashes and invisible marks.
 */
export const MAX_TYPED_CODE = 40;
export const MAX_TYPED_ADDRESS = 640;

/** White space of any script, and the control characters that move to another line or column. */
const gap = /[\t-\r\u0085\p{Z}]+/gu;
/** Control and format characters, and those that a font without them leaves out. */
const invisible = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]+/gu;
const dash = /[\p{Pd}\u2212]/gu;

/**
 * Reads what a person types or pastes as an e-mail address, a promo code or a one-time code: compatible characters are one
 * (NFKC), digits of any script are 0 to 9, any dash is a hyphen, an ideographic full stop is a full stop, white space is one
 * space or, at the ends, nothing, and invisible characters are gone. Letter case stays. A password is never read by it.
 */
export function normalizeIdentifier(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(gap, ' ')
    .replace(invisible, '')
    .replace(/\p{Nd}/gu, asciiDigit)
    .replace(dash, '-')
    .replaceAll('。', '.')
    .normalize('NFKC')
    .replace(/ {2,}/g, ' ')
    .trim();
}

/** The digits of each script follow one another from its zero, so that those before a digit tell its value. */
function asciiDigit(digit: string): string {
  const place = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(place - before - 1))) before += 1;
  return String(before % 10);
}

/** Invisible characters, but for the two that join and part the letters of Persian and Indic names. */
const invisibleInName = /(?![\u200c\u200d])[\p{Cc}\p{Cf}]+/gu;

/**
 * Reads what a person types or pastes as one line for people to read: a name, a street, a reference. White space is one space
 * or, at the ends, nothing; control and format characters are gone. Nothing else changes, because a compatible character,
 * a variant of a letter or a joiner within a name is how its owner writes it.
 */
export function normalizeName(typed: string): string {
  return typed
    .replace(gap, ' ')
    .replace(invisibleInName, '')
    .replace(/ {2,}/g, ' ')
    .replace(/^[ \u200c\u200d]+|[ \u200c\u200d]+$/g, '');
}
