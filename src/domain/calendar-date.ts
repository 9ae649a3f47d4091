/** A day as people write it, such as `December 3, 2026`, in the given IANA time zone. */
export function dateText(ms: number, format: string, timeZone: string): string {
  return new Intl.DateTimeFormat(format, { dateStyle: 'long', timeZone }).format(ms);
}

/** `wanted` when this runtime knows it as a time zone, else UTC. */
export function knownTimeZone(wanted: string | undefined): string {
  if (!wanted) return 'UTC';
  try {
    return new Intl.DateTimeFormat('en', { timeZone: wanted }).resolvedOptions().timeZone;
  } catch {
    return 'UTC';
  }
}
