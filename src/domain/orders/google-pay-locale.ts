import type { Language } from '../languages.ts';

/** The languages of the portal that Google Pay's button speaks, by its own names. */
const spoken: Partial<Record<Language, string>> = {
  en: 'en',
  es: 'es',
  fr: 'fr',
  de: 'de',
  'pt-BR': 'pt',
  ja: 'ja',
  ar: 'ar',
};

/** The locale of Google Pay's button; undefined for a language it does not speak, Hebrew among them. */
export function googlePayLocale(language: Language): string | undefined {
  return spoken[language];
}
