import { describe, expect, it, test } from 'vitest';
import { computingMs } from '../../../tests/support/computing-time.ts';
import {
  clearedCookie,
  type CookieName,
  cookieNames,
  doubledCookies,
  linkingCookie,
  losesSecureCookies,
  requestCookies,
  setCookie,
  withHostCookieNames,
  withPlainCookies,
} from './cookies.ts';

const written = ['session', 'pending', 'flash', 'remembered', 'link', 'brand', 'locale'] as const;

describe('every cookie the edge writes', () => {
  test.each(written)('%s is for this host alone, out of scripts’ reach', (name) => {
    const [pair, ...attributes] = setCookie(name, 'value').split('; ');
    expect(pair).toBe(`__Host-${name}=value`);
    expect(attributes.toSorted()).toEqual(['HttpOnly', 'Path=/', 'SameSite=Lax', 'Secure']);
  });

  it('ends with the browser session unless it has a Max-Age', () => {
    expect(setCookie('session', 'value')).not.toContain('Max-Age');
    expect(setCookie('flash', 'value', 60)).toMatch(/; Max-Age=60$/);
  });

  test.each(written)('%s is removed by name, with the same attributes', (name) => {
    expect(clearedCookie(name)).toBe(`__Host-${name}=; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=0`);
  });

  it('has a unique name', () => {
    const names = Object.values(cookieNames);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('the cookies of a request', () => {
  test.each<[string, string | null | undefined, [string, string][]]>([
    ['no header', null, []],
    ['no header at all', undefined, []],
    ['an empty header', '', []],
    ['one', '__Host-session=abc', [['__Host-session', 'abc']]],
    [
      'several, with spaces',
      ' a=1 ;b=2;  c = 3 ',
      [
        ['a', '1'],
        ['b', '2'],
        ['c', '3'],
      ],
    ],
    ['a value with equals signs', 'a=b=c==', [['a', 'b=c==']]],
    ['a name that occurs twice, which is left out', 'a=first; b=1; a=second', [['b', '1']]],
    ['a name that occurs three times, which is left out', 'a=1; a=1; a=1', []],
    [
      'tabs around it',
      '\ta\t=\t1\t;\tb=2',
      [
        ['a', '1'],
        ['b', '2'],
      ],
    ],
    [
      'names that differ in letter case',
      'A=1; a=2',
      [
        ['A', '1'],
        ['a', '2'],
      ],
    ],
    ['parts without a name or an equals sign', '=x; lonely; ; a=1', [['a', '1']]],
    ['an empty value', 'a=', [['a', '']]],
    ['a broken escape, left as it stands', 'a=%E0%A4%A', [['a', '%E0%A4%A']]],
    [
      'a hostile name',
      '__proto__=x; constructor=y',
      [
        ['__proto__', 'x'],
        ['constructor', 'y'],
      ],
    ],
  ])('%s', (_what, header, cookies) => {
    expect([...requestCookies(header)]).toEqual(cookies);
  });

  const blanks = Array.from({ length: 0x1_00_00 }, (_, code) => String.fromCharCode(code)).filter(
    (letter) => letter.trim() === '' && letter !== ' ' && letter !== '\t',
  );

  it.each(blanks)('%j before or after a name makes it another name', (blank) => {
    for (const name of [`${blank}__Host-session`, `__Host-session${blank}`, ` ${blank}__Host-session`]) {
      const cookies = requestCookies(`${name}=theirs; __Host-session=ours${blank}`);
      expect(cookies.get('__Host-session')).toBe(`ours${blank}`);
      expect(doubledCookies(`${name}=theirs; __Host-session=ours`).size).toBe(0);
    }
  });

  test.each<[string, string | undefined, [string, string[]][]]>([
    ['no header', undefined, []],
    ['each once', '__Host-session=a; __Host-flash=b', []],
    ['a session', '__Host-session=a; x=1; __Host-session=b', [['__Host-session', ['a', 'b']]]],
    ['a linking', '__Host-linking-t=a; __Host-linking-t=a', [['__Host-linking-t', ['a', 'a']]]],
    ['what is not ours', 'a=1; a=2; locale=en; locale=de; __Host-other=1; __Host-other=2', []],
  ])('our cookies that occur twice: %s', (_what, header, doubled) => {
    expect([...doubledCookies(header)]).toEqual(doubled);
  });

  it('parses a header of 200 KB quickly', async () => {
    const cost = await computingMs(() => {
      expect(requestCookies(`a=1; ${'x=y; '.repeat(40_000)}`).get('a')).toBe('1');
      expect(requestCookies(';'.repeat(200_000)).size).toBe(0);
    });
    expect(cost).toBeLessThan(5_000);
  });
});

const webKit = {
  safari:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
  webview:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148',
  gtk: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/60.5 Safari/605.1.15',
};
const otherEngines = {
  chromium:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36',
  headless:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/156.0.0.0 Safari/537.36',
  firefox: 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0',
};

function isCookieName(name: string): name is CookieName {
  return Object.hasOwn(cookieNames, name);
}

describe('WebKit keeps no Secure cookie from http://*.localhost', () => {
  const sandbox = { SANDBOX: {} };
  const asked = (address: string, userAgent = webKit.safari, headers: Record<string, string> = {}) =>
    new Request(address, { headers: { 'user-agent': userAgent, ...headers } });

  it.each(Object.entries(webKit))('in the sandbox environment, %s gets plain cookies', (_what, userAgent) => {
    expect(losesSecureCookies(asked('http://geeni.localhost:8787/login', userAgent), sandbox)).toBe(true);
  });

  it.each(Object.entries(otherEngines))(
    'in the sandbox environment, %s gets Secure cookies',
    (_what, userAgent) => {
      expect(losesSecureCookies(asked('http://geeni.localhost:8787/login', userAgent), sandbox)).toBe(false);
    },
  );

  it('in the sandbox environment, a client without a User-Agent gets Secure cookies', () => {
    expect(losesSecureCookies(new Request('http://geeni.localhost:8787/login'), sandbox)).toBe(false);
  });

  it('in the sandbox environment, every browser gets plain cookies at the address that a phone uses', () => {
    for (const userAgent of Object.values({ ...webKit, ...otherEngines }))
      expect(losesSecureCookies(asked('http://192.168.1.20:8787/login', userAgent), sandbox)).toBe(true);
  });

  it.each([
    ['without the sandbox', 'http://geeni.localhost:8787/login', {}],
    ['in production', 'https://account.mygeeni.example/login', {}],
    ['in production, over plain http', 'http://account.mygeeni.example/login', {}],
    ['over https', 'https://geeni.localhost/login', sandbox],
    ['on another host', 'http://account.mygeeni.example/login', sandbox],
    ['on a host with a similar end', 'http://evil-localhost/login', sandbox],
    ['on a host with a similar start', 'http://geeni.localhost.example/login', sandbox],
    ['on the address of this machine', 'http://127.0.0.1:8787/login', sandbox],
    ['on an address, without the sandbox', 'http://192.168.1.20:8787/login', {}],
    ['on an address, over https', 'https://192.168.1.20:8787/login', sandbox],
    ['on plain localhost', 'http://localhost:8787/login', sandbox],
  ])('no browser gets plain cookies %s', (_where, address, env) => {
    for (const userAgent of Object.values({ ...webKit, ...otherEngines }))
      expect(losesSecureCookies(asked(address, userAgent), env), userAgent).toBe(false);
    const claims = {
      host: 'geeni.localhost',
      'x-forwarded-proto': 'http',
      'x-forwarded-host': 'geeni.localhost',
    };
    expect(losesSecureCookies(asked(address, webKit.safari, claims), env)).toBe(false);
  });

  it('each of our cookies is sent under a plain name, and is read under its own name', () => {
    const cookies = [
      ...Object.keys(cookieNames)
        .filter(isCookieName)
        .map((name) => setCookie(name, `of-${name}`, 60)),
      linkingCookie('t1', 'it', 60),
    ];
    const headers = new Headers();
    for (const cookie of cookies) headers.append('set-cookie', cookie);
    const answer = withPlainCookies(new Response('body', { headers }));
    const plain = answer.headers.getSetCookie();
    expect(plain).toHaveLength(cookies.length);
    expect(plain[0]).toBe('session=of-session; Path=/; HttpOnly; SameSite=Lax; Max-Age=60');
    expect(plain.join('\n')).not.toMatch(/__Host-|Secure/);
    const cookie = plain.map((value) => value.split(';')[0]).join('; ');
    const own = withHostCookieNames(asked('http://geeni.localhost/login', webKit.safari, { cookie }));
    expect(own.headers.get('cookie')).toBe(cookies.map((value) => value.split(';')[0]).join('; '));
  });

  it('a cookie that is not ours is unchanged', () => {
    const cookie = 'other=1; Session=2; shop=3';
    const own = withHostCookieNames(asked('http://geeni.localhost/', webKit.safari, { cookie }));
    expect(own.headers.get('cookie')).toBe(cookie);
    expect(withHostCookieNames(asked('http://geeni.localhost/')).headers.has('cookie')).toBe(false);
  });

  it('a cookie that comes under both names counts as doubled', () => {
    const cookie = 'session=theirs; __Host-session=ours';
    const own = withHostCookieNames(asked('http://geeni.localhost/', webKit.safari, { cookie }));
    expect([...doubledCookies(own.headers.get('cookie')).keys()]).toEqual(['__Host-session']);
  });
});
