import { beforeAll, describe, expect, test } from 'vitest';
import { formTo, linksOf, tagsOf, withoutFooter, wordsOf } from '../../support/html.ts';
import { assistantOf, exchanged, expectSso, linkAt, linkingPath, SIGN_IN } from '../../support/linking.ts';
import { offPortal } from '../../support/onward.ts';
import {
  ask,
  cookieValue,
  emailOf,
  originOf,
  newNetwork,
  PASSWORD,
  postForm,
  requestIdOf,
  signedIn,
  portalLog,
} from '../../support/portal.ts';
import { directivesOf } from '../../support/safe-answer.ts';
import { sandbox } from '../../support/sandbox.ts';
import { logEntries, logLines } from '../../support/server-log.ts';
import { brandOf } from '../../support/test-platform.ts';

beforeAll(() => sandbox.reset());

const brands = ['momentum', 'pepper', 'otis', 'visi', 'geeni', 'notion', 'nightowl'];
const google = assistantOf('google');
const state = 'S';

describe.each(brands)('%s', (brand) => {
  test.each(['google', 'alexa'] as const)('is linked to %s, at every registered address', async (partner) => {
    for (const redirectUri of assistantOf(partner, brand).redirectUris) {
      const answer = await linkAt(linkingPath(partner, { brand, redirectUri }), { brand });
      const code = await expectSso(answer, { redirectUri, state, brand });
      const changes = { redirect_uri: redirectUri };
      expect(await exchanged(code, { partner, brand, changes })).toMatchObject({
        status: 200,
        account: emailOf('owner', brand),
      });
    }
  });

  test('names the account and the assistant, and loads nothing of other hosts', async () => {
    const page = await ask({ brand, path: linkingPath('alexa', { brand }) });
    const words = wordsOf(page.text);
    expect(words).toContain(`Link your ${brandOf(brand).displayName} account to Amazon Alexa`);
    expect(words).toContain('By signing in, you are authorizing Alexa to access your devices');
    expect(linksOf(page.text)).toEqual(
      expect.arrayContaining([
        `${assistantOf('alexa', brand).redirectUri}?error=access_denied&state=S`,
        brandOf(brand).footer.privacy,
      ]),
    );
    for (const { name, attributes } of tagsOf(page.text)) {
      expect(name).not.toBe('iframe');
      for (const address of ['src', 'component-url', 'renderer-url'])
        expect(attributes.get(address) ?? '/').toMatch(/^\/(?!\/)/);
    }
  });
});

describe('A conforming authorization endpoint', () => {
  test('works where the path does not name the assistant', async () => {
    const answer = await linkAt(linkingPath('google', { path: '/oauth' }));
    await expectSso(answer, { redirectUri: google.redirectUri, state });
  });

  test('accepts response_type code, and ignores unknown parameters', async () => {
    const more = '&response_type=code&scope=a%20b&user_locale=en-US';
    await expectSso(await linkAt(linkingPath('google', { more })), {
      redirectUri: google.redirectUri,
      state,
    });
  });

  test.each([
    'a+b%2Bc',
    'a%20b',
    '%c3%a9%C3%A9',
    '%F0%9F%98%80',
    '%22%27%60',
    '%3C%2Fscript%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E',
    'a=b==',
    '!*();:@,$/?~-_.',
    '%26code%3Devil%26state%3Devil',
    '%zz%',
    'x'.repeat(4_096),
  ])('the state %s goes back byte for byte, and is not markup in the page', async (tricky) => {
    const path = linkingPath('google', { state: tricky });
    const page = await ask({ path });
    expect(page.text).not.toMatch(/<\/script><script>alert/i);
    expect(linksOf(page.text)).toContain(`${google.redirectUri}?error=access_denied&state=${tricky}`);
    await expectSso(await linkAt(path), { redirectUri: google.redirectUri, state: tricky });
  });

  test('exchanges a code once, and never for another client or address', async () => {
    const code = await expectSso(await linkAt(linkingPath()), { redirectUri: google.redirectUri, state });
    for (const changes of [{ client_id: 'geeni-alexa' }, { redirect_uri: google.redirectUris[1] }])
      expect((await exchanged(code, { changes })).error).toBe('invalid_grant');
    expect((await exchanged(code, { brand: 'otis' })).error).toBe('invalid_grant');
    expect((await exchanged(code)).account).toBe('owner@geeni.example');
    expect((await exchanged(code)).error).toBe('invalid_grant');
  });

  test('gives two codes for two sign-ins of one page', async () => {
    const { fields } = formTo((await ask({ path: linkingPath() })).text, SIGN_IN);
    const sent = { ...fields, username: emailOf('owner'), password: PASSWORD };
    const answers = await Promise.all([postForm(SIGN_IN, sent), postForm(SIGN_IN, sent)]);
    const codes = await Promise.all(
      answers.map((answer) => expectSso(answer, { redirectUri: google.redirectUri, state })),
    );
    expect(new Set(codes).size).toBe(2);
  });

  // The verifier and challenge of RFC 7636, appendix B.
  const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
  const challenge = '&code_challenge=E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM&code_challenge_method=S256';

  test.each([
    ['the right verifier', { code_verifier: verifier }, 200],
    ['another verifier', { code_verifier: `${verifier}x` }, 400],
    ['no verifier', {}, 400],
  ])('passes PKCE on: %s', async (_what, changes, status) => {
    const answer = await linkAt(linkingPath('google', { more: challenge }));
    const code = await expectSso(answer, { redirectUri: google.redirectUri, state });
    expect((await exchanged(code, { changes })).status).toBe(status);
  });

  // RFC 9700, 4.3: a code in the browser's history.
  test('makes no call for a page that is loaded again, and no cache keeps the page', async () => {
    await linkAt(linkingPath());
    await sandbox.clearLog();
    for (const method of ['GET', 'HEAD']) {
      const page = await ask({ path: linkingPath(), method });
      expect([page.status, page.headers['cache-control']]).toEqual([200, 'private, no-store']);
    }
    expect(await sandbox.log()).toEqual([]);
  });

  // RFC 9700, 4.2 and 4.16; docs/adr/025.
  test('has a page without a referrer, which no site may frame and which posts to the portal only', async () => {
    const page = await ask({ path: linkingPath() });
    const policy = directivesOf(String(page.headers['content-security-policy']));
    expect(page.headers['referrer-policy']).toBe('no-referrer');
    expect(policy.get('frame-ancestors')).toBe("'none'");
    expect(page.headers['x-frame-options']).toBe('DENY');
    expect(policy.get('form-action')).toBe("'self'");
    expect(policy.get('default-src')).toBe("'none'");
  });

  // RFC 9700, 4.12: a 307 would send the password to the assistant.
  test('redirects to the assistant with a 303, also where a header names another method', async () => {
    const headers = { 'x-http-method-override': 'GET', 'x-method-override': 'PUT' };
    expect((await linkAt(linkingPath(), { headers })).status).toBe(303);
  });
});

