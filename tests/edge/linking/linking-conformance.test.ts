import { beforeAll, describe, expect, test } from 'vitest';
import { linksOf, withoutFooter, wordsOf } from '../../support/html.ts';
import { offPortal } from '../../support/onward.ts';
import { assistantOf, exchanged, expectSso, linkAt, linkingPath } from '../../support/linking.ts';
import { type Answer, ask, originOf, signedIn } from '../../support/portal.ts';
import { expectSafe } from '../../support/safe-answer.ts';
import { sandbox } from '../../support/sandbox.ts';

// The cases of the OpenID Foundation's conformance suite that apply to /oauth, by the names of its modules. The portal is
// only the front of an authorization server: these tests make no claim about the server.

beforeAll(() => sandbox.reset());

const { redirectUri, redirectUris } = assistantOf('google');
const state = 'S';
const good = linkingPath();
const encoded = encodeURIComponent(redirectUri);

/** Expects the portal's own error page, without a link to an address that is not registered. */
function expectOwnErrorPage(answer: Answer): void {
  expectSafe(answer);
  expect([answer.status, answer.location]).toEqual([400, undefined]);
  expect(withoutFooter(answer.text)).not.toContain('<form');
  expect(answer.text).not.toMatch(/evil\.example/i);
}

/** Expects that the page links, and that the code goes only to the registered address; returns the code. */
async function expectToLink(path: string): Promise<string> {
  return expectSso(await linkAt(path), { redirectUri, state });
}

describe('The address', () => {
  test.each([
    [
      'oidcc-ensure-registered-redirect-uri',
      good.replace(encoded, encodeURIComponent('https://evil.example/cb')),
    ],
    ['oidcc-redirect-uri-query-added', good.replace(encoded, encodeURIComponent(`${redirectUri}?foo=bar`))],
    [
      'oidcc-redirect-uri-query-mismatch',
      good.replace(encoded, encodeURIComponent(`${redirectUri}?a=b&a=c`)),
    ],
    ['oidcc-redirect-uri-regfrag', good.replace(encoded, encodeURIComponent(`${redirectUri}#foobar`))],
    ['oauth-redirect-uri-case', good.replace(encoded, encodeURIComponent(redirectUri.toUpperCase()))],
    ['oauth-redirect-uri-path-suffix', good.replace(encoded, encodeURIComponent(`${redirectUri}/more`))],
    ['fapi-ensure-redirect-uri-in-authorization-request', good.replace(/redirect_uri=[^&]*&/, '')],
    ['oauth-ensure-client-id-in-authorization-request', good.replace(/client_id=[^&]*&/, '')],
    ['oauth-ensure-parameter-repeated-fails', `${good}&redirect_uri=${encoded}`],
  ])('%s: an error page of the portal, and no redirect', async (_module, path) => {
    const cookie = await signedIn('owner');
    for (const who of [undefined, cookie]) expectOwnErrorPage(await ask({ path, cookie: who }));
  });
});

