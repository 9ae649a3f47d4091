/**
 * The languages the portal speaks, as BCP 47 tags: English first, which is the one that is complete by definition. Another is
 * one more tag here, its name, and a folder of sentences (docs/add-a-language.md).
 */
export const languages = ['en', 'es', 'fr', 'de', 'pt-BR', 'ja', 'ar', 'he'] as const;
/** A language somebody can choose. */
export type SpokenLanguage = (typeof languages)[number];

/**
 * English as no language is: longer, accented and in brackets, so that a sentence that stands outside the copy, or that is cut,
 * is seen. Beside the sandbox alone.
 */
export const pseudoLanguage = 'en-XA';
/** A language the sentences of a page may be in. */
export type Language = SpokenLanguage | typeof pseudoLanguage;

/** The language a sentence of the pseudo-language is made from; any other is its own. */
export function writtenLanguage(language: Language): SpokenLanguage {
  return language === pseudoLanguage ? 'en' : language;
}

/** What each language calls itself. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  es: 'Español',
  fr: 'Français',
  de: 'Deutsch',
  'pt-BR': 'Português (Brasil)',
  ja: '日本語',
  ar: 'العربية',
  he: 'עברית',
  [pseudoLanguage]: 'Pseudo',
};

/** Languages that are read from right to left. */
const rightToLeft: ReadonlySet<Language> = new Set(['ar', 'he']);

/** Which way a language is read. */
export function directionOf(language: Language): 'ltr' | 'rtl' {
  return rightToLeft.has(language) ? 'rtl' : 'ltr';
}

/** The language of a tag that names exactly one of them; undefined for anything else. */
export function knownLanguage(tag: string | undefined): SpokenLanguage | undefined {
  return languages.find((language) => language === tag);
}
