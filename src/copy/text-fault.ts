/** Words of nearly every English sentence that no other language here has. */
const ENGLISH = /\b(the|you|your|this|that|with|and|please|we|our|have|is not|cannot)\b/iu;

/** True for a text with a word that is English and nothing else. */
export function hasEnglish(text: string): boolean {
  return ENGLISH.test(text);
}

/** What is wrong with the form of one text of a sentence, in any language; undefined where nothing is. */
export function textFault(text: string): string | undefined {
  if (text.trim() === '') return 'is empty';
  if (text.trim() !== text) return 'begins or ends with a space';
  if (/[{}<>]/.test(text.replace(/\{\w+\}/g, ''))) return 'has a bracket or a tag';
  return undefined;
}

/** The names of the variables in a text. */
export function namesIn(text: string): Set<string> {
  return new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? ''));
}
