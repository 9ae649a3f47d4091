import { around } from '../copy/around.ts';

export type LinkedSentenceProps = {
  text: string;
  /** The name of the place in the text where the link stands. */
  place: string;
  href: string;
  label: string;
};

/** A sentence with one link in it, which opens in a new tab. */
export function LinkedSentence({ text, place, href, label }: LinkedSentenceProps) {
  const [before, after] = around(text, place);
  return (
    <>
      {before}
      <a href={href} target="_blank" rel="noopener">
        {label}
      </a>
      {after}
    </>
  );
}
