import bidiFactory from 'bidi-js';

/** A piece of text of one font and one direction; `text` is in the order in which it is read. */
export type Run<Font> = { text: string; font: Font; isRightToLeft: boolean };

/** How a text reads: as its page does, or by its own first letter. */
export type BaseDirection = 'ltr' | 'rtl' | 'auto';

/** A letter of a text with its place, its level of embedding and its font. */
type Letter<Font> = { text: string; at: number; level: number; font: Font };

const bidi = bidiFactory();
/** What no one sees: marks of direction, selectors of a variant, soft hyphens. */
const unseen = /^\p{Default_Ignorable_Code_Point}$/u;
/** What belongs to the letter before it, and is drawn in its font: marks, and joiners, which decide the form of a letter. */
const belongsToLast = /^[\p{M}\u200c\u200d]$/u;
const JOINERS = new Set(['\u200c', '\u200d']);

/**
 * Returns how a text is drawn from left to right, by the Unicode Bidirectional Algorithm, as a function of a part of it,
 * from `start` to `end`: the runs of the part in the order of their places. A bracket in a text from right to left is
 * mirrored; every space is a plain one. The whole text is levelled here, once, and `fontOf` is asked once for each letter.
 */
export function visualRuns<Font>(
  text: string,
  base: BaseDirection,
  fontOf: (letter: string) => Font,
): (part?: readonly [start: number, end: number]) => Run<Font>[] {
  const { levels } = bidi.getEmbeddingLevels(text, base);
  const letters = lettersOf(text, levels, fontOf);
  const indexOf = (place: number) => {
    const index = letters.findIndex(({ at }) => at >= place);
    return index === -1 ? letters.length : index;
  };
  return (part) => {
    const shown = part ? letters.slice(indexOf(part[0]), indexOf(part[1])) : letters;
    return inPlaces(runsOf(shown)).map(({ text: words, font, level }) => ({
      text: words,
      font,
      isRightToLeft: isOdd(level),
    }));
  };
}

function lettersOf<Font>(text: string, levels: Uint8Array, fontOf: (letter: string) => Font): Letter<Font>[] {
  const letters: Letter<Font>[] = [];
  let at = 0;
  for (const letter of text) {
    const level = levels[at] ?? 0;
    const last = letters.at(-1);
    if (belongsToLast.test(letter) && last) letters.push({ ...last, text: letter, at, level: last.level });
    else if (!unseen.test(letter) || JOINERS.has(letter)) {
      const shown = shownLetter(letter, level);
      letters.push({ text: shown, at, level, font: fontOf(shown) });
    }
    at += letter.length;
  }
  return letters;
}

function shownLetter(letter: string, level: number): string {
  if (/^\p{Zs}$/u.test(letter)) return ' ';
  return (isOdd(level) && bidi.getMirroredCharacter(letter)) || letter;
}

/** Joins neighbours of one font and one level. */
function runsOf<Font>(letters: readonly Letter<Font>[]): Letter<Font>[] {
  const runs: Letter<Font>[] = [];
  for (const letter of letters) {
    const last = runs.at(-1);
    if (last && last.font === letter.font && last.level === letter.level) last.text += letter.text;
    else runs.push({ ...letter });
  }
  return runs;
}

/** Rule L2: from the highest level down to the lowest odd one, whatever is at least that deep is turned around. */
function inPlaces<Font>(runs: readonly Letter<Font>[]): Letter<Font>[] {
  const placed = [...runs];
  const deepest = Math.max(0, ...runs.map(({ level }) => level));
  for (let level = deepest; level > 0; level -= 1) {
    for (let from = 0; from < placed.length; from += 1) {
      let to = from;
      while (to < placed.length && (placed[to]?.level ?? 0) >= level) to += 1;
      if (to > from) placed.splice(from, to - from, ...placed.slice(from, to).toReversed());
      from = to;
    }
  }
  return placed;
}

function isOdd(level: number): boolean {
  return level % 2 === 1;
}
