const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = 'áƀçďéƒĝĥíĵķļɱñóƥɋřšťúṽŵẋýžÁƁÇĎÉƑĜĤÍĴĶĻṀÑÓƤɊŘŠŤÚṼŴẊÝŽ';
const accents = new Map([...LETTERS].map((letter, index) => [letter, [...ACCENTED][index] ?? letter]));

/** The brackets around a sentence of the pseudo-language. */
export const PSEUDO_BRACKETS = ['⟦', '⟧'] as const;

/**
 * Converts a sentence to the pseudo-language: bracketed, accented, and about a third longer because every vowel is
 * doubled. Variables stay as they are.
 */
export function pseudoText(text: string): string {
  const [open, close] = PSEUDO_BRACKETS;
  const parts = text.split(/(\{\w+\})/).map((part) => (part.startsWith('{') ? part : accented(part)));
  return `${open}${parts.join('')}${close}`;
}

function accented(text: string): string {
  return [...text]
    .map((letter) => (accents.get(letter) ?? letter).repeat(/[aeiou]/.test(letter) ? 2 : 1))
    .join('');
}
