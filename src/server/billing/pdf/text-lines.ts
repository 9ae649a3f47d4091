import LineBreaker from 'linebreak';
import { letterSegmenter } from '../../../domain/text/intl.ts';

/** The part of a text that is one line: from its first character to the one after its last. */
export type Line = readonly [start: number, end: number];

/**
 * Breaks a text into lines that are at most `width` wide, where the Unicode Line Breaking Algorithm lets a line end, and
 * inside a word only where the word alone is too wide. The spaces at the end of a line belong to no line. Each piece of the
 * text is measured once: a line is as wide as its pieces together.
 */
export function textLines(text: string, width: number, widthOf: (line: Line) => number): Line[] {
  const widthWithoutEnd = (piece: Line) => widthOf(trimmed(text, piece));
  if (widthWithoutEnd([0, text.length]) <= width) return [trimmed(text, [0, text.length])];
  const lines: Line[] = [];
  let start = 0;
  let used = 0;
  const beginLineFor = (piece: Line) => {
    const [from] = piece;
    if (from === start || used + widthWithoutEnd(piece) <= width) return;
    lines.push(trimmed(text, [start, from]));
    start = from;
    used = 0;
  };
  for (const word of wordsOf(text)) {
    beginLineFor(word);
    for (const piece of widthWithoutEnd(word) <= width ? [word] : lettersOf(text, word)) {
      beginLineFor(piece);
      used += widthOf(piece);
    }
  }
  return [...lines, trimmed(text, [start, text.length])];
}

/** What no line divides where it fits into one: from each place where a line may end to the next. */
function wordsOf(text: string): Line[] {
  const breaker = new LineBreaker(text);
  const words: Line[] = [];
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak())
    words.push([words.at(-1)?.[1] ?? 0, next.position]);
  return words;
}

/** The letters of a part, as a person counts them. */
function lettersOf(text: string, [start, end]: Line): Line[] {
  const letters = letterSegmenter().segment(text.slice(start, end));
  return [...letters].map(({ index, segment }) => [start + index, start + index + segment.length]);
}

function trimmed(text: string, [start, end]: Line): Line {
  return [start, start + text.slice(start, end).trimEnd().length];
}
