import { expect, it } from 'vitest';
import { networkMark } from './network-mark.ts';
import { fakeEnv } from '../../../tests/support/fake-env.ts';

const { env } = fakeEnv(() => Response.error());
const NOON = Date.UTC(2026, 10, 3, 12);
const at = (address: string, nowMs = NOON, key = env.SESSION_KEY ?? '') =>
  networkMark({ env: { ...env, SESSION_KEY: key }, address, nowMs });

it('is the same for a network all day', () => {
  expect(at('203.0.113.7')).toBe(at('203.0.113.7', NOON + 11 * 3_600_000));
  expect(at('2001:db8::1')).toBe(at('2001:db8::ffff'));
});

it('is another on the next day, for another network and with another key', () => {
  const marks = [
    at('203.0.113.7'),
    at('203.0.113.8'),
    at('203.0.113.7', NOON + 24 * 3_600_000),
    at('203.0.113.7', NOON, 'another-secret-of-thirty-two-characters'),
  ];
  expect(new Set(marks).size).toBe(4);
});

it('is five characters, so that it names no network', () => expect(at('203.0.113.7')).toMatch(/^[\w-]{5}$/));
