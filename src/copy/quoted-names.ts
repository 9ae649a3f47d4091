import type { Written } from './message.ts';

/**
 * A name in the quotes of any language here. A Hebrew one may stand behind a prefix of its word, where the sign of an
 * abbreviation such as מע״מ stands in the word.
 */
const QUOTED =
  /„(?<de>[^“]+)“|“(?<en>[^”]+)”|«[\u00a0\u202f]?(?<fr>[^»]+?)[\u00a0\u202f]?»|「(?<ja>[^」]+)」|(?<=(?:^|[^\p{L}])[בהוכלמש]{0,2})״(?<he>[^״]+)״/gu;

/** Sentences that quote what is no sentence here. */
const elsewhere: ReadonlySet<string> = new Set([
  // Words of the Google Home and Alexa apps.
  'linking.unlink_google',
  'linking.unlink_alexa',
  // Japanese quotes a value: “none”.
  'plans.historyFromNone',
  'plans.historyToNone',
]);

/** The names that a text quotes. A variable alone is another sentence already. */
export function quotedNames(text: string): string[] {
  return [...text.matchAll(QUOTED)]
    .flatMap(({ groups }) => Object.values(groups ?? {}).filter((name) => name !== undefined))
    .filter((name) => !/^\{\w+\}$/.test(name));
}

/** Of all sentences of a language, by `<section>.<key>`: those that quote a name which no page, button or title has. */
export function misquoted(sentences: ReadonlyMap<string, Written>): string[] {
  const texts = new Map([...sentences].map(([id, sentence]) => [id, textsOf(sentence)]));
  const names = new Set([...texts.values()].flat());
  return [...texts].flatMap(([id, own]) =>
    elsewhere.has(id)
      ? []
      : own
          .flatMap(quotedNames)
          .filter((name) => !names.has(name))
          .map((name) => `${id}: quotes “${name}”, which no page, button or title says`),
  );
}

function textsOf(sentence: Written): readonly string[] {
  return typeof sentence === 'string' ? [sentence] : Object.values(sentence);
}
