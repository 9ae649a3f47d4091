import { directionOf, knownLanguage } from './languages.ts';

/** A name or a text of the platform, held together in its own direction where it stands among words read from right to left. */
export function apart(text: string, tag: string): string {
  return isRightToLeft(tag) ? `${FIRST_STRONG}${text}${POP}` : text;
}

/** A number such as a card’s, which is written from left to right in every language. */
export function leftToRight(text: string, tag: string): string {
  return isRightToLeft(tag) ? `${LEFT_TO_RIGHT}${text}${POP}` : text;
}

/** True for a BCP 47 tag of a language of the portal that is read from right to left. */
export function isRightToLeft(tag: string): boolean {
  const language = knownLanguage(tag.split('-', 1)[0]);
  return language !== undefined && directionOf(language) === 'rtl';
}

/** A text for where no page sets it, such as the subject of a mail: without the marks that hold its parts in their direction. */
export function withoutIsolates(text: string): string {
  return text.replace(/[\u2066-\u2069]/g, '');
}

const LEFT_TO_RIGHT = '\u2066';
const FIRST_STRONG = '\u2068';
const POP = '\u2069';
