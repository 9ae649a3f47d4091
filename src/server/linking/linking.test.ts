import { describe, expect, it, test } from 'vitest';
import { aContext, fakeEnv } from '../../../tests/support/fake-env.ts';
import type { Answering } from '../../../tests/support/test-platform.ts';
import { linkAssistant } from './linking.ts';
import { platformOf } from '../platform/platform-of.ts';

const request = {
  partner: 'alexa',
  clientId: 'visi-alexa',
  redirectUri: 'https://layla.amazon.com/api/skill/link/VENDOR',
  rawState: 'a%2Bb',
} as const;
const jane = { username: 'jane@example.com', password: 'a:b' };
const mfaLoginInfo = { secondFactorAuthenticationToken: 'second', email: 'jane@example.com' };
const answer =
  (body: unknown, status = 200): Answering =>
  () =>
    Response.json(body, { status });

async function linked(
  answering: Answering,
  { person = jane, asked = request, waitMs }: { person?: typeof jane; asked?: object; waitMs?: number } = {},
) {
  const { env, story } = fakeEnv(answering, waitMs === undefined ? {} : { waitMs });
  const context = aContext('https://account.visi.example/api/linking/sign-in', {}, undefined, env);
  const linking = { request: { ...request, ...asked }, address: '/oauth/alexa?x' };
  const outcome = await linkAssistant(context, platformOf(context), { linking, ...person });
  return { outcome, story, calls: story.filter((line) => line.startsWith('platform')) };
}

describe('a sign-in that links', () => {
  it('calls the OAuth base once, with Basic credentials and the request in the body', async () => {
    const sent: unknown[] = [];
    const { calls } = await linked(async (call) => {
      sent.push(new URL(call.url).host, call.headers.get('authorization'), await call.clone().json());
      return Response.json({ authCode: { authorizationCode: 'abc' } });
    });
    expect(calls).toEqual(['platform POST /authcode']);
    expect(sent).toEqual([
      'oauth.visi.example',
      `Basic ${btoa('jane@example.com:a:b:visi')}`,
      { client_id: request.clientId, redirect_uri: request.redirectUri },
    ]);
  });

  it('passes the proof key on as the assistant sent it', async () => {
    let body: unknown;
    await linked(
      async (call) => {
        body = await call.clone().json();
        return Response.json({ authCode: { authorizationCode: 'abc' } });
      },
      { asked: { codeChallenge: 'x+y ', codeChallengeMethod: 'S512' } },
    );
    expect(body).toMatchObject({ code_challenge: 'x+y ', code_challenge_method: 'S512' });
  });

  it('leads to the assistant with code and state, and makes no session', async () => {
    const { outcome, story } = await linked(answer({ authCode: { authorizationCode: 'abc' } }));
    expect(outcome).toEqual({
      kind: 'linked',
      partner: 'alexa',
      to: `${request.redirectUri}?code=abc&state=a%2Bb`,
    });
    expect(story.filter((line) => /^(session|pending)/.test(line))).toEqual([]);
    expect(story).toContain('event');
  });

  it('adds exactly one code and one state, whatever the platform answers', async () => {
    const { outcome } = await linked(answer({ authCode: { authorizationCode: 'abc&state=evil#x' } }));
    expect(outcome).toMatchObject({ to: `${request.redirectUri}?code=abc%26state%3Devil%23x&state=a%2Bb` });
  });

  it('that needs an MFA code stores the request, and asks for the code on a page of its own', async () => {
    const { outcome, story } = await linked(answer({ mfaLoginInfo }));
    expect(outcome).toMatchObject({
      kind: 'needsCode',
      to: expect.stringMatching(/^\/oauth\/alexa\/code\?request=[\w-]{8}$/),
    });
    expect(story).toContain('pending begin');
    expect(story).not.toContain('event');
  });

  test.each([
    ['an MFA code with nowhere to send it', { mfaLoginInfo: { secondFactorAuthenticationToken: 'second' } }],
    ['no code', { authCode: {} }],
    ['an empty code', { authCode: { authorizationCode: '' } }],
    ['an empty object', {}],
    ['a profile', { token: 't', email: 'jane@example.com' }],
  ])('answered with %s fails with the words of a sign-in', async (_what, body) => {
    const { outcome, story } = await linked(answer(body));
    expect(outcome).toMatchObject({
      kind: 'failed',
      message: 'Sorry there was an error while logging in.',
    });
    expect(story).not.toContain('pending begin');
  });

  test.each<[string, number, Answering]>([
    ['refused by the platform', 401, answer({ errorCode: 966, description: 'Wrong.' }, 401)],
    ['answered too late', 504, () => Promise.reject(new DOMException('late', 'TimeoutError'))],
    ['without any answer', 502, () => Promise.reject(new TypeError('fetch failed'))],
    ['answered by an outage', 502, answer({}, 503)],
    ['kept back by a busy gateway', 502, answer({ message: 'Too Many Requests' }, 429)],
  ])('%s fails with the status %i', async (_what, status, answering) => {
    expect((await linked(answering)).outcome).toMatchObject({ kind: 'failed', status });
  });

  it('with a colon in the e-mail is never sent: it would shift the password', async () => {
    const person = { ...jane, username: 'a:b@example.com' };
    const { outcome, calls } = await linked(answer({}), { person });
    expect([outcome.kind, calls]).toEqual(['failed', []]);
  });
});

describe('the budget of a sign-in that links', () => {
  const gaveBack = (story: string[]) => story.includes('attempts giveBack');

  test.each([
    ['a link gives its slot back', answer({ authCode: { authorizationCode: 'abc' } }), true],
    ['a request for an MFA code gives its slot back', answer({ mfaLoginInfo }), true],
    ['a wrong password keeps its slot', answer({ errorCode: 966, description: 'Wrong.' }, 401), false],
    ['an outage gives its slot back', answer({}, 503), true],
    ['a busy gateway gives its slot back', answer({ message: 'Too Many Requests' }, 429), true],
    ['an unusable answer gives its slot back', answer({}), true],
  ])('%s', async (_what, answering, back) => {
    expect(gaveBack((await linked(answering)).story)).toBe(back);
  });

  it('refuses too many tries before the platform is called', async () => {
    const { outcome, calls } = await linked(answer({}), { waitMs: 61_000 });
    expect(calls).toEqual([]);
    expect(outcome).toMatchObject({
      kind: 'failed',
      message: 'Too many attempts to sign in. Please wait 2 minutes and try again.',
    });
  });
});
