/** Words of nearly every English sentence that no other language here has. */
const ENGLISH = /\b(the|you|your|this|that|with|and|please|we|our|have|is not|cannot)\b/iu;

/** The marks and controls of writing direction. The portal isolates values itself. */
const DIRECTION = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/** True for a text with a word that is English and nothing else. */
export function hasEnglish(text: string): boolean {
  return ENGLISH.test(text);
}

/** What is wrong with the form of one text of a sentence, in any language; undefined where nothing is. */
export function textFault(text: string): string | undefined {
  if (text.trim() === '') return 'is empty';
  if (text.trim() !== text) return 'begins or ends with a space';
  if (/[{}<>]/.test(text.replace(/\{\w+\}/g, ''))) return 'has a bracket or a tag';
  const [mark] = DIRECTION.exec(text) ?? [];
  if (mark !== undefined)
    return `has a mark of direction, U+${mark.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
  return undefined;
}

/** The names of the variables in a text. */
export function namesIn(text: string): Set<string> {
  return new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? ''));
}
