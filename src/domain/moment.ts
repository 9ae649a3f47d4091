/** Formatters are cached, because creating one is slow. The limit bounds the memory. */
const dates = new Map<string, Intl.DateTimeFormat>();
const distances = new Map<string, Intl.RelativeTimeFormat>();
const MAX_FORMATTERS = 200;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Formats a recent date and time, such as `Dec 3, 10:05 AM`, in the given IANA time zone. */
export function momentText(ms: number, format: string, timeZone: string): string {
  const key = `${format} ${timeZone}`;
  const formatter =
    dates.get(key) ??
    new Intl.DateTimeFormat(format, {
      month: 'short',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZone,
    });
  if (dates.size < MAX_FORMATTERS) dates.set(key, formatter);
  return formatter.format(ms);
}

/** Formats how long ago a time of today was, such as `5 minutes ago`. */
export function agoText(ms: number, nowMs: number, format: string): string {
  const formatter = distances.get(format) ?? new Intl.RelativeTimeFormat(format);
  if (distances.size < MAX_FORMATTERS) distances.set(format, formatter);
  const minutes = Math.max(1, Math.round((nowMs - ms) / MINUTE_MS));
  return minutes < HOUR_MS / MINUTE_MS
    ? formatter.format(-minutes, 'minute')
    : formatter.format(-Math.round((minutes * MINUTE_MS) / HOUR_MS), 'hour');
}
