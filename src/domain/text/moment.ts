import { dateFormat, relativeTimeFormat } from './intl.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Formats a recent date and time, such as `Dec 3, 10:05 AM`, in the given IANA time zone. */
export function momentText(ms: number, format: string, timeZone: string): string {
  const parts = { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;
  const formatter = dateFormat(format, { ...parts, timeZone });
  return formatter.format(ms);
}

/** Formats a moment to the second with its time zone, such as `December 3, 2026 at 10:05:00 AM UTC`: as a proof states it. */
export function exactMomentText(ms: number, format: string, timeZone: string): string {
  const formatter = dateFormat(format, { dateStyle: 'long', timeStyle: 'long', timeZone });
  return formatter.format(ms);
}

/** Formats how long ago a time of today was, such as `5 minutes ago`. */
export function agoText(ms: number, nowMs: number, format: string): string {
  const formatter = relativeTimeFormat(format);
  const minutes = Math.max(1, Math.round((nowMs - ms) / MINUTE_MS));
  const text =
    minutes < HOUR_MS / MINUTE_MS
      ? formatter.format(-minutes, 'minute')
      : formatter.format(-Math.round((minutes * MINUTE_MS) / HOUR_MS), 'hour');
  return asWritten(text, format);
}

/** Removes what CLDR adds and nobody writes: a number after the Hebrew word that says it, and Japanese spaces. */
function asWritten(text: string, format: string): string {
  if (format.startsWith('he')) return text.replace(/ \(\d+\)$/, '');
  return format.startsWith('ja') ? text.replaceAll(' ', '') : text;
}
