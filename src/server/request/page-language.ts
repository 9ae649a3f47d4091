import {
  storedLanguageText,
  namedLanguage,
  readStoredLanguage,
  wishedLanguage,
} from '../../domain/text/language-choice.ts';
import { chosenLanguages, type Language, pseudoLanguage } from '../../domain/text/languages.ts';
import { chosenLocale, languageWishes, type Locale } from '../../domain/text/locale.ts';
import type { PortalEnv } from './portal-env.ts';
import { setCookie } from './cookies.ts';

/** What decides the language of an answer. */
export type LanguageSigns = {
  /** The value of the cookie that keeps a language. */
  stored: string | undefined;
  /** The query of a page's address; undefined where the request is for no page. */
  query: URLSearchParams | undefined;
  acceptLanguage: string | undefined;
  /** The brand's own locale. */
  brand: string;
  available: readonly Language[];
};

/** The language of an answer, and what else follows from the visitor's wishes. */
export type PageLanguage = {
  locale: Locale;
  /** BCP 47 tags, the most wanted first, whether or not copy exists for them. */
  wishedLanguages: readonly string[];
  /** The `Set-Cookie` values that keep the language an address asked for, until the browser is closed. */
  cookies: string[];
};

/** Returns the languages that a portal answers in; in the sandbox environment the pseudo-language is one of them. */
export function languagesIn({ SANDBOX }: Pick<PortalEnv, 'SANDBOX'>): readonly Language[] {
  return SANDBOX === undefined ? chosenLanguages : [...chosenLanguages, pseudoLanguage];
}

/**
 * Returns the language of an answer. The first of these that is known decides: the choice in the menu, the address,
 * what an app or assistant asked for before, the browser, the brand.
 */
export function pageLanguage({
  stored,
  query,
  acceptLanguage,
  brand,
  available,
}: LanguageSigns): PageLanguage {
  const before = readStoredLanguage(stored, available);
  const requested = query && query.size > 0 ? wishedLanguage(query, available) : undefined;
  const named = namedLanguage(before, requested);
  const locale = chosenLocale({ remembered: named, acceptLanguage, brand, available });
  const wishes = languageWishes(acceptLanguage);
  return {
    locale,
    wishedLanguages: named ? [locale.format, ...wishes] : wishes,
    cookies:
      named && named !== before?.language
        ? [setCookie('locale', storedLanguageText({ language: named, by: 'asked' }))]
        : [],
  };
}
