/** The ends of lines and paragraphs, and tabs, as they stand in a character class. */
const BREAKS = '\\t-\\r\\u0085\\u2028\\u2029';
/** Control characters, and every mark, embedding, override and isolate of direction, as they stand in a character class. */
const UNSEEN = '\\p{Cc}\\p{Bidi_Control}';

const breaks = new RegExp(`[${BREAKS}]+`, 'gu');
const unseen = new RegExp(`[${UNSEEN}]`, 'gu');

/** What `plainText` changes, as it stands in a character class of a pattern with the flag `u`. */
export const NOT_PLAIN = BREAKS + UNSEEN;

/**
 * Frees a text for people of what nobody sees in it and what changes the text around it: control characters and the characters
 * of direction are gone, a line break or tab is a space. Joiner and non-joiner stay, which Persian, Hindi and emoji need. Where
 * a text needs a direction, the portal isolates it itself (`domain/text/bidi.ts`).
 */
export function plainText(text: string): string {
  return text.replace(breaks, ' ').replace(unseen, '');
}
