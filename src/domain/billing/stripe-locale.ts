import { type ChosenLanguage, type Language, valueFor } from '../text/languages.ts';

/** Stripe's codes of the portal's languages that its fields support. Its `es` is the Spanish of Spain. */
const spoken = {
  en: 'en',
  es: 'es-419',
  'es-ES': 'es',
  fr: 'fr',
  de: 'de',
  'pt-BR': 'pt-BR',
  ja: 'ja',
  ar: 'ar',
  he: 'he',
} as const satisfies Partial<Record<ChosenLanguage, string>>;

/** A locale of Stripe's fields; `auto` is the browser's. */
export type StripeLocale = (typeof spoken)[keyof typeof spoken] | 'auto';

/** The locale of Stripe's fields on a page in a language. */
export function stripeLocale(language: Language): StripeLocale {
  return valueFor<StripeLocale>(language, spoken) ?? 'auto';
}
