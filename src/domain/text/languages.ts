/**
 * The portal's languages as BCP 47 tags, each with every sentence. English comes first: its copy defines which sentences
 * exist. docs/add-a-language.md lists what another language needs.
 */
export const languages = ['en', 'es', 'fr', 'de', 'pt-BR', 'ja', 'ar', 'he'] as const;
/** A language with every sentence. */
export type SpokenLanguage = (typeof languages)[number];

/** The languages of one region: each has the sentences that differ from those of its base, and a name of its own. */
const regionalLanguages = [
  { tag: 'es-ES', base: 'es', name: 'Español (España)' },
] as const satisfies readonly { tag: string; base: SpokenLanguage; name: string }[];
type RegionalLanguage = (typeof regionalLanguages)[number]['tag'];

/** A language that a person can choose. */
export type ChosenLanguage = SpokenLanguage | RegionalLanguage;
/** Every language that a person can choose, a regional one after its base. */
export const chosenLanguages: readonly ChosenLanguage[] = languages.flatMap((language) => [
  language,
  ...regionalLanguages.filter(({ base }) => base === language).map(({ tag }) => tag),
]);

/**
 * The pseudo-language: English text made longer, accented and bracketed, to reveal sentences outside the copy and text
 * that is cut off. It exists in the sandbox environment only.
 */
export const pseudoLanguage = 'en-XA';
/** A language of a page's sentences. */
export type Language = ChosenLanguage | typeof pseudoLanguage;

/** The regional language of a tag; undefined for any other tag. */
export function regionalLanguage(tag: string) {
  return regionalLanguages.find((regional) => regional.tag === tag);
}

/**
 * The language with every sentence of a page's: the base of a regional language, English for the pseudo-language,
 * otherwise the language itself.
 */
export function writtenLanguage(language: Language): SpokenLanguage {
  return languages.find((one) => one === language) ?? regionalLanguage(language)?.base ?? 'en';
}

/** The languages whose sentences a page uses, from the general to the particular: `es`, then `es-ES`. */
export function layersOf(language: Language): readonly ChosenLanguage[] {
  const regional = regionalLanguage(language);
  return regional ? [regional.base, regional.tag] : [writtenLanguage(language)];
}

/** The value of a language in a table: its own, else that of the language with every sentence. */
export function valueFor<V>(
  language: Language,
  table: Readonly<Partial<Record<ChosenLanguage, V>>>,
): V | undefined {
  return layersOf(language)
    .map((layer) => table[layer])
    .findLast((value) => value !== undefined);
}

/** The name of a language in that language. */
export function languageName(language: Language): string {
  if (language === pseudoLanguage) return 'Pseudo';
  return regionalLanguage(language)?.name ?? names[writtenLanguage(language)];
}

const names: Readonly<Record<SpokenLanguage, string>> = {
  en: 'English',
  es: 'Español',
  fr: 'Français',
  de: 'Deutsch',
  'pt-BR': 'Português (Brasil)',
  ja: '日本語',
  ar: 'العربية',
  he: 'עברית',
};

const rightToLeft: ReadonlySet<SpokenLanguage> = new Set(['ar', 'he']);

/** The direction in which a language is read. */
export function directionOf(language: Language): 'ltr' | 'rtl' {
  return rightToLeft.has(writtenLanguage(language)) ? 'rtl' : 'ltr';
}

/** The language whose tag is exactly this text; undefined for any other text. */
export function knownLanguage(tag: string | undefined): ChosenLanguage | undefined {
  return chosenLanguages.find((language) => language === tag);
}
