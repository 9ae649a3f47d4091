import { chosenLanguages, type Language } from './languages.ts';
import { spokenLanguage } from './locale.ts';

/**
 * The language in a browser's cookie, and why it is there: the person chose it in the menu, or an app or assistant
 * asked for it.
 */
export type StoredLanguage = { language: Language; by: 'chosen' | 'asked' };

/**
 * The query parameters that ask for a language, by precedence: the portal's own, then those of OpenID Connect and of
 * Google's account linking. A repeated parameter is ignored, and no request is refused because of it.
 */
export const languageQueryNames = ['locale', 'lang', 'ui_locales', 'user_locale'] as const;

/** The longest language parameter that is read, in characters. */
const MAX_WISH_LENGTH = 200;

/** Writes the value of the language cookie, such as `chosen.pt-BR`. */
export function storedLanguageText({ language, by }: StoredLanguage): string {
  return `${by}.${language}`;
}

/** Reads the value of the language cookie; undefined for any other text. */
export function readStoredLanguage(
  text: string | undefined,
  available: readonly Language[] = chosenLanguages,
): StoredLanguage | undefined {
  const [by, tag, ...more] = text?.split('.') ?? [];
  const language = available.find((one) => one === tag);
  if (!language || more.length > 0) return undefined;
  return by === 'chosen' || by === 'asked' ? { language, by } : undefined;
}

/** The first language of the portal that a query asks for; undefined where it asks for none. */
export function wishedLanguage(
  query: URLSearchParams,
  available: readonly Language[] = chosenLanguages,
): Language | undefined {
  return (
    languageQueryNames
      .flatMap((name) => {
        const [wish = '', ...more] = query.getAll(name);
        return more.length > 0 || wish.length > MAX_WISH_LENGTH ? [] : wish.split(' ');
      })
      // Android and Java write `pt_BR`.
      .map((tag) => spokenLanguage(tag.replaceAll('_', '-'), available))
      .find((language) => language !== undefined)
  );
}

/**
 * The language by name: the person's choice, else the language that the address asks for, else the one that was asked
 * for before.
 */
export function namedLanguage(
  stored: StoredLanguage | undefined,
  requested: Language | undefined,
): Language | undefined {
  return stored?.by === 'chosen' ? stored.language : (requested ?? stored?.language);
}
