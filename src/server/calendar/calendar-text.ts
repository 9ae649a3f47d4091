import type { When } from '../../contracts/when.ts';
import { withoutIsolates } from '../../domain/text/bidi.ts';
import { calendarDayOf } from '../../domain/text/calendar-date.ts';
import { sha256Hex } from '../digests.ts';
import type { RequestContext } from '../request/request-context.ts';

/**
 * A day of a calendar file. `key` tells it from the other entries of that day and of every account; `path` is the page that says
 * the same; `noticeDays` is how many days before a reminder comes, null for none.
 */
export type CalendarEntry = {
  key: string;
  at: When;
  summary: string;
  description?: string;
  path: string;
  noticeDays: number | null;
};

const DAY_SECONDS = 24 * 60 * 60;
/** A reminder of a whole day comes at nine in the morning, some days before. */
const REMINDER_HOUR = 9;

/** Returns days as a calendar file (RFC 5545). Each is a whole day, that of the given time zone, so that it is the same in all. */
export async function calendarText(
  {
    brand,
    locale,
    url,
    timeZone,
    nowMs,
  }: Pick<RequestContext, 'brand' | 'locale' | 'url' | 'timeZone' | 'nowMs'>,
  entries: readonly CalendarEntry[],
): Promise<string> {
  const { default: ical, ICalAlarmType, ICalEventTransparency } = await import('ical-generator');
  const calendar = ical({
    name: brand.displayName,
    prodId: { company: brand.displayName, product: 'Account', language: locale.language.toUpperCase() },
  });
  for (const { key, at, summary, description, path, noticeDays } of entries) {
    const day = calendarDayOf(at, timeZone);
    if (!day) continue;
    const text = withoutIsolates(summary);
    const event = calendar.createEvent({
      // The same line on the same day is the same event, also in a file that is made later.
      id: `${sha256Hex(`${key} ${day}`).slice(0, 32)}@${url.hostname}`,
      stamp: new Date(nowMs),
      start: day,
      end: dayAfter(day),
      allDay: true,
      summary: text,
      description: description ? withoutIsolates(description) : null,
      url: new URL(path, url.origin).href,
      transparency: ICalEventTransparency.TRANSPARENT,
    });
    if (noticeDays === null) continue;
    event.createAlarm({
      type: ICalAlarmType.display,
      triggerBefore: noticeDays * DAY_SECONDS - REMINDER_HOUR * 60 * 60,
      description: text,
    });
  }
  return calendar.toString();
}

function dayAfter(day: string): string {
  return new Date(Date.parse(day) + DAY_SECONDS * 1000).toISOString().slice(0, 10);
}
