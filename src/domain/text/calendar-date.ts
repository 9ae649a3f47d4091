import { type CalendarDay, isCalendarDay, type When } from '../../contracts/when.ts';
import { boundedCache } from './bounded-cache.ts';
import { momentOf } from './when.ts';
import { dateFormat } from './intl.ts';

const cachedZone = boundedCache<string>(200);

/**
 * Formats a day in long form, such as `December 3, 2026`: that of a point in time in the given IANA time zone, or a
 * calendar day as it is.
 */
export function dateText(when: When, format: string, timeZone: string): string {
  const zone = typeof when === 'number' ? timeZone : 'UTC';
  const formatter = dateFormat(format, { dateStyle: 'long', timeZone: zone });
  return asWritten(formatter.format(momentOf(when)), format);
}

/** The first of a month, which French and Portuguese write as an ordinal and CLDR does not. */
function asWritten(date: string, format: string): string {
  if (format.startsWith('fr')) return date.replace(/^1(?= )/, '1er');
  return format.startsWith('pt-BR') ? date.replace(/^1(?= )/, '1º') : date;
}

/** Returns a point in time as its calendar day in the given IANA time zone; a calendar day as it is. */
export function calendarDayOf(when: When, timeZone: string): CalendarDay | undefined {
  if (typeof when !== 'number') return when;
  // Swedish writes a day as ISO 8601 does.
  const day = dateFormat('sv-SE', { dateStyle: 'short', timeZone }).format(when);
  return isCalendarDay(day) ? day : undefined;
}

/** Returns `wanted` in its canonical form where the runtime supports it as a time zone, else UTC. */
export function knownTimeZone(wanted: string | undefined): string {
  return wanted ? cachedZone(wanted, () => checkTimeZone(wanted)) : 'UTC';
}

function checkTimeZone(wanted: string): string {
  try {
    return dateFormat('en', { timeZone: wanted }).resolvedOptions().timeZone;
  } catch {
    return 'UTC';
  }
}
