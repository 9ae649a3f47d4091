/**
 * The portal's languages as BCP 47 tags. English comes first: its copy defines which sentences exist.
 * docs/add-a-language.md lists what another language needs.
 */
export const languages = ['en', 'es', 'fr', 'de', 'pt-BR', 'ja', 'ar', 'he'] as const;
/** A language that a person can choose. */
export type SpokenLanguage = (typeof languages)[number];

/**
 * The pseudo-language: English text made longer, accented and bracketed, to reveal sentences outside the copy and text
 * that is cut off. It exists in the sandbox environment only.
 */
export const pseudoLanguage = 'en-XA';
/** A language of a page's sentences. */
export type Language = SpokenLanguage | typeof pseudoLanguage;

/** The language whose sentences are used: English for the pseudo-language, otherwise the language itself. */
export function writtenLanguage(language: Language): SpokenLanguage {
  return language === pseudoLanguage ? 'en' : language;
}

/** The name of each language in that language. */
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

const rightToLeft: ReadonlySet<Language> = new Set(['ar', 'he']);

/** The direction in which a language is read. */
export function directionOf(language: Language): 'ltr' | 'rtl' {
  return rightToLeft.has(language) ? 'rtl' : 'ltr';
}

/** The language whose tag is exactly this text; undefined for any other text. */
export function knownLanguage(tag: string | undefined): SpokenLanguage | undefined {
  return languages.find((language) => language === tag);
}
