import ICAL from 'ical.js';

/** An event of a calendar file: a whole day, such as `2026-12-11`, empty where it is no whole day. */
export type ReadEvent = { uid: string; day: string; summary: string; description: string };

/** Reads the events of a calendar file. */
export function readCalendar(text: string): ReadEvent[] {
  const component = new ICAL.Component(ICAL.parse(text));
  return component.getAllSubcomponents('vevent').map((each) => {
    const { uid, startDate, summary, description } = new ICAL.Event(each);
    return {
      uid,
      day: startDate.isDate ? startDate.toString() : '',
      summary,
      description: description ?? '',
    };
  });
}
