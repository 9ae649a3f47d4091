/**
 * The key of the language in the local storage. session-watch.ts repeats it, because a shared module would be a file of
 * its own.
 */
const LANGUAGE_KEY = 'locale';

/** Writes the language of this page, which was just chosen, to the local storage. */
export function storeLanguage(): void {
  try {
    localStorage.setItem(LANGUAGE_KEY, document.documentElement.lang);
  } catch {
    // A browser that blocks its storage still has the cookie.
  }
}
