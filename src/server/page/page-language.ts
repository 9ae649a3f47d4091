import {
  keptLanguageText,
  namedLanguage,
  readKeptLanguage,
  wishedLanguage,
} from '../../domain/language-choice.ts';
import { languages } from '../../domain/languages.ts';
import { chosenLocale, languageWishes, type Locale } from '../../domain/locale.ts';
import { setCookie } from '../session/cookies.ts';

/** What decides the language of an answer. */
export type LanguageSigns = {
  /** The value of the cookie that keeps a language. */
  kept: string | undefined;
  /** The query of a page's address; undefined for what is no page. */
  query: URLSearchParams | undefined;
  acceptLanguage: string | undefined;
  /** The brand's own locale. */
  brand: string;
};

export type PageLanguage = {
  locale: Locale;
  /** BCP 47 tags, the most wanted first, whether or not copy exists for them. */
  wishedLanguages: readonly string[];
  /** The `Set-Cookie` values that keep what an address asked for, until the browser is closed. */
  cookies: string[];
};

/**
 * The language of an answer: what the person chose in the menu, else what the address asks for, else what an app or assistant
 * asked for before, else the browser's, else the brand's.
 */
export function pageLanguage({ kept, query, acceptLanguage, brand }: LanguageSigns): PageLanguage {
  const before = readKeptLanguage(kept);
  const asked = query && query.size > 0 ? wishedLanguage(query) : undefined;
  const named = namedLanguage(before, asked);
  const locale = chosenLocale({ remembered: named, acceptLanguage, brand, available: languages });
  const wishes = languageWishes(acceptLanguage);
  return {
    locale,
    wishedLanguages: named ? [locale.format, ...wishes] : wishes,
    cookies:
      named && named !== before?.language
        ? [setCookie('locale', keptLanguageText({ language: named, by: 'asked' }))]
        : [],
  };
}
