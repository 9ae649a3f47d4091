import { regionalLanguage } from '../domain/text/languages.ts';
import type { Written } from './message.ts';

/** The sentences of a journey as the copy writes them, by key. */
export type Sentences = Readonly<Record<string, Written>>;

/** The copy modules by path, `./<language>/…/<journey>.ts`. Each exports its sentences under the name of its file. */
export type CopyModules = Readonly<Record<string, Readonly<Record<string, Sentences>>>>;

/**
 * The sentences of every language except English by `<language>/<journey>`: JSON lists in the order of the English
 * keys, with null for a sentence that a regional language has from its base.
 */
export type PackedCopy = Readonly<Record<string, string>>;

const ENGLISH = 'en';

/**
 * Packs the sentences of the languages without their keys, which would be repeated for each language. Throws an Error that
 * names the missing files of a language, or the missing sentences of a file.
 */
export function packedCopy(modules: CopyModules, languages: readonly string[]): PackedCopy {
  refuseMissingFiles(modules, languages);
  const files = Object.entries(modules).flatMap(([path, module]) => {
    const { language, journey } = namesOf(path);
    const sentences = module[journey];
    return sentences ? [{ language, journey, sentences }] : [];
  });
  const english = new Map(
    files
      .filter(({ language }) => language === ENGLISH)
      .map(({ journey, sentences }) => [journey, sentences]),
  );
  return Object.fromEntries(
    files
      .filter(({ language }) => language !== ENGLISH)
      .map(({ language, journey, sentences }) => {
        const list = packed({ language, journey, sentences }, english.get(journey) ?? {});
        return [`${language}/${journey}`, list];
      }),
  );
}

/** Restores the sentences of a packed list under the English keys. */
export function unpackedSentences(list: string, english: Sentences): Sentences {
  const sentences: readonly (Written | null)[] = JSON.parse(list);
  return Object.fromEntries(
    Object.keys(english).flatMap((key, index) => {
      const sentence = sentences[index];
      return sentence ? [[key, sentence]] : [];
    }),
  );
}

function refuseMissingFiles(modules: CopyModules, languages: readonly string[]): void {
  const english = Object.keys(modules).filter((path) => namesOf(path).language === ENGLISH);
  const lacking = languages.flatMap((language) => {
    const missing = english
      .map((path) => path.replace(`./${ENGLISH}/`, `./${language}/`))
      .filter((path) => !Object.hasOwn(modules, path))
      .map((path) => path.replace('./', '  src/copy/'));
    return missing.length === 0
      ? []
      : [
          `${language} lacks ${missing.length === 1 ? '1 file' : `${missing.length} files`} of sentences:`,
          ...missing,
        ];
  });
  if (lacking.length > 0) throw new Error([...lacking, 'See docs/add-a-language.md'].join('\n'));
}

type CopyFile = { language: string; journey: string; sentences: Sentences };

function packed({ language, journey, sentences }: CopyFile, english: Sentences): string {
  const keys = Object.keys(english);
  // A regional language has the others from its base.
  const lacking = regionalLanguage(language) ? [] : keys.filter((key) => sentences[key] === undefined);
  if (lacking.length > 0)
    throw new Error(`The sentences of ${language}/${journey} lack ${lacking.join(', ')}`);
  return JSON.stringify(keys.map((key) => sentences[key] ?? null));
}

function namesOf(path: string): { language: string; journey: string } {
  const parts = path.replace(/^\.\/|\.ts$/g, '').split('/');
  return { language: parts[0] ?? '', journey: parts.at(-1) ?? '' };
}
