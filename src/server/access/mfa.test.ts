import { describe, expect, it, test } from 'vitest';
import { aContext, fakeEnv, type Objects } from '../../../tests/support/fake-env.ts';
import type { Answering } from '../../../tests/support/test-platform.ts';
import { signInMark } from '../page/page-mark.ts';
import type { RequestContext } from '../request/request-context.ts';
import { platformOf } from '../platform/platform-of.ts';
import { resendCode, verifyCode } from './mfa.ts';
import { mfaPage } from './mfa-page.ts';
import { keyRing } from '../session/key-ring.ts';
import { sealSignIn } from './sign-in-after-code.ts';
import { newHandle } from '../session/record-handle.ts';

const pending = {
  brand: 'visi',
  startedAtMs: 0,
  sentAtMs: 0,
  email: 'jane@example.com',
  mfa: { secondFactorAuthenticationToken: 'second', phoneNumber: '5550104477' },
  next: '/plans?planId=12',
};
const profile = {
  token: 'token-1',
  email: 'jane@example.com',
  pepperUser: {
    account_id: 1,
    account: { status: 'active' },
    awsUserCredentials: { AccessKeyId: 'a', SecretAccessKey: 'b', SessionToken: 'c' },
  },
};
const claimed = { kind: 'claimed', pending } as const;
const answer =
  (body: unknown, status = 200): Answering =>
  () =>
    Response.json(body, { status });

async function waiting(answering: Answering, objects: Objects, cookies = true) {
  const { env, story } = fakeEnv(answering, objects);
  const { handle } = await newHandle(await keyRing(env), 'pending-sign-in');
  const context = aContext(
    'https://account.visi.example/',
    cookies ? { cookie: `__Host-pending=${handle}` } : {},
    undefined,
    env,
  );
  return { story, context, platform: platformOf(context) };
}

/** The mark that the forms of the waiting sign-in carry. */
const markOf = async (context: RequestContext) => (await signInMark(context)) ?? 'none';

test('the page of a code offers another one a minute after the last was sent', async () => {
  const sentAtMs = pending.startedAtMs + 90_000;
  const { context } = await waiting(() => Response.error(), { pending: { ...pending, sentAtMs } });
  const waits = await Promise.all(
    [0, 20_000, 60_000].map(async (laterMs) => {
      const { page } = await mfaPage({ ...context, nowMs: sentAtMs + laterMs });
      return page.kind === 'form' ? page.form.waitMs : undefined;
    }),
  );
  expect(waits).toEqual([60_000, 40_000, 0]);
});

