import type { Language } from './languages.ts';

/** The language in which the platform writes to people. */
export const PLATFORM_LANGUAGE = 'en' satisfies Language;

/** What the platform wrote for people, for whoever reads its language; undefined for anybody else. */
export function platformWords(text: string | null | undefined, language: Language): string | undefined {
  return language === PLATFORM_LANGUAGE ? (text ?? undefined) : undefined;
}

/** The language of a failure's words where they are the platform's own, by its code; undefined where it is the page's. */
export function languageOfFailure(code: string | undefined): typeof PLATFORM_LANGUAGE | undefined {
  return code === 'platform_message' ? PLATFORM_LANGUAGE : undefined;
}
