import { describe, expect, it, test } from 'vitest';
import { calendarDayOf, dateText, knownTimeZone } from './calendar-date.ts';

const EARLY = Date.UTC(2026, 11, 3, 2, 30);

describe('dateText', () => {
  test.each([
    ['en-US', 'UTC', 'December 3, 2026'],
    ['en-GB', 'UTC', '3 December 2026'],
    ['en-US', 'America/New_York', 'December 2, 2026'],
    ['en-US', 'Asia/Tokyo', 'December 3, 2026'],
  ])('in %s and the time zone %s', (format, timeZone, text) => {
    expect(dateText(EARLY, format, timeZone)).toBe(text);
  });

  test.each([
    ['en-US', 'America/Los_Angeles', 'December 11, 2026'],
    ['en-US', 'Asia/Tokyo', 'December 11, 2026'],
    ['en-US', 'UTC', 'December 11, 2026'],
    ['en-GB', 'Pacific/Kiritimati', '11 December 2026'],
  ])('a calendar day is that day everywhere: in %s and the time zone %s', (format, timeZone, text) => {
    expect(dateText('2026-12-11', format, timeZone)).toBe(text);
  });

  test.each([
    ['fr-FR', '1er décembre 2026', '11 décembre 2026'],
    ['pt-BR', '1º de dezembro de 2026', '11 de dezembro de 2026'],
    ['es-ES', '1 de diciembre de 2026', '11 de diciembre de 2026'],
    ['de-DE', '1. Dezember 2026', '11. Dezember 2026'],
  ])('the first of a month in %s is %s, and the eleventh %s', (format, first, eleventh) => {
    expect(dateText('2026-12-01', format, 'UTC')).toBe(first);
    expect(dateText('2026-12-11', format, 'UTC')).toBe(eleventh);
  });

  it('formats a leap day', () => {
    expect(dateText(Date.UTC(2028, 1, 29), 'en-US', 'UTC')).toBe('February 29, 2028');
  });
});

describe('calendarDayOf', () => {
  const newYear = Date.UTC(2027, 0, 1, 3);

  test.each([
    [newYear, 'UTC', '2027-01-01'],
    [newYear, 'America/New_York', '2026-12-31'],
    ['2026-02-28', 'America/New_York', '2026-02-28'],
  ] as const)('of %s in %s is %s', (when, timeZone, day) => {
    expect(calendarDayOf(when, timeZone)).toBe(day);
  });
});

describe('knownTimeZone', () => {
  test.each([
    ['America/New_York', 'America/New_York'],
    ['asia/tokyo', 'Asia/Tokyo'],
    ['UTC', 'UTC'],
    ['', 'UTC'],
    [undefined, 'UTC'],
    ['Mars/Olympus', 'UTC'],
    ['__proto__', 'UTC'],
    ['../../etc', 'UTC'],
    ['UTC\r\nx', 'UTC'],
    ['x'.repeat(5_000), 'UTC'],
  ])('$0 is %s', (wanted, known) => {
    expect(knownTimeZone(wanted)).toBe(known);
  });
});
