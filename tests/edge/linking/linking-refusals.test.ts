import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { lawPages } from '../../../src/domain/legal/sales-law.ts';
import { pages } from '../../../src/domain/pages/pages.ts';
import { linksOf, withoutFooter, wordsOf } from '../../support/html.ts';
import { assistantOf, linkingPath } from '../../support/linking.ts';
import { type Answer, ask, cookieHeader, requestIdOf, signedIn, portalLog } from '../../support/portal.ts';
import { expectSafe } from '../../support/safe-answer.ts';
import { sandbox } from '../../support/sandbox.ts';
import { logEntries } from '../../support/server-log.ts';

beforeAll(() => sandbox.reset());
beforeEach(() => sandbox.clearLog());

const { redirectUri } = assistantOf('google');
const good = linkingPath();
const MISSING = 'Missing URL parameters for OAuth2 authentication.';
const REFUSED = 'We don’t recognize the request that brought you here.';

/** Expects an error page of the portal without a form or a link back to the request, and no call of the platform. */
async function expectRefusal(answer: Answer, words: string): Promise<void> {
  expectSafe(answer);
  expect([answer.status, answer.location]).toEqual([400, undefined]);
  expect(wordsOf(answer.text)).toContain(words);
  expect(withoutFooter(answer.text)).not.toMatch(/<form|<input/i);
  expect(answer.text).not.toMatch(/evil\.example/i);
  const inEveryFooter = new Set<string>(
    [...lawPages, 'privacyChoices' as const].map((page) => pages[page].path),
  );
  for (const link of linksOf(answer.text).filter((each) => !inEveryFooter.has(each)))
    expect(link).toMatch(/^(#|mailto:support@|https:\/\/(www|support)\.geeni\.example\/)/);
  expect(await sandbox.log()).toEqual([]);
}

/** The good request with another redirect address. */
const to = (uri: string) => linkingPath('google', { redirectUri: uri });

describe('A redirect address that is not registered is refused', () => {
  test.each([
    // RFC 9700, 2.1: the address is compared as an exact string.
    ['a query', to(`${redirectUri}?x=1`)],
    ['a fragment', to(`${redirectUri}#f`)],
    ['a trailing slash', to(`${redirectUri}/`)],
    ['encoded twice', to(encodeURIComponent(redirectUri))],
    ['an encoded letter', to(redirectUri.replace('/r/', '/%72/'))],
    // CVE-2023-6291: a decoded copy of the address is compared.
    [
      'the right host as a user name',
      to('https://oauth-redirect.googleusercontent.com@evil.example/r/geeni-home'),
    ],
    ['an encoded host as a user name', to('https://www%2ekeycloak%2eorg%2fapp%2f:y@evil.example')],
    [
      'the right host as a prefix',
      to('https://oauth-redirect.googleusercontent.com.evil.example/r/geeni-home'),
    ],
    ['capitals', to('HTTPS://OAuth-Redirect.GoogleUserContent.com/r/geeni-home')],
    // CVE-2023-6134: a scheme that runs in the page.
    ['a script', to('javascript:alert(1)')],
    ['a data URL', to('data:text/html,<script>alert(1)</script>')],
    ['no scheme', to('//evil.example/r/geeni-home')],
    ['another brand’s', to(assistantOf('google', 'otis').redirectUri)],
    ['another host’s stand-in', to('http://otis.localhost/sandbox/assistants/google')],
  ])('%s', async (_what, path) => {
    await expectRefusal(await ask({ path }), REFUSED);
  });
});

describe('A request that no assistant of this brand sends is refused', () => {
  test.each([
    // CVE-2026-9689: a parameter that comes twice.
    ['a second address after the right one', `${good}&redirect_uri=https://evil.example`],
    ['another address before the right one', good.replace('?', '?redirect_uri=https://evil.example&')],
    ['the state twice', `${good}&state=S`],
    // RFC 9700, 4.4: mix-up of two clients.
    ['the address of another assistant', linkingPath('alexa', { redirectUri })],
    ['that address at plain /oauth', linkingPath('alexa', { redirectUri, path: '/oauth' })],
    ['the client of Google at the path of Alexa', linkingPath('google', { path: '/oauth/alexa' })],
    ['the client of Alexa at the path of Google', linkingPath('alexa', { path: '/oauth/google' })],
    ['an endless state', linkingPath('google', { state: 'x'.repeat(10_000) })],
    ['the response type token', `${good}&response_type=token`],
    ['the response type id_token', `${good}&response_type=id_token`],
    ['another brand’s client', linkingPath('google', { brand: 'otis' })],
    ['an unknown client', good.replace('geeni-google', 'evil.example')],
  ])('%s', async (_what, path) => {
    await expectRefusal(await ask({ path }), REFUSED);
  });
});

describe('A request without a required parameter is refused', () => {
  test.each([
    ['no query', '/oauth/google'],
    ['no query', '/oauth'],
    ['no state', good.replace('&state=S', '')],
    ['an empty state', good.replace('&state=S', '&state=')],
    ['no client', good.replace(/client_id=[^&]*&/, '')],
    ['no address', good.replace(/redirect_uri=[^&]*&/, '')],
    ['a name in capitals', good.replace('client_id', 'Client_ID')],
  ])('%s: %s', async (_what, path) => {
    await expectRefusal(await ask({ path }), MISSING);
  });

  test('also for a signed-in person', async () => {
    const cookie = await signedIn('owner');
    await sandbox.clearLog();
    await expectRefusal(await ask({ path: '/oauth/google', cookie }), MISSING);
  });
});

test.each(['/oauth/siri', '/oauth/Google', '/oauth/google2', '/oauth/x.css', '/oauth/__proto__'])(
  '%s is not found, also with a valid request',
  async (path) => {
    const answer = await ask({ path: linkingPath('google', { path }) });
    expectSafe(answer);
    expect(answer.status).toBe(404);
    expect(wordsOf(answer.text)).toContain('Page not found.');
    expect(withoutFooter(answer.text)).not.toContain('<form');
  },
);

test('A refusal shows a reference, and logs the reason without the request', async () => {
  const answer = await ask({ path: to('https://evil.example/') });
  expect(wordsOf(answer.text)).toContain(`Reference: ${String(answer.headers['x-request-id'])}`);
  expect(cookieHeader(answer)).toBe('');
  const reasons = () =>
    logEntries(portalLog()).filter(
      ({ event, requestId }) => event === 'linking_refused' && requestId === requestIdOf(answer),
    );
  await expect.poll(reasons).toMatchObject([{ reason: 'unknown_redirect_uri' }]);
  expect(JSON.stringify(reasons())).not.toContain('evil.example');
});
