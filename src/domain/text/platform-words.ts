import type { Language } from './languages.ts';

/** The language of texts that the platform writes for people. */
export const PLATFORM_LANGUAGE = 'en' satisfies Language;

/**
 * Returns a text that the platform wrote for people where the page is in the platform's language; otherwise undefined.
 */
export function platformWords(text: string | null | undefined, language: Language): string | undefined {
  return language === PLATFORM_LANGUAGE ? (text ?? undefined) : undefined;
}

/**
 * The language of a failure's text, by its code: the platform's where the platform wrote it; undefined where it is the
 * page's.
 */
export function languageOfFailure(code: string | undefined): typeof PLATFORM_LANGUAGE | undefined {
  return code === 'platform_message' ? PLATFORM_LANGUAGE : undefined;
}
