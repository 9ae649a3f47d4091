/** A paragraph: texts, and links among them. */
export type LawParagraph = readonly (string | LawTextLink)[];
type LawTextLink = { href: string; label: string };

/** A part of a law page under its own heading. */
export type LawSection = { title: string; paragraphs: readonly LawParagraph[] };

/** Paragraphs of a law page. */
export function LawText({ paragraphs }: Pick<LawSection, 'paragraphs'>) {
  return paragraphs.map((parts) => (
    <p key={parts.map(textOf).join('')}>
      {parts.map((part) =>
        typeof part === 'string' ? (
          part
        ) : (
          <a key={part.href} href={part.href}>
            <bdi>{part.label}</bdi>
          </a>
        ),
      )}
    </p>
  ));
}

function textOf(part: string | LawTextLink): string {
  return typeof part === 'string' ? part : part.label;
}
