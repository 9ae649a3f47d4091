import { describe, expect, it, test } from 'vitest';
import {
  clearedCookie,
  type CookieName,
  cookieNames,
  doubledCookies,
  linkingCookie,
  losesSecureCookies,
  requestCookies,
  setCookie,
  withOwnCookieNames,
  withPlainCookies,
} from './cookies.ts';

const written = ['session', 'pending', 'flash', 'remembered', 'link', 'brand', 'locale'] as const;

describe('every cookie the edge writes', () => {
  test.each(written)('%s is for this host alone, out of scripts’ reach', (name) => {
    const [pair, ...attributes] = setCookie(name, 'value').split('; ');
    expect(pair).toBe(`__Host-${name}=value`);
    expect(attributes.toSorted()).toEqual(['HttpOnly', 'Path=/', 'SameSite=Lax', 'Secure']);
  });

  it('goes with the browser session unless it has an age', () => {
    expect(setCookie('session', 'value')).not.toContain('Max-Age');
    expect(setCookie('flash', 'value', 60)).toMatch(/; Max-Age=60$/);
  });

  test.each(written)('%s is removed by name, with the same attributes', (name) => {
    expect(clearedCookie(name)).toBe(`__Host-${name}=; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=0`);
  });

  it('has a name of its own', () => {
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
    ['a name that comes twice is none', 'a=first; b=1; a=second', [['b', '1']]],
    ['nor is one that comes three times', 'a=1; a=1; a=1', []],
    [
      'tabs around it',
      '\ta\t=\t1\t;\tb=2',
      [
        ['a', '1'],
        ['b', '2'],
      ],
    ],
    [
      'an exact name alone',
      'A=1; a=2',
      [
        ['A', '1'],
        ['a', '2'],
      ],
    ],
    ['pieces without a name or a sign', '=x; lonely; ; a=1', [['a', '1']]],
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

  it.each(blanks)('S-01 %j before or after a name makes it another name', (blank) => {
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
  ])('ours that come twice: %s', (_what, header, doubled) => {
    expect([...doubledCookies(header)]).toEqual(doubled);
  });

  it('reads a header of 200 KB in no time', () => {
    const started = performance.now();
    expect(requestCookies(`a=1; ${'x=y; '.repeat(40_000)}`).get('a')).toBe('1');
    expect(requestCookies(';'.repeat(200_000)).size).toBe(0);
    expect(performance.now() - started).toBeLessThan(5_000);
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

describe('A-21 WebKit keeps no Secure cookie from http://*.localhost', () => {
  const sandbox = { SANDBOX: {} };
  const asked = (address: string, userAgent = webKit.safari, headers: Record<string, string> = {}) =>
    new Request(address, { headers: { 'user-agent': userAgent, ...headers } });

  it.each(Object.entries(webKit))('so beside the sandbox %s is given plain ones', (_what, userAgent) => {
    expect(losesSecureCookies(asked('http://geeni.localhost:8787/login', userAgent), sandbox)).toBe(true);
  });

  it.each(Object.entries(otherEngines))('%s keeps them, and goes on with them', (_what, userAgent) => {
    expect(losesSecureCookies(asked('http://geeni.localhost:8787/login', userAgent), sandbox)).toBe(false);
  });

  it('a client without a name keeps them', () => {
    expect(losesSecureCookies(new Request('http://geeni.localhost:8787/login'), sandbox)).toBe(false);
  });

  it.each([
    ['without the sandbox', 'http://geeni.localhost:8787/login', {}],
    ['in production', 'https://account.mygeeni.example/login', {}],
    ['in production, however it is asked', 'http://account.mygeeni.example/login', {}],
    ['over https', 'https://geeni.localhost/login', sandbox],
    ['on another host', 'http://account.mygeeni.example/login', sandbox],
    ['on a host that ends alike', 'http://evil-localhost/login', sandbox],
    ['on a host that begins alike', 'http://geeni.localhost.example/login', sandbox],
    ['by an address', 'http://127.0.0.1:8787/login', sandbox],
    ['on plain localhost', 'http://localhost:8787/login', sandbox],
  ])('nobody is given plain ones %s', (_where, address, env) => {
    for (const userAgent of Object.values({ ...webKit, ...otherEngines }))
      expect(losesSecureCookies(asked(address, userAgent), env), userAgent).toBe(false);
    const claims = {
      host: 'geeni.localhost',
      'x-forwarded-proto': 'http',
      'x-forwarded-host': 'geeni.localhost',
    };
    expect(losesSecureCookies(asked(address, webKit.safari, claims), env)).toBe(false);
  });

  it('every cookie of ours goes out plain, and comes back as it went', () => {
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
    const own = withOwnCookieNames(asked('http://geeni.localhost/login', webKit.safari, { cookie }));
    expect(own.headers.get('cookie')).toBe(cookies.map((value) => value.split(';')[0]).join('; '));
  });

  it('what is not ours comes as it was sent', () => {
    const cookie = 'other=1; Session=2; shop=3';
    const own = withOwnCookieNames(asked('http://geeni.localhost/', webKit.safari, { cookie }));
    expect(own.headers.get('cookie')).toBe(cookie);
    expect(withOwnCookieNames(asked('http://geeni.localhost/')).headers.has('cookie')).toBe(false);
  });

  it('a cookie that comes by both names is doubled', () => {
    const cookie = 'session=theirs; __Host-session=ours';
    const own = withOwnCookieNames(asked('http://geeni.localhost/', webKit.safari, { cookie }));
    expect([...doubledCookies(own.headers.get('cookie')).keys()]).toEqual(['__Host-session']);
  });
});
