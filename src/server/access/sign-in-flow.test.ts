import { describe, expect, it, test } from 'vitest';
import { aContext, fakeEnv } from '../../../tests/support/fake-env.ts';
import type { Answering } from '../../../tests/support/test-platform.ts';
import { platformOf } from '../platform/platform-of.ts';
import { signIn } from './sign-in.ts';

const request = { username: 'jane@example.com', password: 'Passw0rd!', rememberMe: false };
const profile = {
  token: 'token-1',
  email: 'jane@example.com',
  pepperUser: {
    account_id: 1,
    account: { status: 'active' },
    awsUserCredentials: { AccessKeyId: 'a', SecretAccessKey: 'b', SessionToken: 'c' },
  },
};
const mfaLoginInfo = { secondFactorAuthenticationToken: 'second', email: 'jane@example.com' };

async function signedIn(
  answering: Answering,
  changes: Partial<typeof request & { redirectUri: string }> = {},
  waitMs?: number,
) {
  const { env, story } = fakeEnv(answering, waitMs === undefined ? {} : { waitMs });
  const context = aContext('https://account.visi.example/api/auth/sign-in', {}, undefined, env);
  const outcome = await signIn(context, platformOf(context), { ...request, ...changes });
  return { outcome, story };
}

const answer =
  (body: unknown, status = 200): Answering =>
  () =>
    Response.json(body, { status });

describe('a sign-in', () => {
  it('sends brand, username and password in Basic credentials, once', async () => {
    const headers: (string | null)[] = [];
    const { story } = await signedIn((sent) => {
      headers.push(sent.headers.get('authorization'));
      return Response.json(profile);
    });
    expect(headers).toEqual([`Basic ${btoa('visi:jane@example.com:Passw0rd!')}`]);
    expect(story.filter((line) => line.startsWith('platform'))).toEqual([
      'platform POST /authentication/byEmail',
    ]);
  });

  test.each([
    [undefined, '/subscriptions'],
    ['/plans?planId=12', '/plans?planId=12'],
    ['https://evil.example', '/subscriptions'],
    ['/sso-redirect?token=x', '/subscriptions'],
  ])('that succeeds goes to redirectUri if given, else /subscriptions: %j', async (redirectUri, next) => {
    const { outcome, story } = await signedIn(
      answer(profile),
      redirectUri === undefined ? {} : { redirectUri },
    );
    expect(outcome).toMatchObject({ kind: 'signedIn', next });
    expect(story).toContain('session begin');
    expect(story).not.toContain('pending begin');
  });

  test.each([
    [undefined, '/mfaLogin'],
    ['/plans?planId=12', '/mfaLogin?redirectUri=%2Fplans%3FplanId%3D12'],
    ['//evil.example', '/mfaLogin'],
  ])('that needs a code goes to /mfaLogin and begins no session: %j', async (redirectUri, next) => {
    const { outcome, story } = await signedIn(
      answer({ mfaLoginInfo }),
      redirectUri === undefined ? {} : { redirectUri },
    );
    expect(outcome).toMatchObject({ kind: 'needsCode', next });
    expect(story).toContain('pending begin');
    expect(story).not.toContain('session begin');
  });

  it('that needs a code with nowhere to send it fails with 401', async () => {
    const { outcome, story } = await signedIn(
      answer({ mfaLoginInfo: { secondFactorAuthenticationToken: 'second' } }),
    );
    expect(outcome).toMatchObject({ kind: 'failed', code: 'sign_in_failed', status: 401 });
    expect(story.filter((line) => line.endsWith('begin'))).toEqual([]);
  });

  it('with a colon in the name is never sent: it would shift the password', async () => {
    const { outcome, story } = await signedIn(answer(profile), { username: 'a:b@example.com' });
    expect(outcome).toMatchObject({ kind: 'failed', status: 401 });
    expect(story.filter((line) => line.startsWith('platform'))).toEqual([]);
  });

  test.each([
    ['a page', () => new Response('<html>')],
    ['a profile without credentials', answer({ ...profile, pepperUser: { account_id: 1 } })],
    ['null', answer(null)],
    ['a redirect', () => new Response(null, { status: 302 })],
  ])('answered with %s fails with 502 and begins nothing', async (_what, answering) => {
    const { outcome, story } = await signedIn(answering);
    expect(outcome).toMatchObject({ kind: 'failed', code: 'sign_in_failed', status: 502 });
    expect(story.filter((line) => line.endsWith('begin'))).toEqual([]);
  });
});

