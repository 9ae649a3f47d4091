import { expect, it, test } from 'vitest';
import { aContext } from '../../../tests/support/fake-env.ts';
import { readCalendar } from '../../../tests/support/read-calendar.ts';
import { type CalendarEntry, calendarText } from './calendar-text.ts';

const charge: CalendarEntry = {
  key: 'sub-1 charge',
  at: Date.UTC(2026, 11, 12, 3, 30),
  summary: 'Geeni: Plus renews, $3.99; "more" \\ 🐶',
  path: '/payment',
  noticeDays: 3,
};
const context = (timeZone: string) => ({ ...aContext('https://account.geeni.example/payment'), timeZone });

test.each([
  ['America/Los_Angeles', '2026-12-11'],
  ['UTC', '2026-12-12'],
  ['Asia/Tokyo', '2026-12-12'],
  ['Pacific/Kiritimati', '2026-12-12'],
])('in %s a charge is on the day that its page names', async (timeZone, day) => {
  const events = readCalendar(await calendarText(context(timeZone), [charge]));
  expect(events).toMatchObject([{ day, summary: charge.summary }]);
});

it('a calendar day is that day everywhere', async () => {
  for (const timeZone of ['Pacific/Kiritimati', 'America/Los_Angeles']) {
    const file = await calendarText(context(timeZone), [{ ...charge, at: '2027-02-28' }]);
    expect(readCalendar(file)).toMatchObject([{ day: '2027-02-28' }]);
    expect(file).toContain('DTEND;VALUE=DATE:20270301');
  }
});

it('the same line has the same id again, and another day, key or brand’s host another one', async () => {
  const idsOf = async (entries: CalendarEntry[], from = context('UTC')) =>
    readCalendar(await calendarText(from, entries)).map(({ uid }) => uid);
  const [first] = await idsOf([charge]);
  expect(await idsOf([charge], { ...context('UTC'), nowMs: Date.UTC(2027, 0, 1) })).toEqual([first]);
  const others = await idsOf([
    { ...charge, key: 'sub-1 ends' },
    { ...charge, at: charge.at === '2026-12-13' ? '2026-12-14' : '2026-12-13' },
  ]);
  expect(new Set([first, ...others]).size).toBe(3);
  expect(first).toMatch(/^[0-9a-f]{32}@account\.geeni\.example$/);
});

it('long lines, several lines and other scripts are read as they were written', async () => {
  const description = `مقاطع الفيديو الأقدم من 14 يومًا: Driveway\n${'長い名前のカメラ、'.repeat(20)}`;
  const file = await calendarText(context('UTC'), [{ ...charge, description }]);
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(readCalendar(file)).toMatchObject([{ description }]);
});

it('a reminder comes at nine some days before, and none where none is wanted', async () => {
  const [three, none] = [charge, { ...charge, noticeDays: null }];
  expect(await calendarText(context('UTC'), [three])).toContain('TRIGGER:-P2DT15H');
  expect(await calendarText(context('UTC'), [none])).not.toContain('VALARM');
});
