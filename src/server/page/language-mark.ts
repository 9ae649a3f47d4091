import { storedLanguageText, readStoredLanguage } from '../../domain/text/language-choice.ts';
import type { Language } from '../../domain/text/languages.ts';
import { clearedCookie, cookieNames, setCookie } from '../request/cookies.ts';
import type { RequestContext } from '../request/request-context.ts';

/** How long a chosen language is kept, in seconds. */
const CHOSEN_SECONDS = 365 * 86_400;
/** How long after a choice the next page may be requested, in seconds. */
const MARK_SECONDS = 60;

/**
 * Returns the `Set-Cookie` values of a choice in the language menu: the language, and a mark that makes the next page
 * copy it into the browser's storage.
 */
export function chosenLanguageCookies(language: Language): string[] {
  return [
    setCookie('locale', storedLanguageText({ language, by: 'chosen' }), CHOSEN_SECONDS),
    setCookie('languageChosen', '1', MARK_SECONDS),
  ];
}

/** Returns the same mark for an answer that clears the browser's storage; empty where the visitor chose no language. */
export function mirrorAgainCookies({ cookies }: Pick<RequestContext, 'cookies'>): string[] {
  const stored = readStoredLanguage(cookies.get(cookieNames.locale));
  return stored?.by === 'chosen' ? [setCookie('languageChosen', '1', MARK_SECONDS)] : [];
}

/** Returns true on the one page that writes the chosen language into the browser's storage. */
export function storesLanguage({ cookies }: Pick<RequestContext, 'cookies'>): boolean {
  return (
    cookies.has(cookieNames.languageChosen) &&
    readStoredLanguage(cookies.get(cookieNames.locale))?.by === 'chosen'
  );
}

/** Returns the `Set-Cookie` value that removes the mark, for the answer with that page; empty without a mark. */
export function spentLanguageMark({ cookies }: Pick<RequestContext, 'cookies'>): string[] {
  return cookies.has(cookieNames.languageChosen) ? [clearedCookie('languageChosen')] : [];
}
