import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
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
const REFUSED = 'The request that brought you here is not one we know.';

/** Our own page, with nothing to send and no way to where the request came from; the platform was asked nothing. */
async function expectRefusal(answer: Answer, words: string): Promise<void> {
  expectSafe(answer);
  expect([answer.status, answer.location]).toEqual([400, undefined]);
  expect(wordsOf(answer.text)).toContain(words);
  expect(withoutFooter(answer.text)).not.toMatch(/<form|<input/i);
  expect(answer.text).not.toMatch(/evil\.example/i);
  for (const link of linksOf(answer.text))
    expect(link).toMatch(/^(#|mailto:support@|https:\/\/(www|support)\.geeni\.example\/)/);
  expect(await sandbox.log()).toEqual([]);
}

/** The good request with another redirect address. */
const to = (uri: string) => linkingPath('google', { redirectUri: uri });

describe('An address that is not in the table is never led to', () => {
  test.each([
    ['O-05', to(`${redirectUri}?x=1`)],
    ['O-05', to(`${redirectUri}#f`)],
    ['O-05', to(`${redirectUri}/`)],
    ['O-05', to(encodeURIComponent(redirectUri))],
    ['O-05', to(redirectUri.replace('/r/', '/%72/'))],
    ['O-07', to('https://oauth-redirect.googleusercontent.com@evil.example/r/geeni-home')],
    ['O-08', to('https://www%2ekeycloak%2eorg%2fapp%2f:y@evil.example')],
    ['O-09', to('https://oauth-redirect.googleusercontent.com.evil.example/r/geeni-home')],
    ['O-10', to('HTTPS://OAuth-Redirect.GoogleUserContent.com/r/geeni-home')],
    ['O-12', to('javascript:alert(1)')],
    ['O-12', to('data:text/html,<script>alert(1)</script>')],
    ['O-12', to('//evil.example/r/geeni-home')],
    ['another brand’s', to(assistantOf('google', 'otis').redirectUri)],
    ['another host’s stand-in', to('http://otis.localhost/sandbox/assistants/google')],
  ])('%s %s', async (_id, path) => {
    await expectRefusal(await ask({ path }), REFUSED);
  });
});

describe('A request that is no assistant’s of this brand', () => {
  test.each([
    ['O-13', `${good}&redirect_uri=https://evil.example`],
    ['O-13', good.replace('?', '?redirect_uri=https://evil.example&')],
    ['O-13', `${good}&state=S`],
    ['O-14', linkingPath('alexa', { redirectUri })],
    ['O-14', linkingPath('alexa', { redirectUri, path: '/oauth' })],
    ['O-15', linkingPath('google', { path: '/oauth/alexa' })],
    ['O-15', linkingPath('alexa', { path: '/oauth/google' })],
    ['O-18', linkingPath('google', { state: 'x'.repeat(10_000) })],
    ['O-22', `${good}&response_type=token`],
    ['O-22', `${good}&response_type=id_token`],
    ['another brand’s client', linkingPath('google', { brand: 'otis' })],
    ['an unknown client', good.replace('geeni-google', 'evil.example')],
  ])('%s %s', async (_id, path) => {
    await expectRefusal(await ask({ path }), REFUSED);
  });
});

describe('A request without what it needs', () => {
  test.each([
    ['O-17 no query', '/oauth/google'],
    ['O-17 no query', '/oauth'],
    ['O-17 no state', good.replace('&state=S', '')],
    ['O-17 an empty state', good.replace('&state=S', '&state=')],
    ['O-17 no client', good.replace(/client_id=[^&]*&/, '')],
    ['O-17 no address', good.replace(/redirect_uri=[^&]*&/, '')],
    ['other letters', good.replace('client_id', 'Client_ID')],
  ])('%s: %s', async (_id, path) => {
    await expectRefusal(await ask({ path }), MISSING);
  });

  test('is told to somebody who is signed in too', async () => {
    const cookie = await signedIn('owner');
    await sandbox.clearLog();
    await expectRefusal(await ask({ path: '/oauth/google', cookie }), MISSING);
  });
});

test.each(['/oauth/siri', '/oauth/Google', '/oauth/google2', '/oauth/x.css', '/oauth/__proto__'])(
  '%s is not found, whatever it asks for',
  async (path) => {
    const answer = await ask({ path: linkingPath('google', { path }) });
    expectSafe(answer);
    expect(answer.status).toBe(404);
    expect(wordsOf(answer.text)).toContain('Page not found.');
    expect(withoutFooter(answer.text)).not.toContain('<form');
  },
);

test('a refusal says a reference, and logs the reason without the request', async () => {
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
