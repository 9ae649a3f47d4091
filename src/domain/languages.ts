/**
 * The languages the portal speaks, as BCP 47 tags: English first, which is the one that is complete by definition. Another is
 * one more tag here, its name, and a folder of sentences (docs/add-a-language.md).
 */
export const languages = ['en', 'es', 'fr', 'de', 'pt-BR', 'ja', 'ar', 'he'] as const;
export type Language = (typeof languages)[number];

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
};

/** Languages that are read from right to left. */
const rightToLeft: ReadonlySet<Language> = new Set(['ar', 'he']);

/** Which way a language is read. */
export function directionOf(language: Language): 'ltr' | 'rtl' {
  return rightToLeft.has(language) ? 'rtl' : 'ltr';
}

/** The language of a tag that names exactly one of them; undefined for anything else. */
export function knownLanguage(tag: string | undefined): Language | undefined {
  return languages.find((language) => language === tag);
}
