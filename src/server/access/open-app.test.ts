import { describe, expect, it, test } from 'vitest';
import { aContext, fakeEnv } from '../../../tests/support/fake-env.ts';
import type { Answering } from '../../../tests/support/test-platform.ts';
import { CATALOGUE_FRESH_MS } from '../platform/catalogue.ts';
import { openApp } from './open-app.ts';

const ANDROID = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Mobile';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)';
const DESKTOP = 'Mozilla/5.0 (X11; Linux x86_64)';

// The platform's answer is cached for a while, so every test runs at a later time than the one before.
let nowMs = Date.UTC(2026, 11, 1);

async function opened(answering: Answering, userAgent: string) {
  nowMs += 25 * 60 * 60_000 + CATALOGUE_FRESH_MS;
  const { env, story } = fakeEnv(answering);
  const context = aContext('https://account.visi.example/verify-email', {}, nowMs, env);
  return { app: await openApp(context, userAgent), story };
}

const said = (answer: unknown) => () => Response.json(answer);

describe('Open App', () => {
  it('goes where the platform says the app is', async () => {
    const link = { brand: 'visi', appUri: 'com.visi.newer', uriScheme: 'visi2://' };
    const { app, story } = await opened(said(link), ANDROID);
    expect(app?.href).toMatch(/^intent:\/\/open\/#Intent;scheme=visi2;package=com\.visi\.newer;/);
    expect(story).toContain('platform GET /configuration/appLink/visi');
    expect((await opened(said(link), IPHONE)).app?.href).toBe('visi2://open');
  });

  test.each<[string, Answering]>([
    ['a server error', () => new Response(null, { status: 500 })],
    ['a page for an answer', () => new Response('<html>')],
    ['nothing', () => Response.json({})],
    ['nil', () => Response.json({ brand: 'visi', appUri: { '@nil': 'true' }, uriScheme: null })],
    ['a scheme that runs something', said({ appUri: 'x', uriScheme: 'javascript:' })],
    ['a web address', said({ appUri: 'https://evil.example', uriScheme: 'https' })],
    ['text that would break out of the address', said({ appUri: 'a.b;end', uriScheme: 'visi;x' })],
  ])('goes where the brand’s file says if the platform answers with %s', async (_what, answering) => {
    const { app } = await opened(answering, ANDROID);
    expect(app?.href).toMatch(/^intent:\/\/open\/#Intent;scheme=visi;package=example\.visi\.app;/);
    expect((await opened(answering, IPHONE)).app?.href).toBe('visi://open');
  });

  it('does not exist on a computer, and no platform is called', async () => {
    expect(await opened(said({}), DESKTOP)).toEqual({ app: undefined, story: [] });
  });
});
