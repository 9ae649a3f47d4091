import { type Language, languages } from './languages.ts';
import { spokenLanguage } from './locale.ts';

/** A language that a browser keeps, and why: the person chose it in the menu, or an app or assistant asked for it. */
export type KeptLanguage = { language: Language; by: 'chosen' | 'asked' };

/**
 * The names by which an address wishes for a language, the one that counts first at the front: ours, OpenID Connect's list,
 * and the one of Google's account linking. One that stands twice is no wish, and nothing is refused for it.
 */
export const languageQueryNames = ['locale', 'lang', 'ui_locales', 'user_locale'] as const;

/** Longest wish that is looked at, in characters. */
const MAX_WISH_LENGTH = 200;

/** The value of the cookie that keeps a language, such as `chosen.pt-BR`. */
export function keptLanguageText({ language, by }: KeptLanguage): string {
  return `${by}.${language}`;
}

/** Reads that value; undefined for anything else. */
export function readKeptLanguage(
  text: string | undefined,
  available: readonly Language[] = languages,
): KeptLanguage | undefined {
  const [by, tag, ...more] = text?.split('.') ?? [];
  const language = available.find((one) => one === tag);
  if (!language || more.length > 0) return undefined;
  return by === 'chosen' || by === 'asked' ? { language, by } : undefined;
}

/** The language a query wishes for: the first of ours that it names; undefined where it names none. */
export function wishedLanguage(
  query: URLSearchParams,
  available: readonly Language[] = languages,
): Language | undefined {
  return languageQueryNames
    .flatMap((name) => {
      const [wish = '', ...more] = query.getAll(name);
      return more.length > 0 || wish.length > MAX_WISH_LENGTH ? [] : wish.split(' ');
    })
    .map((tag) => spokenLanguage(tag, available))
    .find((language) => language !== undefined);
}

/** The language that was wished for by name: what the person chose, else what the address asks for, else what was asked before. */
export function namedLanguage(
  kept: KeptLanguage | undefined,
  asked: Language | undefined,
): Language | undefined {
  return kept?.by === 'chosen' ? kept.language : (asked ?? kept?.language);
}
