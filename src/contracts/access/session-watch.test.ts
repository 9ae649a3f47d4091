import { describe, expect, it, test } from 'vitest';
import { isSessionMessage, loginReasons } from './session-watch.ts';

describe('a message between tabs', () => {
  test.each([
    [{ kind: 'ended', reason: 'idle' }],
    [{ kind: 'active', atMs: 0 }],
    [{ kind: 'active', atMs: 1.8e12 }],
  ])('%j is a session message', (data) => {
    expect(isSessionMessage(data)).toBe(true);
  });

  test.each([
    [null],
    [undefined],
    ['ended'],
    [0],
    [[]],
    [{}],
    [{ kind: 'ENDED' }],
    [{ kind: 'active' }],
    [{ kind: 'active', atMs: '0' }],
    [{ kind: 'active', atMs: Number.NaN }],
    [{ kind: 'active', atMs: Number.POSITIVE_INFINITY }],
    [{ event: 'SHOW_ALERT' }],
  ])('%j is not a session message', (data) => {
    expect(isSessionMessage(data)).toBe(false);
  });
});

it('the reasons for returning to the login page are a closed list', () => {
  expect(loginReasons).toEqual([
    'idle',
    'signed-out',
    'unavailable',
    'ended',
    'doubled',
    'cookies',
    'recent',
    'no-token',
    'token-refused',
    'sso-failed',
    'not-verified',
    'locked',
  ]);
});
