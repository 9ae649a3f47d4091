const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = 'áƀçďéƒĝĥíĵķļɱñóƥɋřšťúṽŵẋýžÁƁÇĎÉƑĜĤÍĴĶĻṀÑÓƤɊŘŠŤÚṼŴẊÝŽ';
const accents = new Map([...LETTERS].map((letter, index) => [letter, [...ACCENTED][index] ?? letter]));

/** The brackets around a sentence of the pseudo-language. */
export const PSEUDO_BRACKETS = ['⟦', '⟧'] as const;

/** A sentence in the pseudo-language: in brackets, accented, and a third longer, for every vowel stands twice. Places stay. */
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
