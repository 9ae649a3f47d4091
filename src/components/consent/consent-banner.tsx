import { Button } from '../button.tsx';

export type ConsentBannerProps = {
  /** The URL of the page, to which the form returns. */
  page: string;
  /** The page where each purpose is explained and chosen on its own. */
  choices: { href: string; label: string };
  words: { title: string; text: string; agree: string; refuse: string };
};

/**
 * Asks whether scripts of others may load: two equal buttons of a plain form. It stands in the page, so it covers
 * nothing, and the page works without an answer.
 */
export function ConsentBanner({ page, choices, words }: ConsentBannerProps) {
  return (
    <section className="consent" aria-labelledby="consent-title">
      <div className="consent-row">
        <p className="consent-text">
          <b id="consent-title">{words.title}</b> {words.text} <a href={choices.href}>{choices.label}</a>
        </p>
        <form className="consent-ways" method="post" action="/api/consent">
          <input type="hidden" name="page" value={page} />
          <Button variant="secondary" compact name="choice" value="refuse">
            {words.refuse}
          </Button>
          <Button variant="secondary" compact name="choice" value="agree">
            {words.agree}
          </Button>
        </form>
      </div>
    </section>
  );
}
