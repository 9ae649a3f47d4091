import { directionOf, knownLanguage } from './languages.ts';

/**
 * Isolates a text, such as a name from the platform, so that it keeps its own direction inside a right-to-left
 * sentence. `tag` is the BCP 47 tag of the sentence.
 */
export function isolate(text: string, tag: string): string {
  return isRightToLeft(tag) ? `${FIRST_STRONG}${text}${POP}` : text;
}

/** Isolates a number, such as a card's, from left to right inside a right-to-left sentence. */
export function leftToRight(text: string, tag: string): string {
  return isRightToLeft(tag) ? `${LEFT_TO_RIGHT}${text}${POP}` : text;
}

/** True for the BCP 47 tag of a right-to-left language of the portal. */
export function isRightToLeft(tag: string): boolean {
  const language = knownLanguage(tag.split('-', 1)[0]);
  return language !== undefined && directionOf(language) === 'rtl';
}

/** Removes the isolates from a text that is used outside a page, such as the subject of a mail. */
export function withoutIsolates(text: string): string {
  return text.replace(/[\u2066-\u2069]/g, '');
}

const LEFT_TO_RIGHT = '\u2066';
const FIRST_STRONG = '\u2068';
const POP = '\u2069';
