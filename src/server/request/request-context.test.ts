import { describe, expect, it, test } from 'vitest';
import { RECENT_MS } from '../../domain/access/recent.ts';
import { fakeEnv } from '../../../tests/support/fake-env.ts';
import { readRequestContext, recentWithinMs } from './request-context.ts';

const NOW = Date.UTC(2026, 11, 3);

function read(address: string, headers: Record<string, string> = {}) {
  const request = new Request(address, { headers });
  return readRequestContext(request, fakeEnv(() => Response.error()).env, NOW, () => undefined);
}

const context = (...asked: Parameters<typeof read>) => read(...asked).context;

describe('the brand of a context', () => {
  test.each([
    ['https://account.visi.example/', {}, 'visi'],
    ['http://otis.localhost:8787/login', {}, 'otis'],
    ['https://account.geeni.example.:8443/', {}, 'geeni'],
    ['https://preview.example/?brand=otis', {}, 'otis'],
    ['https://preview.example/', { cookie: '__Host-brand=otis' }, 'otis'],
    ['https://preview.example/', {}, 'geeni'],
    ['https://account.visi.example/?brand=otis', { cookie: '__Host-brand=notion' }, 'visi'],
    ['https://preview.example/?brand=__proto__', {}, 'geeni'],
    ['https://preview.example/?brand[]=otis', {}, 'geeni'],
    ['https://preview.example/?brand=OTIS%00', {}, 'geeni'],
  ])('%s %j is %s', (address, headers, key) => {
    expect(context(address, headers).brand.key).toBe(key);
  });

  it('is kept in a cookie on an unknown host whose address names it, and nowhere else', () => {
    expect(read('https://preview.example/?brand=otis').cookies).toEqual([
      '__Host-brand=otis; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=86400',
    ]);
    expect(read('https://preview.example/?brand=<script>').cookies).toEqual([]);
    expect(read('https://preview.example/').cookies).toEqual([]);
    expect(read('https://account.visi.example/?brand=otis').cookies).toEqual([]);
  });
});

describe('what a client says about itself is not trusted', () => {
  test.each([
    [{ 'x-forwarded-host': 'account.otis.example' }],
    [{ 'x-forwarded-proto': 'https://www.malicious-url.com/?tank=' }],
    [{ 'x-forwarded-proto': 'x:admin?' }],
    [{ 'x-forwarded-port': '/vulnerable?' }],
    [{ 'x-original-url': '/plans', 'x-rewrite-url': '/plans' }],
    [{ forwarded: 'host=account.otis.example;proto=http' }],
  ])('%j changes nothing', (headers) => {
    const { url, brand } = context('https://account.visi.example/billing?x=1', headers);
    expect(url.href).toBe('https://account.visi.example/billing?x=1');
    expect(brand.key).toBe('visi');
  });

  it('the IP address for counting comes only from the edge', () => {
    expect(context('https://account.visi.example/', { 'x-forwarded-for': '192.0.2.9' }).address).toBe(
      'unknown',
    );
    expect(context('https://account.visi.example/', { 'cf-connecting-ip': '192.0.2.1' }).address).toBe(
      '192.0.2.1',
    );
  });

  it('a request id from the client is ignored', () => {
    const { requestId } = context('https://account.visi.example/', { 'x-request-id': 'mine' });
    expect(requestId).toMatch(/^[0-9a-f-]{36}$/);
    expect(context('https://account.visi.example/').requestId).not.toBe(requestId);
  });
});

