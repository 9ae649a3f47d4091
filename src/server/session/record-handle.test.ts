import { beforeAll, describe, expect, it, test } from 'vitest';
import { type KeyRing, keyRing } from './key-ring.ts';
import { newHandle, recordName } from './record-handle.ts';

let keys: KeyRing;
let handle: string;
let name: string;

beforeAll(async () => {
  keys = await keyRing({ SESSION_KEY: 'a-secret-of-at-least-thirty-two-characters' });
  ({ handle, name } = await newHandle(keys, 'session'));
});

describe('a handle', () => {
  it('opens the same record every time', async () => {
    expect(name).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(await recordName(keys, 'session', handle)).toBe(name);
    expect(await recordName(keys, 'session', handle)).toBe(name);
  });

  it('is new every time', async () => {
    const others = await Promise.all(Array.from({ length: 50 }, () => newHandle(keys, 'session')));
    expect(new Set(others.map((other) => other.handle.split('.')[0])).size).toBe(50);
  });

  it('does not contain the record’s name', () => {
    expect(handle).not.toContain(name);
  });

  it('is small and plain enough for a cookie', () => {
    expect(handle).toMatch(/^[\w.-]{1,100}$/);
  });
});

describe('a half-finished sign-in is never a session', () => {
  it('and a session is never a half-finished sign-in', async () => {
    const { handle: pending } = await newHandle(keys, 'pending-sign-in');
    expect(await recordName(keys, 'pending-sign-in', pending)).toBeDefined();
    expect(await recordName(keys, 'session', pending)).toBeUndefined();
    expect(await recordName(keys, 'pending-sign-in', handle)).toBeUndefined();
  });
});

describe('any other value opens nothing and throws nothing', () => {
  const forged: [string, (genuine: string, other: string) => string | undefined][] = [
    ['nothing', () => undefined],
    ['an empty value', () => ''],
    ['an id alone', (genuine) => genuine.split('.')[0]],
    ['an id with an empty signature', (genuine) => `${genuine.split('.')[0]}.`],
    ['an id signed with zeros', (genuine) => `${genuine.split('.')[0]}.${'A'.repeat(43)}`],
    [
      'an id with the signature of another',
      (genuine, other) => `${genuine.split('.')[0]}.${other.split('.')[1]}`,
    ],
    ['one letter of the id changed', (genuine) => (genuine.startsWith('A') ? 'B' : 'A') + genuine.slice(1)],
    [
      'one letter of the signature changed',
      (genuine) => genuine.slice(0, 44) + (genuine[44] === 'A' ? 'B' : 'A') + genuine.slice(45),
    ],
    ['one letter more', (genuine) => `${genuine}A`],
    ['white space around it', (genuine) => ` ${genuine} `],
    ['a line break behind it', (genuine) => `${genuine}\n`],
    ['two at once', (genuine) => `${genuine}.${genuine}`],
    ['broken escapes', () => '%E0%A4%A'],
    ['a prototype', () => '__proto__'],
    ['5 KB', () => 'A'.repeat(5_000)],
    ['letters beyond ASCII', (genuine) => `é${genuine.slice(1)}`],
  ];

  test.each(forged)('%s', async (_what, forge) => {
    const { handle: other } = await newHandle(keys, 'session');
    expect(await recordName(keys, 'session', forge(handle, other))).toBeUndefined();
  });
});
