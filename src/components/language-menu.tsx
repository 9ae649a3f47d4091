import { chosenLanguages, directionOf, type Language, languageName } from '../domain/text/languages.ts';

export type LanguageMenuProps = {
  /** Accessible name of the menu: the word "language" and the current language. */
  label: string;
  current: Language;
  /** The URL of the page, to which the form returns in the chosen language. */
  page: string;
  /** True inside the person's menu, where the list unfolds as one of its items. */
  isItem?: boolean;
};

/** A menu of the portal's languages, each in its own language; works without script as `details` and a plain form. */
export function LanguageMenu({ label, current, page, isItem = false }: LanguageMenuProps) {
  return (
    <details className={isItem ? 'languages-item' : 'languages'}>
      <summary className={isItem ? 'menu-item' : undefined} aria-label={label}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18q-8 9 0 18q8-9 0-18M3.5 9h17m0 6h-17" />
        </svg>
        <bdi>{languageName(current)}</bdi>
      </summary>
      <form method="post" action="/api/language">
        <input type="hidden" name="page" value={page} />
        {chosenLanguages.map((language) => (
          <button
            key={language}
            name="language"
            value={language}
            lang={language}
            dir={directionOf(language)}
            aria-current={language === current ? 'true' : undefined}
          >
            {languageName(language)}
          </button>
        ))}
      </form>
    </details>
  );
}
