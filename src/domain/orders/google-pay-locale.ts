import { type ChosenLanguage, type Language, valueFor } from '../text/languages.ts';

/** Google Pay's codes of the portal's languages that its button supports. */
const spoken: Partial<Record<ChosenLanguage, string>> = {
  en: 'en',
  es: 'es',
  fr: 'fr',
  de: 'de',
  'pt-BR': 'pt',
  ja: 'ja',
  ar: 'ar',
};

/** The locale of Google Pay's button; undefined for a language it does not support, such as Hebrew. */
export function googlePayLocale(language: Language): string | undefined {
  return valueFor(language, spoken);
}