describe('locale, country and time zone', () => {
  test.each([
    [{}, 'en-US'],
    [{ 'accept-language': 'en-GB' }, 'en-GB'],
    [{ 'accept-language': 'en-GB', cookie: '__Host-locale=chosen.es' }, 'es-GB'],
    [{ 'accept-language': 'de-CH', cookie: '__Host-locale=asked.fr' }, 'fr-CH'],
    [{ cookie: '__Host-locale=chosen.pt-BR' }, 'pt-BR'],
    [{ cookie: 'locale=es' }, 'en-US'],
    [{ cookie: '__Host-locale=es' }, 'en-US'],
    [{ cookie: '__Host-locale=../../etc' }, 'en-US'],
    [{ cookie: '__Host-locale=chosen.__proto__' }, 'en-US'],
    [{ cookie: '__Host-locale=chosen.es; __Host-locale=chosen.fr' }, 'en-US'],
    [{ cookie: `__Host-locale=chosen.${'x'.repeat(5_000)}` }, 'en-US'],
    [{ 'accept-language': '__proto__;q=1, *;q=NaN' }, 'en-US'],
  ])('%.80j is %s', (headers, format) => {
    expect(context('https://account.visi.example/', headers).locale.format).toBe(format);
  });

  test.each([
    ['/sso-redirect?locale=es', {}, 'es', ['asked.es']],
    ['/oauth/google?user_locale=ja-JP', {}, 'ja', ['asked.ja']],
    ['/oauth/alexa?ui_locales=se+he+en', {}, 'he', ['asked.he']],
    ['/login?lang=de', { 'accept-language': 'fr' }, 'de', ['asked.de']],
    ['/login?lang=de', { cookie: '__Host-locale=asked.fr' }, 'de', ['asked.de']],
    ['/login?lang=de', { cookie: '__Host-locale=asked.de' }, 'de', []],
    ['/login?lang=de', { cookie: '__Host-locale=chosen.fr' }, 'fr', []],
    ['/login?lang=de', { cookie: '__Host-locale=nonsense' }, 'de', ['asked.de']],
    ['/login?lang=xx', { cookie: '__Host-locale=asked.fr' }, 'fr', []],
    ['/login?lang=xx', {}, 'en', []],
    ['/login?lang=de&lang=de', {}, 'en', []],
    ['/api/session?lang=de', {}, 'en', []],
    ['/sandbox/outbox?lang=de', {}, 'en', []],
  ])('the language of %s with %j is %s, and the browser keeps %j', (address, headers, language, kept) => {
    const found = read(`https://account.visi.example${address}`, headers);
    expect(found.context.locale.language).toBe(language);
    expect(found.cookies).toEqual(
      kept.map((value) => `__Host-locale=${value}; Path=/; Secure; HttpOnly; SameSite=Lax`),
    );
  });

  it('are read from the address of a page, never of a form that is sent', () => {
    const request = new Request('https://account.visi.example/login?lang=de', { method: 'POST' });
    const { env } = fakeEnv(() => Response.error());
    const found = readRequestContext(request, env, NOW, () => undefined);
    expect([found.context.locale.language, found.cookies]).toEqual(['en', []]);
  });

  it('are the brand’s country and UTC where the edge sends nothing', () => {
    expect(context('https://account.visi.example/')).toMatchObject({
      country: 'US',
      timeZone: 'UTC',
      nowMs: NOW,
    });
  });

  test.each([
    [{ country: 'AU', timezone: 'Australia/Sydney' }, 'AU', 'Australia/Sydney'],
    [{ country: 'T1', timezone: 'Mars/Olympus' }, 'US', 'UTC'],
    [{ country: 7, timezone: {} }, 'US', 'UTC'],
    [null, 'US', 'UTC'],
  ])('are read from what the edge sends: %j', (cf, country, timeZone) => {
    const request = Object.assign(new Request('https://account.visi.example/'), { cf });
    expect(
      readRequestContext(request, fakeEnv(() => Response.error()).env, NOW, () => undefined).context,
    ).toMatchObject({ country, timeZone });
  });
});

describe('the network of a context', () => {
  const played = { cookie: 'sandbox-network=US-CA' };

  it('is the one that the sandbox plays', () => {
    expect(context('https://account.geeni.example/', played).network).toEqual({
      country: 'US',
      region: 'CA',
    });
  });

  it('is never taken from a cookie where there is no sandbox', () => {
    const { SANDBOX: _sandbox, ...env } = fakeEnv(() => Response.error()).env;
    const request = new Request('https://account.geeni.example/', { headers: played });
    const { network } = readRequestContext(request, env, NOW, () => undefined).context;
    expect(network).toEqual({ country: undefined, region: undefined });
  });
});

test.each([
  [{ 'sec-gpc': '1' }, true],
  [{ 'sec-gpc': '0' }, false],
  [{ 'sec-gpc': '11' }, false],
  [{}, false],
])('with %j the browser sends Global Privacy Control: %s', (headers, sends) => {
  expect(context('https://account.geeni.example/', headers).sendsPrivacySignal).toBe(sends);
});

const sandbox = { SANDBOX: {} };

test('outside the sandbox environment there is no scale, whatever the variables say', () => {
  expect(recentWithinMs({ RECENT_SCALE: '0' })).toBe(RECENT_MS);
});

test('in the sandbox environment the scale counts, and without one it is ten minutes', () => {
  expect(recentWithinMs(sandbox)).toBe(RECENT_MS);
  expect(recentWithinMs({ ...sandbox, RECENT_SCALE: '0' })).toBe(0);
});

test.each(['', '-1', '1.5', 'soon'])('RECENT_SCALE=%s is refused', (RECENT_SCALE) => {
  expect(() => recentWithinMs({ ...sandbox, RECENT_SCALE })).toThrow('from 0 to 1');
});