describe('a code', () => {
  async function verified(
    answering: Answering,
    {
      typed = '123 456',
      objects = { claimTry: claimed },
      cookies = true,
    }: { typed?: string; objects?: Objects; cookies?: boolean } = {},
  ) {
    const { story, context, platform } = await waiting(answering, objects, cookies);
    return {
      outcome: await verifyCode(context, platform, { code: typed, signIn: await markOf(context) }),
      story,
    };
  }

  it('that is right begins a session, ends the half-finished sign-in and goes where the person was going', async () => {
    const bodies: unknown[] = [];
    const { outcome, story } = await verified(async (request) => {
      bodies.push(await request.clone().json());
      return Response.json(profile);
    });
    expect(outcome).toMatchObject({ kind: 'signedIn', next: '/plans?planId=12' });
    expect(bodies).toEqual([
      {
        brand: 'visi',
        secondFactorAuthenticationToken: 'second',
        oneTimePasscode: '123456',
        email: 'jane@example.com',
      },
    ]);
    expect(story).toEqual(expect.arrayContaining(['pending end', 'session begin']));
  });

  test.each([
    ['1198', 'account_locked', 429, 'You have entered too many invalid codes'],
    ['429', 'too_many_codes', 429, 'You have requested too many codes'],
    ['1122', 'too_many_codes', 429, 'You have requested too many codes'],
    ['1123', 'too_many_codes', 429, 'You have requested too many codes'],
    ['1070', 'code_expired', 401, 'Expired Verification Code'],
    ['1067', 'code_invalid', 401, 'Wrong Verification Code'],
    ['1104', 'sign_in_over', 401, 'Your sign-in took too long. Please sign in again.'],
    ['9999', 'verification_failed', 401, 'Verify your identity'],
    ['__proto__', 'verification_failed', 401, 'Verify your identity'],
  ])('refused with %s is %s, %i: %s', async (errorCode, code, status, title) => {
    const { outcome, story } = await verified(answer({ errorCode }, 400));
    expect(outcome).toMatchObject({ kind: 'failed', code, status, title });
    expect(story).toContain('pending release');
    expect(story).not.toContain('session begin');
  });

  it('that a busy gateway keeps back may be tried again', async () => {
    const { outcome, story } = await verified(answer({ message: 'Too Many Requests' }, 429));
    expect(outcome).toMatchObject({
      kind: 'failed',
      code: 'service_busy',
      status: 502,
      title: 'Our service is very busy right now.',
      text: 'Please try again in a moment.',
    });
    expect(story).toEqual(expect.arrayContaining(['pending release', 'attempts giveBack']));
  });

  test.each<[string, Answering, number]>([
    ['a platform that is down', answer({}, 503), 502],
    ['an answer that comes too late', () => Promise.reject(new DOMException('late', 'TimeoutError')), 504],
    ['a page for an answer', () => new Response('<html>'), 502],
    ['a profile without its secrets', answer({ ...profile, token: '' }), 502],
    ['a success without a profile, when name and password were not stored', answer({ success: true }), 401],
  ])('%s: the person may try again', async (_what, answering, status) => {
    const { outcome, story } = await verified(answering);
    expect(outcome).toMatchObject({ kind: 'failed', code: 'verification_failed', status });
    expect(story).toContain('pending release');
    expect(story).not.toContain('session begin');
  });

  const withName = async () => {
    const request = { username: 'jane@example.com', password: 'Pässw0rd!', rememberMe: true };
    const { context } = await waiting(answer({}), {});
    const withheld = await sealSignIn(context, request);
    return { kind: 'claimed', pending: { ...pending, withheld } } as const;
  };
  const isValidation = (request: Request) => request.url.endsWith('/mfaValidateLoginOTP');

  test.each<[string, () => Response]>([
    ['an empty 200', () => new Response('')],
    ['a 204', () => new Response(null, { status: 204 })],
    ['{}', () => Response.json({})],
    ['{statusCode: 200}', () => Response.json({ statusCode: 200 })],
    ['{success: true}', () => Response.json({ success: true })],
    ['true', () => Response.json(true)],
    ['null', () => Response.json(null)],
    ['"success"', () => Response.json('success')],
    ['success as plain text', () => new Response('success')],
  ])('confirmed by %s: signs in once more with name and password', async (_what, bare) => {
    const credentials: (string | null)[] = [];
    const { outcome, story } = await verified(
      (request) => {
        if (isValidation(request)) return bare();
        credentials.push(request.headers.get('authorization'));
        return Response.json(profile);
      },
      { objects: { claimTry: await withName() } },
    );
    expect(outcome).toMatchObject({ kind: 'signedIn', next: '/plans?planId=12' });
    const text = new TextEncoder().encode('visi:jane@example.com:Pässw0rd!');
    expect(credentials).toEqual([`Basic ${btoa(String.fromCharCode(...text))}`]);
    expect(story).toEqual(expect.arrayContaining(['pending end', 'session begin']));
  });

  test.each([
    [{ success: false, message: 'Invalid verification code' }],
    [{ IsPosted: false }],
    [{ errorCode: 9999 }],
    [{ mfaLoginInfo: { secondFactorAuthenticationToken: 'third', email: 'j@x.example' } }],
  ])('answered by %j with status 200 counts as a wrong guess, and no further call is made', async (body) => {
    const { outcome, story } = await verified(answer(body), { objects: { claimTry: await withName() } });
    expect(outcome).toMatchObject({ kind: 'failed' });
    expect(story.filter((line) => line.startsWith('platform'))).toHaveLength(1);
    expect(story).toContain('attempts take');
    expect(story).not.toContain('attempts giveBack');
    expect(story).not.toContain('session begin');
  });

  const wantingAnother = (request: Request) =>
    Response.json(
      isValidation(request)
        ? { success: true }
        : { mfaLoginInfo: { secondFactorAuthenticationToken: 'third', email: 'j@x.example' } },
    );

  it('that is right, but the platform then wants another code: the sign-in goes on with that one', async () => {
    const { outcome, story } = await verified(wantingAnother, { objects: { claimTry: await withName() } });
    expect(outcome).toMatchObject({
      kind: 'failed',
      code: 'another_code',
      title: 'We sent you another code.',
      text: 'Please enter the new one.',
    });
    expect(story).toEqual(expect.arrayContaining(['pending renew', 'pending release']));
    expect(story).not.toContain('session begin');
  });

  it('that is right, but the platform wants another code for the second time: the sign-in is over', async () => {
    const { pending: first } = await withName();
    const again = { ...first, mfa: { ...first.mfa, isAskedAgain: true } };
    const { outcome, story } = await verified(wantingAnother, {
      objects: { claimTry: { kind: 'claimed', pending: again } },
    });
    expect(outcome).toMatchObject({
      kind: 'failed',
      code: 'sign_in_over',
      title: 'Your sign-in took too long. Please sign in again.',
    });
    expect(story).toContain('pending end');
    expect(story).not.toContain('pending renew');
    expect(story).not.toContain('session begin');
  });

  test.each<[string, unknown]>([
    ['a number', { errorCode: 1067 }],
    ['text', { errorCode: '1067' }],
    ['code', { code: 1067 }],
    ['error.code', { error: { code: '1067' } }],
    ['data.code', { data: { code: 1067 } }],
  ])('refused with status 200 and the error code as %s is a wrong code', async (_what, body) => {
    const { outcome, story } = await verified(answer(body), { objects: { claimTry: await withName() } });
    expect(outcome).toMatchObject({ kind: 'failed', code: 'code_invalid', title: 'Wrong Verification Code' });
    expect(story).not.toContain('session begin');
    expect(story.filter((line) => line.startsWith('platform'))).toHaveLength(1);
  });

  it('is sent with the MFA settings exactly as they came with the sign-in', async () => {
    const bodies: unknown[] = [];
    const settings = { preferred: ['SMS', 'EMAIL'], trusted: { days: 30 } };
    const mfa = { ...pending.mfa, userMFASettings: JSON.stringify(settings) };
    const claim = { kind: 'claimed', pending: { ...pending, mfa } } as const;
    const taking = async (request: Request) => {
      bodies.push(await request.clone().json());
      return Response.json(profile);
    };
    await verified(taking, { objects: { claimTry: claim } });
    const { context, platform } = await waiting(taking, { claimResend: claim });
    await resendCode(context, platform, await markOf(context));
    expect(bodies).toMatchObject([{ userMFASettings: settings }, { userMFASettings: settings }]);
  });

  test.each([
    ['five digits', { typed: '12345' }, 'code_incomplete', 400],
    ['another try under way', { objects: { claimTry: { kind: 'busy' } as const } }, 'code_pending', 409],
    ['a code that is too old', { objects: { claimTry: { kind: 'expired' } as const } }, 'code_expired', 401],
    ['a sign-in that is over', { objects: { claimTry: { kind: 'over' } as const } }, 'sign_in_over', 401],
    ['no sign-in at all', { cookies: false }, 'sign_in_over', 401],
  ])('%s: the platform is not called', async (_what, changes, code, status) => {
    const { outcome, story } = await verified(answer(profile), changes);
    expect(outcome).toMatchObject({ kind: 'failed', code, status });
    expect(story.filter((line) => line.startsWith('platform'))).toEqual([]);
  });
});

