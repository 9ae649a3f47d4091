import ICAL from 'ical.js';
import { parseICS } from 'node-ical';
import { convertIcsCalendar } from 'ts-ics';

/** An event of a calendar file: a whole day, such as `2026-12-11`. */
export type ReadEvent = { uid: string; day: string; summary: string; description: string };

/** Reads the events of a calendar file with three parsers, and returns what each has read, by its name. */
export function readCalendar(text: string): Record<string, ReadEvent[]> {
  return { 'ical.js': byIcalJs(text), 'node-ical': byNodeIcal(text), 'ts-ics': byTsIcs(text) };
}

function byIcalJs(text: string): ReadEvent[] {
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

function byNodeIcal(text: string): ReadEvent[] {
  return Object.values(parseICS(text)).flatMap((each) => {
    if (each?.type !== 'VEVENT') return [];
    const { uid, start, datetype, summary, description } = each;
    // A day is read as midnight of the reader's own time zone.
    const day = [start.getFullYear(), start.getMonth() + 1, start.getDate()]
      .map((part) => String(part).padStart(2, '0'))
      .join('-');
    return {
      uid,
      day: datetype === 'date' ? day : '',
      summary: textOf(summary),
      description: textOf(description),
    };
  });
}

/** A text, which a parser may return with its parameters. */
function textOf(value: string | { val: string } | undefined): string {
  return typeof value === 'object' ? value.val : (value ?? '');
}

function byTsIcs(text: string): ReadEvent[] {
  const { events = [] } = convertIcsCalendar(undefined, text);
  return events.map(({ uid, start, summary, description }) => ({
    uid,
    day: start.type === 'DATE' ? start.date.toISOString().slice(0, 10) : '',
    summary,
    // This one leaves the end of the last line.
    description: (description ?? '').trimEnd(),
  }));
}
