import { keptLanguageText, readKeptLanguage } from '../../domain/language-choice.ts';
import type { Language } from '../../domain/languages.ts';
import { clearedCookie, cookieNames, setCookie } from '../session/cookies.ts';
import type { RequestContext } from './request-context.ts';

/** How long a language that was chosen stays, in seconds. */
const CHOSEN_SECONDS = 365 * 86_400;
/** How long the page that follows a choice may take, in seconds. */
const MARK_SECONDS = 60;

/** The `Set-Cookie` values of a choice in the menu: the language, and the mark that has the next page mirror it. */
export function chosenLanguageCookies(language: Language): string[] {
  return [
    setCookie('locale', keptLanguageText({ language, by: 'chosen' }), CHOSEN_SECONDS),
    setCookie('languageChosen', '1', MARK_SECONDS),
  ];
}

/** The same mark for an answer that empties the browser's storage; none where nobody chose a language. */
export function mirrorAgainCookies({ cookies }: Pick<RequestContext, 'cookies'>): string[] {
  const kept = readKeptLanguage(cookies.get(cookieNames.locale));
  return kept?.by === 'chosen' ? [setCookie('languageChosen', '1', MARK_SECONDS)] : [];
}

/** True on the one page that writes the choice into the browser's storage: the answer removes the mark. */
export function takeLanguageMark({
  cookies,
  keptCookies,
}: Pick<RequestContext, 'cookies' | 'keptCookies'>): boolean {
  if (!cookies.has(cookieNames.languageChosen)) return false;
  const removal = clearedCookie('languageChosen');
  if (!keptCookies.includes(removal)) keptCookies.push(removal);
  return readKeptLanguage(cookies.get(cookieNames.locale))?.by === 'chosen';
}
