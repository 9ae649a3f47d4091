import { describe, expect, test, vi } from 'vitest';
import type { When } from '../../contracts/when.ts';
import { calendarDayOf } from '../text/calendar-date.ts';
import { invoicesOfYear, yearsOf } from './invoice-year.ts';

vi.mock('../text/calendar-date.ts', { spy: true });

const dated = (...dates: (When | null)[]) => dates.map((invoiceDate, id) => ({ id, invoiceDate }));
const monthly = (count: number, newest: string) =>
  Array.from({ length: count }, (_, back) => {
    const day = new Date(Date.parse(newest));
    day.setUTCMonth(day.getUTCMonth() - back);
    return { id: back, invoiceDate: day.getTime() };
  });

describe('the years that have an invoice', () => {
  test.each<[string, (When | null)[], string, string[]]>([
    ['none', [], 'UTC', []],
    ['no date', [null], 'UTC', []],
    [
      'the latest first, each once',
      ['2024-05-01', '2026-01-01', '2026-12-31', '2025-07-01'],
      'UTC',
      ['2026', '2025', '2024'],
    ],
    ['a day is that day everywhere', ['2026-01-01'], 'America/Los_Angeles', ['2026']],
    [
      'a moment has the day of the time zone',
      [Date.parse('2026-01-01T03:00:00Z')],
      'America/Los_Angeles',
      ['2025'],
    ],
    ['and another day in another one', [Date.parse('2025-12-31T20:00:00Z')], 'Asia/Tokyo', ['2026']],
    ['the first to see a year', [Date.parse('2025-12-31T10:30:00Z')], 'Pacific/Kiritimati', ['2026']],
    ['the last to leave one', [Date.parse('2026-01-01T10:30:00Z')], 'Pacific/Pago_Pago', ['2025']],
    ['a day after New Year', [Date.parse('2026-01-02T00:00:00Z')], 'Pacific/Pago_Pago', ['2026']],
  ])('%s', (_, dates, timeZone, years) => {
    expect(yearsOf(dated(...dates), timeZone)).toEqual(years);
  });
});

test('the calendar of a time zone is asked around New Year alone, however many invoices there are', () => {
  const timeZone = 'America/New_York';
  const asked = vi.mocked(calendarDayOf).mockClear();
  const invoices = Array.from({ length: 5_000 }, (_, back) => {
    const [year, month] = [2026 - Math.floor(back / 300), 2 + (back % 10)];
    return { invoiceDate: Date.UTC(year, month - 1, 15) };
  });
  expect(yearsOf(invoices, timeZone)).toHaveLength(17);
  invoicesOfYear(invoices, '2026', timeZone);
  expect(asked).not.toHaveBeenCalled();
  yearsOf([{ invoiceDate: Date.UTC(2026, 0, 1) }], timeZone);
  expect(asked).toHaveBeenCalledOnce();
});

describe('the invoices of a year', () => {
  const idsOf = (year: string, ...dates: (When | null)[]) =>
    invoicesOfYear(dated(...dates), year, 'UTC').invoices.map(({ id }) => id);

  test('come the oldest first, from its first day to its last', () => {
    const dates = ['2026-12-31', '2027-01-01', '2026-01-01', '2025-12-31', '2026-06-15'] as const;
    expect(idsOf('2026', ...dates)).toEqual([2, 4, 0]);
    expect(idsOf('2024', ...dates)).toEqual([]);
  });

  test('are as many as the list has, also beyond the 50 of the account history', () => {
    const all = Array.from({ length: 60 }, () => '2025-03-01' as const);
    expect(idsOf('2025', ...all)).toHaveLength(60);
  });

  test('without a date are in no year, and are counted', () => {
    const found = invoicesOfYear(dated('2026-02-01', null, null), '2026', 'UTC');
    expect([found.invoices.length, found.undated]).toEqual([1, 2]);
  });

  test.each<[string, number, string, string | undefined]>([
    ['a shorter list is the whole one', 49, '2022', undefined],
    ['a list of 50 may go on before its oldest invoice, in its year', 50, '2022', '2022-11-03'],
    ['and in every year before', 50, '2019', '2022-11-03'],
    ['the years after are whole', 50, '2023', undefined],
    ['a list of 80 may go on as well', 80, '2020', '2020-05-03'],
  ])('%s', (_, count, year, day) => {
    const { endsAt } = invoicesOfYear(monthly(count, '2026-12-03'), year, 'UTC');
    expect(endsAt).toBe(day === undefined ? undefined : Date.parse(day));
  });
});
