/** The parts of a screen that a notch, round corners or the bar of a phone cover, in pixels. */
export type Insets = { top: number; right: number; bottom: number; left: number };

/**
 * Runs in the page: what a person with a small screen cannot read or reach, because bars take too much of the height or
 * cover a control, a word is broken into single letters, or something is below a notch. Scrolls the page, and back to its top.
 */
export function outOfReach(insets: Insets): string[] {
  /** The part of the height that may stick to the screen. */
  const most = 0.4;
  /** What may cover the page. */
  const above = 'dialog, [popover]';
  const { innerHeight, innerWidth } = window;
  const found = new Set<string>();
  const every = [...document.body.querySelectorAll<HTMLElement>('*')].filter(
    (element) =>
      !element.closest('.visually-hidden, .skip-link, .table thead, [popover]:not(:popover-open)') &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
  );
  const farthest = document.documentElement.scrollHeight - innerHeight;
  for (const part of [0.25, 0.5, 0.75]) {
    const taken = stuckAt(farthest * part).reduce((sum, height) => sum + height, 0);
    if (taken > innerHeight * most) found.add(`bars take ${Math.round(taken)} of ${innerHeight}`);
  }
  for (const element of every) {
    if (!element.matches('input, select, textarea, button, a, label')) continue;
    element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const box = element.getClientRects()[0];
    if (!box) continue;
    const [across, down] = [box.left + box.width / 2, box.top + Math.min(box.height, innerHeight) / 2];
    const cover = coverOf(element, document.elementFromPoint(across, down));
    if (cover) found.add(`${named(element)} is below ${named(cover)}`);
  }
  for (const element of every) for (const word of brokenWords(element)) found.add(`“${word}” is broken`);
  for (const [scroll, from, to] of [
    [0, insets.top, Infinity],
    [farthest, -Infinity, innerHeight - insets.bottom],
  ] as const) {
    scrollTo({ top: scroll, behavior: 'instant' });
    for (const element of every) {
      if (element.closest(above) || ![...element.childNodes].some(isText)) continue;
      const { top, bottom, left, right } = element.getBoundingClientRect();
      const isSeen = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
      if (isSeen && (top < from - 1 || bottom > to + 1)) found.add(`${named(element)} is below an edge`);
    }
  }
  scrollTo({ top: 0, behavior: 'instant' });
  return [...found];

  /** The heights of what does not move while the page scrolls at this place. */
  function stuckAt(place: number): number[] {
    const bars = every.filter(sticks);
    const tops = [place - 10, place + 10].map((top) => {
      scrollTo({ top, behavior: 'instant' });
      return bars.map((each) => each.getBoundingClientRect().top);
    });
    return bars
      .filter((_, index) => tops[0]?.[index] === tops[1]?.[index])
      .map((each) => {
        const { top, bottom } = each.getBoundingClientRect();
        return Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0));
      });
  }

  /** What sticks to the screen over an element. */
  function coverOf(element: Element, there: Element | null): Element | undefined {
    if (!there || there.matches(above) || there.contains(element)) return undefined;
    // What stands outside of a dialog is covered by all of it.
    if (there.closest(above) !== element.closest(above)) return undefined;
    return sticks(there) ? there : coverOf(element, there.parentElement);
  }
  function sticks(element: Element): boolean {
    return ['sticky', 'fixed'].includes(getComputedStyle(element).position) && !element.matches(above);
  }

  /** Words that stand in lines of fewer than three letters. */
  function brokenWords(element: HTMLElement): string[] {
    return [...element.childNodes].filter(isText).flatMap((node) => {
      const text = node.textContent ?? '';
      return [...text.matchAll(/\p{L}{4,}/gu)]
        .filter(({ 0: word, index }) => {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          return lines.size > 1 && word.length / lines.size < 3;
        })
        .map(({ 0: word }) => word);
    });
  }

  function isText({ nodeType, textContent }: Node): boolean {
    return nodeType === Node.TEXT_NODE && textContent?.trim() !== '';
  }
  function named(element: Element): string {
    return `${element.tagName.toLowerCase()}.${element.className} “${(element.textContent ?? '').trim().slice(0, 30)}”`;
  }
}
