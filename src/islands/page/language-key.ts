/** The key of the language in the local storage. */
export const LANGUAGE_KEY = 'locale';
