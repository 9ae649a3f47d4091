import { describe, expect, it, test } from 'vitest';
import { signInForm, signInRequest, signInResponse } from './sign-in.ts';

const request = { username: 'jane@example.com', password: 'Passw0rd!', rememberMe: false };

describe('POST /api/auth/sign-in', () => {
  it('carries the login payload', () => {
    expect(signInRequest.safeParse(request).success).toBe(true);
    expect(signInRequest.safeParse({ ...request, redirectUri: '/plans' }).success).toBe(true);
  });

  it('has no format rule on the e-mail', () => {
    expect(signInRequest.safeParse({ ...request, username: 'jane' }).success).toBe(true);
  });

  test.each([
    ['an empty e-mail', { username: '' }],
    ['an empty password', { password: '' }],
    ['an endless e-mail', { username: 'x'.repeat(321) }],
    ['an endless password', { password: 'x'.repeat(1_025) }],
    ['a list for a password', { password: ['Passw0rd!'] }],
    ['Remember Me in text', { rememberMe: 'on' }],
    ['a field it does not know', { isAdmin: true }],
    ['null for a page', { redirectUri: null }],
  ])('refuses %s', (_what, changes) => {
    expect(signInRequest.safeParse({ ...request, ...changes }).success).toBe(false);
  });

  it('refuses a body that brings a prototype', () => {
    const hostile: unknown = JSON.parse(`{"__proto__":{"isAdmin":true},${JSON.stringify(request).slice(1)}`);
    expect(signInRequest.safeParse(hostile).success).toBe(false);
    expect('isAdmin' in {}).toBe(false);
  });
});

describe('the same as a plain form', () => {
  const form = { username: 'jane@example.com', password: 'Passw0rd!' };

  test.each([
    ['unticked', form],
    ['ticked', { ...form, rememberMe: 'on' }],
    ['with empty fields, which get words of their own', { username: '', password: '' }],
  ])('%s', (_what, fields) => {
    expect(signInForm.safeParse(fields).success).toBe(true);
  });

  test.each([
    ['a missing field', { username: 'jane' }],
    ['a field it does not know', { ...form, isAdmin: 'on' }],
    ['an endless password', { ...form, password: 'x'.repeat(1_025) }],
  ])('refuses %s', (_what, fields) => {
    expect(signInForm.safeParse(fields).success).toBe(false);
  });
});

it('the answer names the next page', () => {
  expect(signInResponse.safeParse({ next: '/subscriptions' }).success).toBe(true);
  expect(signInResponse.safeParse({}).success).toBe(false);
});
