import type { Seen } from './seen.ts';

/**
 * A word of an enumeration or a code, as it may be shown: a plain word that is no part of what the account tells of a person.
 * Anything else is only described.
 */
export function shownWord(word: string, { personal }: Pick<Seen, 'personal'>): string {
  const plain = word.trim();
  const isPlain = /^[A-Za-z][A-Za-z0-9_. -]{0,59}$/.test(plain) && !/\d{5}/.test(plain);
  return isPlain && ![...personal].some((each) => plain.toLowerCase().includes(each))
    ? `\`${plain}\``
    : `a text of ${word.length} characters`;
}
