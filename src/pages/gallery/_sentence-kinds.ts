import type { Element } from '@xmldom/xmldom';

/** What a sentence is on its page, by the element that it stands in. */
export type SentenceKind = 'button' | 'link' | 'title' | 'label' | 'badge' | 'message' | 'spoken' | 'text';

/**
 * For each kind: what it is, who says it, and where it should stay in one line (a title: in two) how many characters that holds, at a
 * width of 360 pixels, in most places. A longer one is never cut off, but looks crowded. All others may run over several lines.
 */
export const sentenceKinds: Readonly<
  Record<SentenceKind, { name: string; speaker: 'the person' | 'the portal'; line: number | undefined }>
> = {
  button: { name: 'button', speaker: 'the person', line: 36 },
  link: { name: 'link', speaker: 'the person', line: undefined },
  title: { name: 'title', speaker: 'the portal', line: 50 },
  label: { name: 'label', speaker: 'the portal', line: 40 },
  badge: { name: 'badge', speaker: 'the portal', line: 24 },
  message: { name: 'message', speaker: 'the portal', line: undefined },
  spoken: { name: 'name that a screen reader speaks', speaker: 'the portal', line: undefined },
  text: { name: 'text', speaker: 'the portal', line: undefined },
};

/** The kind of a text by the elements around it, the innermost first. */
export function kindIn(around: readonly Element[]): SentenceKind {
  for (const element of around) {
    const name = element.localName ?? '';
    const classes = (element.getAttribute('class') ?? '').split(' ');
    if (classes.includes('visually-hidden')) return 'spoken';
    if (classes.includes('badge')) return 'badge';
    if (classes.some((each) => /^(muted|small)$|-hint$/.test(each))) return 'text';
    if (name === 'button' || name === 'summary' || (name === 'a' && classes.includes('button')))
      return 'button';
    if (name === 'a') return 'link';
    // What a person ticks is a sentence.
    if (classes.includes('checkbox')) return 'text';
    if (/^h[1-6]$/.test(name)) return 'title';
    if (['label', 'legend', 'dt', 'th', 'option', 'caption'].includes(name)) return 'label';
    if (
      element.getAttribute('role') === 'alert' ||
      classes.includes('alert') ||
      classes.includes('field-error')
    )
      return 'message';
  }
  return 'text';
}

/**
 * How long a sentence of a kind may be: what one line holds, or the longest that a language has for it already, which is seen to fit.
 * Undefined where it may run over lines.
 */
export function limitOf(kind: SentenceKind | undefined, texts: readonly string[]): number | undefined {
  const line = kind && sentenceKinds[kind].line;
  return line === undefined ? undefined : Math.max(line, ...texts.map(lengthOf));
}

/** How long a text is as a limit counts: a character of double width counts as two, and one that nobody sees as none. */
export function lengthOf(text: string): number {
  let length = 0;
  for (const character of text)
    if (/[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60]/.test(character))
      length += 2;
    else if (!/[\u00ad\u200b-\u200f\u2060-\u2069]/.test(character)) length += 1;
  return length;
}
