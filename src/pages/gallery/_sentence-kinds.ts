import type { MarkupElement } from './_markup.ts';

/** What a sentence is on its page, by the element that it stands in. */
export type SentenceKind = 'button' | 'link' | 'title' | 'label' | 'badge' | 'message' | 'spoken' | 'text';

/**
 * For each kind: what it is, who says it, and how many characters it may have. The limits of buttons, titles, labels and badges
 * are what one line (a title: two lines) holds at a width of 360 pixels in the narrowest place; a link, a message and a text may
 * run over several lines.
 */
export const sentenceKinds: Readonly<
  Record<SentenceKind, { name: string; speaker: 'the person' | 'the portal'; limit: number | undefined }>
> = {
  button: { name: 'button', speaker: 'the person', limit: 32 },
  link: { name: 'link', speaker: 'the person', limit: undefined },
  title: { name: 'title', speaker: 'the portal', limit: 60 },
  label: { name: 'label', speaker: 'the portal', limit: 40 },
  badge: { name: 'badge', speaker: 'the portal', limit: 20 },
  message: { name: 'message', speaker: 'the portal', limit: undefined },
  spoken: { name: 'name that a screen reader speaks', speaker: 'the portal', limit: undefined },
  text: { name: 'text', speaker: 'the portal', limit: undefined },
};

/** The kind of a text by the elements around it, the innermost first. */
export function kindIn(around: readonly MarkupElement[]): SentenceKind {
  for (const { name, attributes } of around) {
    const classes = (attributes['class'] ?? '').split(' ');
    if (classes.includes('visually-hidden')) return 'spoken';
    if (classes.includes('badge')) return 'badge';
    if (classes.some((each) => /^(muted|small)$|-hint$/.test(each))) return 'text';
    if (name === 'button' || name === 'summary' || (name === 'a' && classes.includes('button')))
      return 'button';
    if (name === 'a') return 'link';
    if (/^h[1-6]$/.test(name)) return 'title';
    if (['label', 'legend', 'dt', 'th', 'option', 'caption'].includes(name)) return 'label';
    if (attributes['role'] === 'alert' || classes.includes('alert') || classes.includes('field-error'))
      return 'message';
  }
  return 'text';
}