describe('budgets count what fails, not what succeeds', () => {
  test.each<[string, Answering, boolean]>([
    ['a wrong password counts', answer({ errorCode: 1198 }, 400), true],
    ['a success does not', answer(profile), false],
    ['a sign-in that needs an MFA code does not', answer({ mfaLoginInfo }), false],
    ['a platform that is down does not', answer({}, 500), false],
    ['a gateway that is busy does not', answer({ message: 'Too Many Requests' }, 429), false],
    ['an unreadable answer does not', () => new Response('<html>'), false],
  ])('%s', async (_what, answering, counts) => {
    const { story } = await signedIn(answering);
    expect(story.filter((line) => line === 'attempts take')).toHaveLength(2);
    expect(story.filter((line) => line === 'attempts giveBack')).toHaveLength(counts ? 0 : 2);
  });

  test.each([
    [400, 401],
    [401, 401],
    [499, 401],
    [500, 502],
    [503, 502],
  ])(
    'a refusal with %i is %i to the person, with the platform’s own words only if it is no server error',
    async (from, to) => {
      const words = `Wrong ${'x'.repeat(194)}`;
      const { outcome } = await signedIn(answer({ errorCode: 1, description: words }, from));
      const message = to === 401 ? words : 'Sorry there was an error while logging in.';
      expect(outcome).toMatchObject({ kind: 'failed', status: to, message });
    },
  );

  it('a busy gateway is 502 to the person, and the password was not checked', async () => {
    const { outcome } = await signedIn(answer({ message: 'Too Many Requests' }, 429));
    const message = 'Our service is very busy right now. Please try again in a moment.';
    expect(outcome).toEqual({ kind: 'failed', code: 'service_busy', message, status: 502 });
  });

  test.each([
    [1, 'Too many attempts to sign in. Please wait 1 minute and try again.', 1],
    [60_000, 'Too many attempts to sign in. Please wait 1 minute and try again.', 60],
    [60_001, 'Too many attempts to sign in. Please wait 2 minutes and try again.', 61],
    [600_000, 'Too many attempts to sign in. Please wait 10 minutes and try again.', 600],
  ])(
    'one attempt too many is refused, with the wait in words: %i ms',
    async (waitMs, message, retryAfterSeconds) => {
      const { outcome, story } = await signedIn(answer(profile), {}, waitMs);
      expect(outcome).toEqual({
        kind: 'failed',
        code: 'too_many_attempts',
        message,
        status: 429,
        retryAfterSeconds,
      });
      expect(story.filter((line) => line.startsWith('platform'))).toEqual([]);
    },
  );
});

describe('the account object that cannot be reached', () => {
  it('stops no sign-in, which is told once the session is open', async () => {
    const { env, story } = fakeEnv(answer(profile));
    const lines: string[] = [];
    const log = (event: string) => void lines.push(`${event} after ${story.at(-1)}`);
    const getByName = () => {
      throw new Error('no object');
    };
    const context = {
      ...aContext('https://account.visi.example/api/auth/sign-in', {}, undefined, {
        ...env,
        ACCOUNTS: Object.assign(env.ACCOUNTS, { getByName }),
      }),
      log: { info: log, warn: log, error: log },
    };
    const outcome = await signIn(context, platformOf(context), request);
    expect(outcome.kind).toBe('signedIn');
    expect(lines).toEqual(['security_not_noted after session begin', 'signed_in after event']);
    expect(story).toContain('session setListing');
  });
});