describe('another code', () => {
  async function resent(answering: Answering, objects: Objects = { claimResend: claimed }) {
    const { story, context, platform } = await waiting(answering, objects);
    return { outcome: await resendCode(context, platform, await markOf(context)), story };
  }

  it('is requested from the platform once', async () => {
    const { outcome, story } = await resent(answer({}));
    expect(outcome).toEqual({ kind: 'sent', message: 'Verification code sent.', waitMs: 60_000 });
    expect(story.filter((line) => line.startsWith('platform'))).toEqual([
      'platform PUT /authentication/mfaResendOTP',
    ]);
  });

  test.each([
    ['1122', 'too_many_codes', 429],
    ['1123', 'too_many_codes', 429],
    ['1198', 'account_locked', 429],
    ['1104', 'sign_in_over', 401],
    ['9999', 'resend_failed', 401],
  ])('refused with %s is %s, %i', async (errorCode, code, status) => {
    expect((await resent(answer({ errorCode }, 400))).outcome).toMatchObject({
      kind: 'failed',
      code,
      status,
    });
  });

  it('that a busy gateway keeps back may be asked for again', async () => {
    const { outcome } = await resent(answer({ message: 'Too Many Requests' }, 429));
    expect(outcome).toMatchObject({ kind: 'failed', code: 'service_busy', status: 502 });
  });

  test.each<[string, Answering]>([
    ['500', answer({}, 500)],
    ['503', answer({}, 503)],
    ['a refusal for an answer', answer({ errorCode: 1 })],
    ['a page for an answer', () => new Response('<html>')],
    ['a redirect', () => new Response(null, { status: 302 })],
  ])('lost by %s: the person is told, and the call is not repeated', async (_what, answering) => {
    const { outcome, story } = await resent(answering);
    expect(outcome).toMatchObject({ kind: 'failed', code: 'resend_failed', status: 502 });
    expect(story.filter((line) => line.startsWith('platform'))).toHaveLength(1);
  });

  test.each<[string, Error, number]>([
    ['a connection that breaks', new TypeError('fetch failed'), 502],
    ['a platform that never answers', new DOMException('late', 'TimeoutError'), 504],
  ])('lost by %s: the person is told', async (_what, error, status) => {
    const { outcome } = await resent(() => Promise.reject(error));
    expect(outcome).toMatchObject({ kind: 'failed', code: 'resend_failed', status });
  });

  it('requested too soon says how long to wait, and calls no platform', async () => {
    const { outcome, story } = await resent(answer({}), { claimResend: { kind: 'wait', waitMs: 30_001 } });
    expect(outcome).toMatchObject({
      code: 'resend_too_soon',
      status: 429,
      title: 'A code is on its way. You can ask for another one in 31 seconds.',
    });
    expect(story.filter((line) => line.startsWith('platform'))).toEqual([]);
  });

  it('is refused when the sign-in is over', async () => {
    expect((await resent(answer({}), {})).outcome).toMatchObject({ code: 'sign_in_over', status: 401 });
  });
});
