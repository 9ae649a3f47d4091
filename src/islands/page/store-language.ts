/** The key of the language in the local storage. */
export const LANGUAGE_KEY = 'locale';

/** Writes the language of this page, which was just chosen, to the local storage. */
export function storeLanguage(): void {
  try {
    localStorage.setItem(LANGUAGE_KEY, document.documentElement.lang);
  } catch {
    // A browser that blocks its storage still has the cookie.
  }
}
