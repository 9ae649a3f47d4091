import { describe, expect, it, test } from 'vitest';
import { clearedCookie, cookieNames, doubledCookies, requestCookies, setCookie } from './cookies.ts';

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
