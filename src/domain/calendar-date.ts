/** Formatters are cached, because creating one is slow. The limit bounds the memory. */
const formatters = new Map<string, Intl.DateTimeFormat>();
const MAX_FORMATTERS = 200;

/** Formats a day in long form, such as `December 3, 2026`, in the given IANA time zone. */
export function dateText(ms: number, format: string, timeZone: string): string {
  const key = `${format} ${timeZone}`;
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat(format, { dateStyle: 'long', timeZone });
  if (formatters.size < MAX_FORMATTERS) formatters.set(key, formatter);
  return formatter.format(ms);
}

const knownZones = new Map<string, string>();

/** Returns `wanted` in its canonical form where the runtime supports it as a time zone, else UTC. */
export function knownTimeZone(wanted: string | undefined): string {
  if (!wanted) return 'UTC';
  const known = knownZones.get(wanted) ?? checkTimeZone(wanted);
  if (knownZones.size < MAX_FORMATTERS) knownZones.set(wanted, known);
  return known;
}

function checkTimeZone(wanted: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: wanted }).resolvedOptions().timeZone;
  } catch {
    return 'UTC';
  }
}
