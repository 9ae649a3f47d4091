/** What a person notices of a page, in milliseconds since the navigation; 0 for an event that did not happen. */
export type PageClock = {
  /** The first byte, the first paint and the largest paint. */
  firstByte: number;
  firstPaint: number;
  lcp: number;
  /** The password field accepts typing. */
  usable: number;
  /** The first touch. */
  touch: number;
  /** The script handles the form. */
  alive: number;
  /** The longest time from an event of a touch to the paint after it. */
  press: number;
  /** The sum of layout shifts, which has no unit. */
  shift: number;
  /** How long tasks blocked the page before the first touch, and after it. */
  blocked: number;
  blockedByTouch: number;
};

declare global {
  interface Window {
    pageClock: PageClock;
  }
}

/**
 * Runs in a page before its own scripts and records the times that a person notices, in milliseconds since the navigation.
 * The browser gets its source text, so it uses nothing outside of itself.
 */
export function pageClock(): void {
  const clock: PageClock = {
    firstByte: 0,
    firstPaint: 0,
    lcp: 0,
    usable: 0,
    touch: 0,
    alive: 0,
    press: 0,
    shift: 0,
    blocked: 0,
    blockedByTouch: 0,
  };
  window.pageClock = clock;
  const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
      // Only events have a least duration, in milliseconds: this is the lowest.
      ...(type === 'event' ? { durationThreshold: 16 } : {}),
    });
  watch('navigation', (entry) => (clock.firstByte = Number(Reflect.get(entry, 'responseStart'))));
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') clock.firstPaint = entry.startTime;
  });
  watch('largest-contentful-paint', (entry) => (clock.lcp = entry.startTime));
  watch('event', (entry) => {
    if (Number(Reflect.get(entry, 'interactionId')) > 0) clock.press = Math.max(clock.press, entry.duration);
  });
  watch('layout-shift', (entry) => {
    if (!Reflect.get(entry, 'hadRecentInput')) clock.shift += Number(Reflect.get(entry, 'value'));
  });
  watch('longtask', (entry) => {
    const of = clock.touch > 0 && entry.startTime >= clock.touch ? 'blockedByTouch' : 'blocked';
    clock[of] += Math.max(0, entry.duration - 50);
  });
  const password = () => document.querySelector<HTMLInputElement>('input[type=password]');
  // React marks an element when it renders or hydrates it; from then on React handles the form.
  const isAlive = () => Object.keys(password() ?? {}).some((name) => name.startsWith('__reactProps'));
  const inEachFrameUntil = (isDone: () => boolean): number =>
    requestAnimationFrame(() => void (isDone() || inEachFrameUntil(isDone)));
  const parsed = new MutationObserver(() => {
    if (!password()) return;
    parsed.disconnect();
    inEachFrameUntil(() => {
      const field = password();
      if (field && clock.usable === 0 && !field.disabled && field.getBoundingClientRect().width > 0)
        clock.usable = performance.now();
      if (isAlive()) clock.alive = performance.now();
      return clock.usable > 0 && clock.alive > 0;
    });
  });
  parsed.observe(document, { childList: true, subtree: true });
  addEventListener('pointerdown', ({ timeStamp }) => (clock.touch = timeStamp), {
    capture: true,
    once: true,
  });
}
