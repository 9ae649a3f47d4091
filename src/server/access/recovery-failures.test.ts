import { describe, expect, test } from 'vitest';
import type { PlatformFailure } from '../platform/platform-failure.ts';
import { resetPasswordFailure } from './reset-password.ts';
import { verifyEmailFailure } from './verify-email.ts';

const refused = (description: string | undefined, status = 400): PlatformFailure => ({
  kind: 'refused',
  status,
  code: 'any',
  description,
  errorData: undefined,
});
const used = 'The email verification link has already been used';

describe('what the platform says about a link to verify, and about one to reset', () => {
  test.each([
    ['Verification token (vtoken) is invalid', 'link_invalid', 'INVALID_TOKEN'],
    [used, 'link_used', 'LINK_ALREADY_USED'],
    [` ${used}\n`, 'link_used', 'LINK_ALREADY_USED'],
    ['Email verification link has expired', 'link_expired', 'INVALID_TOKEN'],
    ['The new password is invalid', 'link_invalid', 'PASSWORDS_TOO_SIMILAR'],
    ['Invalid email verification link', 'link_invalid', 'INVALID_TOKEN'],
    [used.toUpperCase(), 'link_invalid', 'INVALID_TOKEN'],
    ['Anything else', 'link_invalid', 'INVALID_TOKEN'],
    ['', 'link_invalid', 'INVALID_TOKEN'],
    [undefined, 'link_invalid', 'INVALID_TOKEN'],
  ])('%j: %s, %s', (description, verify, reset) => {
    expect(verifyEmailFailure(refused(description))).toBe(verify);
    expect(resetPasswordFailure(refused(description))).toBe(reset);
  });
});

describe('if the platform says nothing about the link, it may be tried again', () => {
  test.each<[string, PlatformFailure]>([
    ['late', { kind: 'late' }],
    ['unreachable', { kind: 'unreachable' }],
    ['garbled', { kind: 'garbled', detail: 'empty' }],
    ['signed out', { kind: 'signedOut' }],
    ['busy', refused(used, 429)],
    ['down, whatever it says', refused(used, 503)],
    ['broken', refused('The new password is invalid', 500)],
  ])('%s', (_what, failure) => {
    expect(verifyEmailFailure(failure)).toBe('verification_unavailable');
    expect(resetPasswordFailure(failure)).toBe('reset_unavailable');
  });
});
