import { expect, test } from 'vitest';
import { agoText, exactMomentText, momentText } from './moment.ts';

const NOW_MS = Date.UTC(2026, 11, 3, 16, 5);
const MINUTE_MS = 60_000;

test.each([
  ['en-US', 'America/Chicago', /^Dec 3, 10:05\sAM$/],
  ['en-GB', 'UTC', /^3 Dec, 16:05$/],
  ['de', 'Europe/Berlin', /^3\. Dez\., 17:05$/],
])('a date and time in %s, %s', (format, timeZone, text) => {
  expect(momentText(NOW_MS, format, timeZone)).toMatch(text);
});

test.each([
  ['en-US', 'America/Chicago', /^December 3, 2026 at 10:05:00\sAM CST$/],
  ['de', 'Europe/Berlin', /^3\. Dezember 2026 um 17:05:00 MEZ$/],
  ['fr', 'UTC', /^3 décembre 2026 à 16:05:00 UTC$/],
])('a moment as a proof states it, in %s, %s', (format, timeZone, text) => {
  expect(exactMomentText(NOW_MS, format, timeZone)).toMatch(text);
});

test.each([
  [0, '1 minute ago'],
  [90_000, '2 minutes ago'],
  [11 * MINUTE_MS, '11 minutes ago'],
  [59 * MINUTE_MS, '59 minutes ago'],
  [60 * MINUTE_MS, '1 hour ago'],
  [200 * MINUTE_MS, '3 hours ago'],
])('%i ms before now is %s', (ago, text) => {
  expect(agoText(NOW_MS - ago, NOW_MS, 'en-US')).toBe(text);
});

test.each([
  ['he', 1, 'לפני שעה'],
  ['he', 2, 'לפני שעתיים'],
  ['he', 3, 'לפני 3 שעות'],
  ['ja', 2, '2時間前'],
])('in %s %d hours ago are written as people write them', (format, hours, text) => {
  expect(agoText(NOW_MS - hours * 60 * MINUTE_MS, NOW_MS, format)).toBe(text);
});
