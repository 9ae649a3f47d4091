import { describe, expect, it, test } from 'vitest';
import { signInForm, signInRequest } from './sign-in.ts';

const request = { username: 'jane@example.com', password: 'Passw0rd!', rememberMe: false };

describe('POST /api/auth/sign-in', () => {
  it('accepts the fields of a sign-in', () => {
    expect(signInRequest.safeParse(request).success).toBe(true);
    expect(signInRequest.safeParse({ ...request, redirectUri: '/plans' }).success).toBe(true);
  });

  it('has no format rule on the e-mail', () => {
    expect(signInRequest.safeParse({ ...request, username: 'jane' }).success).toBe(true);
  });

  it('reads the e-mail as it counts, and leaves the password as it was typed', () => {
    const typed = '\u200e ｐａｓｓ １２٣\u00ad–\u0000 ';
    const { username, password } = signInRequest.parse({ ...request, username: typed, password: typed });
    expect([username, password]).toEqual(['pass 123-', typed]);
  });

  test.each([
    ['an empty e-mail', { username: '' }],
    ['an empty password', { password: '' }],
    ['an e-mail that is too long', { username: 'x'.repeat(321) }],
    ['a password that is too long', { password: 'x'.repeat(1_025) }],
    ['a list as password', { password: ['Passw0rd!'] }],
    ['Remember Me as text', { rememberMe: 'on' }],
    ['an unknown field', { isAdmin: true }],
    ['null as a page', { redirectUri: null }],
  ])('refuses %s', (_what, changes) => {
    expect(signInRequest.safeParse({ ...request, ...changes }).success).toBe(false);
  });

  it('refuses a body with a __proto__ key', () => {
    const hostile: unknown = JSON.parse(`{"__proto__":{"isAdmin":true},${JSON.stringify(request).slice(1)}`);
    expect(signInRequest.safeParse(hostile).success).toBe(false);
    expect('isAdmin' in {}).toBe(false);
  });
});

describe('POST /api/auth/sign-in as a plain form', () => {
  const form = { username: 'jane@example.com', password: 'Passw0rd!' };

  test.each([
    ['accepts an unticked box', form],
    ['accepts a ticked box', { ...form, rememberMe: 'on' }],
    ['accepts a long e-mail of invisible characters', { ...form, username: 'x\u200b'.repeat(320) }],
    ['accepts empty fields, which are reported later', { username: '', password: '' }],
  ])('%s', (_what, fields) => {
    expect(signInForm.safeParse(fields).success).toBe(true);
  });

  test.each([
    ['a missing field', { username: 'jane' }],
    ['an unknown field', { ...form, isAdmin: 'on' }],
    ['a password that is too long', { ...form, password: 'x'.repeat(1_025) }],
  ])('refuses %s', (_what, fields) => {
    expect(signInForm.safeParse(fields).success).toBe(false);
  });
});
