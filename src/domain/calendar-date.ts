import { boundedCache } from './bounded-cache.ts';

const cachedFormatter = boundedCache<Intl.DateTimeFormat>(200);
const cachedZone = boundedCache<string>(200);

/** Formats a day in long form, such as `December 3, 2026`, in the given IANA time zone. */
export function dateText(ms: number, format: string, timeZone: string): string {
  const formatter = cachedFormatter(
    `${format} ${timeZone}`,
    () => new Intl.DateTimeFormat(format, { dateStyle: 'long', timeZone }),
  );
  return formatter.format(ms);
}

/** Returns `wanted` in its canonical form where the runtime supports it as a time zone, else UTC. */
export function knownTimeZone(wanted: string | undefined): string {
  return wanted ? cachedZone(wanted, () => checkTimeZone(wanted)) : 'UTC';
}

function checkTimeZone(wanted: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: wanted }).resolvedOptions().timeZone;
  } catch {
    return 'UTC';
  }
}
