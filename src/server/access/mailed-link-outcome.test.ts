import { describe, expect, test } from 'vitest';
import { aContext, fakeEnv } from '../../../tests/support/fake-env.ts';
import type { PlatformFailure } from '../platform/platform-failure.ts';
import { platformOf } from '../platform/platform-of.ts';
import { mailedLinkOutcome } from './mailed-link-outcome.ts';
import { resetNote, verifyNote } from './recovery-notes.ts';
import { resetPassword } from './reset-password.ts';
import { verifyEmail } from './verify-email.ts';

const refused = (description: string | undefined, status = 400): PlatformFailure => ({
  kind: 'refused',
  status,
  code: 'any',
  description,
  errorData: undefined,
});
const unnamed = {
  kind: 'refused',
  code: undefined,
  description: undefined,
  errorData: undefined,
} as const;
const outcomeOf = (failure: PlatformFailure) =>
  mailedLinkOutcome({ kind: 'called', result: { ok: false, failure } });
const used = 'The email verification link has already been used';

/** What both calls of a mailed link answer if the platform refuses it, with `description`. */
async function refusedBoth(description: string | undefined, status = 400) {
  const { env } = fakeEnv(() => Response.json({ errorCode: 1, description }, { status }));
  const address = 'https://account.visi.example/';
  const link = { at: 'link', vtoken: 'T', email: 'jane@example.com' } as const;
  const holding = async (note: typeof verifyNote | typeof resetNote) => {
    const cookie = (await note.write(aContext(address, {}, undefined, env), link)).split(';')[0] ?? '';
    return aContext(address, { cookie }, undefined, env);
  };
  const [verifying, resetting] = [await holding(verifyNote), await holding(resetNote)];
  const verified = await verifyEmail(verifying, platformOf(verifying));
  const password = 'Passw0rd!';
  const typed = { password, confirmation: password };
  const reset = await resetPassword(resetting, platformOf(resetting), typed);
  return [verified.outcome, 'code' in reset ? reset.code : reset.kind];
}

describe('what the platform says about a link to verify, and about one to reset', () => {
  test.each([
    ['Verification token (vtoken) is invalid', 'invalid', 'link_invalid', 'INVALID_TOKEN'],
    [used, 'used', 'link_used', 'LINK_ALREADY_USED'],
    [` ${used}\n`, 'used', 'link_used', 'LINK_ALREADY_USED'],
    ['Email verification link has expired', 'expired', 'link_expired', 'INVALID_TOKEN'],
    ['The new password is invalid', 'passwordTooSimilar', 'link_invalid', 'PASSWORDS_TOO_SIMILAR'],
    ['Invalid email verification link', 'invalid', 'link_invalid', 'INVALID_TOKEN'],
    [used.toUpperCase(), 'invalid', 'link_invalid', 'INVALID_TOKEN'],
    ['Anything else', 'invalid', 'link_invalid', 'INVALID_TOKEN'],
    ['', 'invalid', 'link_invalid', 'INVALID_TOKEN'],
    [undefined, 'invalid', 'link_invalid', 'INVALID_TOKEN'],
  ])('%j: %s, %s, %s', async (description, outcome, verify, reset) => {
    expect(outcomeOf(refused(description))).toBe(outcome);
    expect(await refusedBoth(description)).toEqual([verify, reset]);
  });
});

describe('if the platform says nothing about the link, it may be tried again', () => {
  test.each<[string, PlatformFailure]>([
    ['late', { kind: 'late' }],
    ['unreachable', { kind: 'unreachable' }],
    ['garbled', { kind: 'garbled', detail: 'empty' }],
    ['signed out', { kind: 'signedOut' }],
    ['busy', refused(used, 429)],
    ['behind a busy gateway', { ...unnamed, status: 429 }],
    ['down, whatever it says', refused(used, 503)],
    ['broken', refused('The new password is invalid', 500)],
    ['still at it', { ...unnamed, status: 409 }],
  ])('%s', (_what, failure) => {
    expect(outcomeOf(failure)).toBe('unavailable');
  });

  test('and both calls say so', async () => {
    expect(await refusedBoth(used, 429)).toEqual(['verification_unavailable', 'reset_unavailable']);
  });

  test('so may one after too many tries: the platform is not called', () => {
    expect(mailedLinkOutcome({ kind: 'spent', waitMs: 1_000 })).toBe('unavailable');
  });
});
