import LineBreaker from 'linebreak';

/** The part of a text that is one line: from its first character to the one after its last. */
export type Line = readonly [start: number, end: number];

/**
 * Breaks a text into lines that are at most `width` wide, where the Unicode Line Breaking Algorithm lets a line end, and
 * inside a word only where the word alone is too wide. The spaces at the end of a line belong to no line.
 */
export function textLines(text: string, width: number, widthOf: (line: Line) => number): Line[] {
  const fits = (line: Line) => widthOf(trimmed(text, line)) <= width;
  const lines: Line[] = [];
  let start = 0;
  let end = 0;
  const finish = (next: number) => {
    lines.push(trimmed(text, [start, end]));
    start = next;
  };
  for (const next of fits([0, text.length]) ? [text.length] : endsOf(text)) {
    if (!fits([start, next]) && end > start) finish(end);
    if (!fits([start, next]))
      for (const letterEnd of letterEnds(text, start, next)) {
        if (!fits([start, letterEnd]) && end > start) finish(end);
        end = letterEnd;
      }
    end = next;
  }
  if (end > start || lines.length === 0) finish(end);
  return lines;
}

/** Where a line may end, the end of the text included. */
function endsOf(text: string): number[] {
  const breaker = new LineBreaker(text);
  const ends: number[] = [];
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) ends.push(next.position);
  return ends;
}

/** The ends of the letters, as a person counts them, between two places. */
function letterEnds(text: string, start: number, end: number): number[] {
  const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text.slice(start, end));
  return [...letters].map(({ index, segment }) => start + index + segment.length);
}

function trimmed(text: string, [start, end]: Line): Line {
  return [start, start + text.slice(start, end).trimEnd().length];
}