describe('A person who is signed in already', () => {
  test('signs in to link, and keeps the session of the portal', async () => {
    const cookie = await signedIn('owner');
    const path = linkingPath('google');
    const page = await ask({ path, cookie });
    expect(page.status).toBe(200);
    expect(wordsOf(page.text)).toContain('you are authorizing Google to access your devices');
    const failed = await linkAt(path, { cookie, password: 'nope' });
    expect(failed.location).toBe(path);
    const answer = await linkAt(path, { cookie, persona: 'collector' });
    const code = await expectSso(answer, { redirectUri: google.redirectUri, state });
    expect((await exchanged(code)).account).toBe('collector@geeni.example');
    expect(cookieValue(answer, '__Host-session')).toBeUndefined();
    expect((await ask({ path: '/api/session', cookie })).status).toBe(200);
  });

  test('who links does not get a session of the portal', async () => {
    const answer = await linkAt(linkingPath());
    expect(cookieValue(answer, '__Host-session')).toBeUndefined();
    expect((await ask({ path: '/subscriptions' })).status).toBe(302);
  });
});

describe('A form that no page of the portal sends', () => {
  const sent = { username: emailOf('owner'), password: PASSWORD };
  const noteOf = async (path = linkingPath(), brand = 'geeni') =>
    formTo((await ask({ path, brand })).text, SIGN_IN).fields['note'] ?? '';

  test('from another site is refused', async () => {
    const note = await noteOf();
    for (const headers of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }])
      expect((await postForm(SIGN_IN, { note, ...sent }, { headers })).status).toBe(403);
  });

  test('with a note that is changed, made up or of another brand is refused without a call of the platform', async () => {
    const note = await noteOf();
    const foreign = await noteOf(linkingPath('google', { brand: 'otis' }), 'otis');
    await sandbox.clearLog();
    for (const wrong of ['', 'x', `${note}x`, note.slice(0, -2), foreign, note.replace('..', '.x.')]) {
      const answer = await postForm(SIGN_IN, { note: wrong, ...sent }, { network: newNetwork() });
      expect([answer.status, answer.location]).toEqual([303, '/oauth?reason=over']);
    }
    expect(await sandbox.log()).toEqual([]);
    const page = await ask({ path: '/oauth?reason=over' });
    expect(wordsOf(page.text)).toContain('This page has expired');
    expect(withoutFooter(page.text)).not.toContain('<form');
  });

  test('with a redirect address beside the note is refused', async () => {
    const fields = { note: await noteOf(), ...sent, redirect_uri: 'https://evil.example' };
    expect((await postForm(SIGN_IN, fields)).status).toBe(400);
  });

  test('as JSON is refused', async () => {
    const body = JSON.stringify({ note: await noteOf(), ...sent });
    const headers = { origin: originOf(), 'content-type': 'application/json', 'x-portal-request': '1' };
    expect((await ask({ method: 'POST', path: SIGN_IN, headers, body })).status).toBe(415);
  });
});

describe('The event VoiceAssistantLinked', () => {
  const linkedEvents = async () =>
    JSON.parse((await ask({ path: '/sandbox/analytics' })).text).filter(
      ({ event }: { event: string }) => event === 'VoiceAssistantLinked',
    );

  test('is raised by a linking, and by nothing else', async () => {
    await sandbox.reset();
    await linkAt(linkingPath('alexa'), { password: 'nope' });
    await linkAt(linkingPath('alexa'), { persona: 'mfa-sms' });
    expect(await linkedEvents()).toEqual([]);
    const answer = await linkAt(linkingPath('alexa', { state: 'state-that-no-log-holds' }));
    const code = new URL(await offPortal(answer)).searchParams.get('code') ?? 'no code';
    await expect.poll(linkedEvents).toMatchObject([{ brand: 'geeni', page: '/oauth/alexa' }]);
    const logged = () => logEntries(portalLog()).filter(({ requestId }) => requestId === requestIdOf(answer));
    await expect
      .poll(logged)
      .toEqual([
        expect.objectContaining({ event: 'voice_assistant_linked', partner: 'alexa', brand: 'geeni' }),
      ]);
    for (const secret of ['state-that-no-log-holds', code])
      expect(logLines(portalLog()).join()).not.toContain(secret);
  });
});
