/**
 * Runs in a page before its own scripts and records the times that a person notices, in milliseconds since the navigation.
 * The browser gets its source text, so it uses nothing outside of itself.
 */
export function pageClock() {
  const clock = { lcp: 0, usable: 0, touch: 0, alive: 0, shift: 0, blocked: 0, blockedByTouch: 0 };
  globalThis.pageClock = clock;
  const watch = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch('largest-contentful-paint', (entry) => (clock.lcp = entry.startTime));
  watch('layout-shift', (entry) => (clock.shift += entry.hadRecentInput ? 0 : entry.value));
  watch('longtask', (entry) => {
    const of = clock.touch > 0 && entry.startTime >= clock.touch ? 'blockedByTouch' : 'blocked';
    clock[of] += Math.max(0, entry.duration - 50);
  });
  const password = () => document.querySelector('input[type=password]');
  // React marks an element when it renders or hydrates it; from then on React handles the form.
  const isAlive = () => Object.keys(password() ?? {}).some((name) => name.startsWith('__reactProps'));
  const inEachFrameUntil = (isDone) => requestAnimationFrame(() => isDone() || inEachFrameUntil(isDone));
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
