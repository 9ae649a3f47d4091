import { directionOf, type Language, languageNames, languages } from '../domain/languages.ts';
import '../styles/language-menu.css';

export type LanguageMenuProps = {
  /** What a screen reader calls the menu: the word for it, and the language of now. */
  label: string;
  current: Language;
  /** The address of the page, which is shown again in the language that is chosen. */
  page: string;
};

/** The languages of the portal, each by its own name, behind that of now: a plain form that opens without script. */
export function LanguageMenu({ label, current, page }: LanguageMenuProps) {
  return (
    <details className="languages">
      <summary aria-label={label}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18q-8 9 0 18q8-9 0-18M3.5 9h17m0 6h-17" />
        </svg>
        <bdi>{languageNames[current]}</bdi>
      </summary>
      <form method="post" action="/api/language">
        <input type="hidden" name="page" value={page} />
        {languages.map((language) => (
          <button
            key={language}
            name="language"
            value={language}
            lang={language}
            dir={directionOf(language)}
            aria-current={language === current ? 'true' : undefined}
          >
            {languageNames[language]}
          </button>
        ))}
      </form>
    </details>
  );
}
