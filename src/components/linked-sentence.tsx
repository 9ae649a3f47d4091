import { around } from '../copy/around.ts';

export type LinkedSentenceProps = {
  text: string;
  /** The name of the variable in the text that the link replaces. */
  variable: string;
  href: string;
  label: string;
};

/** A sentence with one link, which opens in a new tab. */
export function LinkedSentence({ text, variable, href, label }: LinkedSentenceProps) {
  const [before, after] = around(text, variable);
  return (
    <>
      {before && <span>{before}</span>}
      <a href={href} target="_blank" rel="noopener">
        {label}
      </a>
      {after && <span>{after}</span>}
    </>
  );
}
