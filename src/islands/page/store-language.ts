/** The name of the language in the local storage. The session watch names it too: what both import would be a file of its own. */
const LANGUAGE_KEY = 'locale';

/** Writes the language of this page, which was chosen just now, into the local storage. */
export function storeLanguage(): void {
  try {
    localStorage.setItem(LANGUAGE_KEY, document.documentElement.lang);
  } catch {
    // A browser that denies its storage has the cookie.
  }
}
