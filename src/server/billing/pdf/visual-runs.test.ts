import { describe, expect, it, test } from 'vitest';
import { type BaseDirection, visualRuns } from './visual-runs.ts';

/** The script of a letter stands for its font here. */
function fontOf(letter: string): string {
  if (/\p{Script=Hebrew}/u.test(letter)) return 'hebrew';
  if (/\p{Script=Arabic}/u.test(letter)) return 'arabic';
  return /\p{Script=Han}/u.test(letter) ? 'han' : 'latin';
}

/** What a person sees from left to right: each run in its place, `<` before one that is read from the right. */
function seen(text: string, base: BaseDirection, line?: readonly [number, number]): string[] {
  return visualRuns(
    text,
    base,
    fontOf,
  )(line).map(({ text: words, isRightToLeft }) => `${isRightToLeft ? '<' : ''}${words}`);
}

describe('the runs of a text, from left to right', () => {
  test.each<[what: string, text: string, base: BaseDirection, runs: string[]]>([
    ['one for a text of one direction and font', 'Plus, monthly', 'ltr', ['Plus, monthly']],
    ['none for an empty text', '', 'rtl', []],
    ['one for each font', '2026年', 'ltr', ['2026', '年']],
    ['the last word first, in Hebrew', 'סך הכול', 'rtl', ['<הכול', '< ', '<סך']],
    ['a number keeps its order in Hebrew', 'מס 123', 'rtl', ['123', '< ', '<מס']],
    ['digits of Arabic keep their order, too', '١٢٬٣', 'rtl', ['١٢٬٣']],
    ['Latin words keep their order in Arabic', 'من Merkury Smart', 'rtl', ['Merkury Smart', '< ', '<من']],
    ['an isolated amount stays together', '\u2068US$\u2069 \u20663.99\u2069', 'rtl', ['3.99', '< ', 'US$']],
    ['a name reads by its own first letter', 'Olivia', 'auto', ['Olivia']],
    ['a Hebrew name on an English page', 'דנה Levi', 'auto', ['Levi', '< ', '<דנה']],
    ['a Hebrew name inside English', 'To דנה', 'ltr', ['To ', '<דנה']],
  ])('%s: %j', (_what, text, base, runs) => {
    expect(seen(text, base)).toEqual(runs);
  });

  it('has brackets that open to the side from which the text is read', () => {
    expect(seen('(א)', 'rtl')).toEqual(['<(', '<א', '<)']);
    expect(seen('(a)', 'ltr')).toEqual(['(a)']);
  });

  it('has no marks of direction, and plain spaces', () => {
    expect(seen('\u200e1\u202f234\u00a0€\u200f', 'ltr').join('')).toBe('1 234 €');
  });

  it('keeps marks and joiners with their letter', () => {
    expect(seen('שָׁ', 'rtl')).toEqual(['<שָׁ']);
    expect(seen('می\u200cخواهم', 'rtl')).toEqual(['<می\u200cخواهم']);
  });

  it('are those of one line of the text', () => {
    expect(seen('אבג דהו', 'rtl', [4, 7])).toEqual(['<דהו']);
  });

  it('asks for the font of a letter outside the basic plane as a whole', () => {
    expect(visualRuns('a𠮷😀', 'ltr', (letter) => letter)().map(({ font }) => font)).toEqual([
      'a',
      '𠮷',
      '😀',
    ]);
  });

  it('asks for the font of each letter once, however many parts are drawn', () => {
    const asked: string[] = [];
    const runsOf = visualRuns('abc def', 'ltr', (letter) => asked.push(letter) > 0);
    for (const part of [
      [0, 3],
      [4, 7],
      [0, 7],
    ] as const)
      runsOf(part);
    expect(asked.join('')).toBe('abc def');
  });
});