describe('The request', () => {
  test.each([
    ['oidcc-ensure-request-with-unknown-parameter-succeeds', '&extra=foobar'],
    ['oidcc-ensure-request-without-nonce-succeeds-for-code-flow', '&scope=openid'],
    ['oidcc-server (with a nonce)', '&nonce=n-0S6_WzA2Mj&response_type=code'],
    ['oidcc-ui-locales', '&ui_locales=se&claims_locales=se'],
    ['oidcc-ensure-request-with-acr-values-succeeds', '&acr_values=1%202'],
    ['oidcc-display-popup', '&display=popup'],
    ['oidcc-login-hint', '&login_hint=somebody%40geeni.example'],
    // The portal ignores an unsigned request object: its address and its state.
    [
      'oidcc-ensure-request-object-with-redirect-uri',
      `&request=${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from(
        '{"redirect_uri":"https://evil.example","state":"other"}',
      ).toString('base64url')}.`,
    ],
    ['oidcc-request-uri-unsigned', '&request_uri=https%3A%2F%2Fevil.example%2Frequest.jwt'],
    ['oauth-response-mode-fragment (never but in the query)', '&response_mode=fragment'],
    ['oauth-response-mode-form-post (never but in the query)', '&response_mode=form_post'],
  ])('%s', async (_module, more) => {
    await expectToLink(linkingPath('google', { more }));
  });

  test.each(['token', 'id_token', 'code%20token', 'code%20id_token', 'none', ''])(
    'oidcc-response-type %s: is refused, because only a code is supported',
    async (type) => {
      expectOwnErrorPage(await ask({ path: `${good}&response_type=${type}` }));
    },
  );

  test('oidcc-ensure-post-request-succeeds: the endpoint accepts only GET (RFC 6749, 3.1), and answers so', async () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const body = good.split('?')[1] ?? '';
    const own = await ask({ method: 'POST', path: '/oauth', headers: { ...form, origin: originOf() }, body });
    const foreign = await ask({ method: 'POST', path: '/oauth', headers: { ...form, origin: 'null' }, body });
    expect([own.status, own.headers['allow'], foreign.status]).toEqual([405, 'GET, HEAD', 403]);
  });
});

describe('The person', () => {
  test.each([
    'oidcc-prompt-none-logged-in &prompt=none',
    'oidcc-prompt-login &prompt=login',
    'oidcc-max-age-1 &max_age=1',
  ])('%s: a session does not link by itself; the page asks for the password', async (row) => {
    const more = row.split(' ')[1] ?? '';
    const page = await ask({ path: linkingPath('google', { more }), cookie: await signedIn('owner') });
    expect([page.status, page.location]).toEqual([200, undefined]);
    expect(page.text).toMatch(/<input[^>]*type="password"/);
  });

  test('fapi-user-rejects-authentication: Cancel answers access_denied with the state, and no code', async () => {
    const page = await ask({ path: good });
    const away = linksOf(page.text).filter((link) => link.startsWith('https://oauth-redirect'));
    expect(away).toEqual([`${redirectUri}?error=access_denied&state=${state}`]);
    expect(wordsOf(page.text)).toContain('Cancel');
  });
});

describe('The code', () => {
  test('oidcc-codereuse: works once', async () => {
    const code = await expectToLink(good);
    expect((await exchanged(code)).status).toBe(200);
    expect(await exchanged(code)).toMatchObject({ status: 400, error: 'invalid_grant' });
  });

  test('oidcc-codereuse-30seconds: does not work again half a minute later', async () => {
    const code = await expectToLink(good);
    expect((await exchanged(code)).status).toBe(200);
    await sandbox.advanceClock(30_000);
    expect(await exchanged(code)).toMatchObject({ status: 400, error: 'invalid_grant' });
  });

  test('oauth-code-bound-to-client-and-redirect-uri', async () => {
    const code = await expectToLink(good);
    const other = { changes: { redirect_uri: redirectUris[1] } };
    expect((await exchanged(code, other)).error).toBe('invalid_grant');
    expect((await exchanged(code, { partner: 'alexa' })).status).toBe(400);
  });

  test.each([
    ['of the method plain', '&code_challenge_method=plain'],
    ['without its method', ''],
  ])(
    'oauth-pkce-downgrade: a challenge %s is not accepted with the verifier of an S256 challenge',
    async (_what, method) => {
      const challenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';
      const more = `&code_challenge=${challenge}${method}`;
      const code = await expectToLink(linkingPath('google', { more }));
      expect((await exchanged(code, { changes: { code_verifier: 'x'.repeat(43) } })).error).toBe(
        'invalid_grant',
      );
      expect((await exchanged(code, { changes: {} })).error).toBe('invalid_grant');
    },
  );

  test('RFC 9700, 4.12: the redirect after the password is a 303, without a fragment', async () => {
    const answer = await linkAt(linkingPath('google', { more: '&response_mode=fragment' }));
    expect(answer.status).toBe(303);
    expect(await offPortal(answer)).not.toContain('#');
  });
});
