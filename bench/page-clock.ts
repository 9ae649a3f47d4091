/** What a person notices of a page, in milliseconds since the navigation; 0 for an event that did not happen. */
export type PageClock = {
  /** The first byte, the first paint and the largest paint. */
  firstByte: number;
  firstPaint: number;
  lcp: number;
  /** The longest time from an event of a touch to the paint after it. */
  press: number;
  /** The sum of layout shifts, which has no unit. */
  shift: number;
  /** How long tasks blocked the page. */
  blocked: number;
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
  const clock: PageClock = { firstByte: 0, firstPaint: 0, lcp: 0, press: 0, shift: 0, blocked: 0 };
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
  watch('longtask', (entry) => (clock.blocked += Math.max(0, entry.duration - 50)));
}
