import { expect, it, test } from 'vitest';
import { pauseScale, scaled, timeScale } from './time-scale.ts';

const sandbox = { SANDBOX: {} };

it('is 1 outside the sandbox environment, whatever is set', () => {
  expect(timeScale({})).toBe(1);
  expect(timeScale({ TIME_SCALE: '0.25' })).toBe(1);
});

it('is 1 in the sandbox environment too, until `TIME_SCALE` is set', () => {
  expect(timeScale(sandbox)).toBe(1);
  expect(timeScale({ ...sandbox, TIME_SCALE: '0.25' })).toBe(0.25);
  expect(timeScale({ ...sandbox, TIME_SCALE: '10' })).toBe(10);
});

it('shortens a pause, and never lengthens one', () => {
  expect([0.25, 1, 10].map(pauseScale)).toEqual([0.25, 1, 1]);
});

test.each(['', '0', '-1', '100.5', 'fast', 'Infinity'])('TIME_SCALE=%s is refused', (TIME_SCALE) => {
  expect(() => timeScale({ ...sandbox, TIME_SCALE })).toThrow('above 0 and up to 100');
});

it('shortens each time of a rule', () => {
  expect(scaled({ openMs: 5_000, probeMs: 10_000 }, 0.25)).toEqual({ openMs: 1_250, probeMs: 2_500 });
});
