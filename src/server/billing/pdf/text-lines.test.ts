import { describe, expect, it, test } from 'vitest';
import { textLines } from './text-lines.ts';

/** The lines of a text whose letters are all one wide. */
function linesOf(text: string, width: number): string[] {
  return textLines(text, width, ([start, end]) => end - start).map(([start, end]) => text.slice(start, end));
}

describe('the lines of a text', () => {
  test.each<[what: string, text: string, width: number, lines: string[]]>([
    ['one where it fits', 'Plus, monthly', 13, ['Plus, monthly']],
    ['end between words', 'one two three', 7, ['one two', 'three']],
    ['end without the space that ends them', 'one two ', 4, ['one', 'two']],
    ['end between the letters of Japanese', '請求書番号', 2, ['請求', '書番', '号']],
    ['do not begin with a closing mark', '請求書。', 3, ['請求', '書。']],
    ['end inside a word that is too wide alone', 'a abcdefg b', 3, ['a', 'abc', 'def', 'g b']],
    ['do not end at a space that holds words together', '3\u00a0€ a', 3, ['3\u00a0€', 'a']],
    ['hold one letter at least', 'abc', 0, ['a', 'b', 'c']],
    ['are one for an empty text', '', 10, ['']],
  ])('%s: %j in %d', (_what, text, width, lines) => {
    expect(linesOf(text, width)).toEqual(lines);
  });

  it.each(['word '.repeat(400), 'x'.repeat(2_000)])(
    'measure each piece of a text a few times at most',
    (text) => {
      let measured = 0;
      textLines(text, 50, ([start, end]) => {
        measured += end - start;
        return end - start;
      });
      expect(measured).toBeLessThan(text.length * 8);
    },
  );

  it('never part a letter from its marks', () => {
    expect(linesOf('e\u0301e\u0301', 2)).toEqual(['e\u0301', 'e\u0301']);
    expect(linesOf('👩‍👧👩‍👧', 5)).toEqual(['👩‍👧', '👩‍👧']);
  });
});
