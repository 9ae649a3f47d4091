import { expect, test } from 'vitest';
import { choiceAgeDays, choiceNow, choiceText, readChoice } from './consent-choice.ts';

const NOON = Date.UTC(2026, 10, 26, 12);

test.each([
  [[], '1.2026-11-26.none'],
  [['measuring'], '1.2026-11-26.measuring'],
  [['advertising'], '1.2026-11-26.advertising'],
  [['measuring', 'advertising'], '1.2026-11-26.measuring+advertising'],
] as const)('a choice of %j is kept as %s, and read again', (purposes, text) => {
  const choice = choiceNow(purposes, NOON);
  expect(choiceText(choice)).toBe(text);
  expect(readChoice(text)).toEqual({ purposes, day: '2026-11-26' });
});

test('no choice is no text', () => {
  expect(readChoice(undefined)).toBeUndefined();
});

test.each([
  '',
  'x',
  '1',
  '1.2026-11-26',
  '1.2026-11-26.',
  '2.2026-11-26.measuring',
  '1.2026-02-30.measuring',
  '1.26-11-26.measuring',
  '1.2026-11-26.measuring+measuring',
  '1.2026-11-26.advertising+measuring',
  '1.2026-11-26.Measuring',
  '1.2026-11-26.none+measuring',
  '1.2026-11-26.measuring.x',
  '1.2026-11-26.everything',
  ' 1.2026-11-26.none',
])('%j is unreadable', (text) => {
  expect(readChoice(text)).toBe('unreadable');
});

test('a choice ages in days', () => {
  const choice = choiceNow([], NOON);
  expect(choiceAgeDays(choice, NOON)).toBe(0.5);
  expect(choiceAgeDays(choice, Date.UTC(2026, 10, 25))).toBe(-1);
  expect(choiceAgeDays(choice, Date.UTC(2027, 10, 26))).toBe(365);
});
