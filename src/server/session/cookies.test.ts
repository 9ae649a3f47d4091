import { describe, expect, it, test } from 'vitest';
import { clearedCookie, cookieNames, requestCookies, setCookie } from './cookies.ts';

const written = ['session', 'pending', 'flash', 'remembered', 'link', 'brand'] as const;

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
    ['the first of two with one name', 'a=first; a=second', [['a', 'first']]],
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

  it('reads a header of 200 KB in no time', () => {
    const started = performance.now();
    expect(requestCookies(`a=1; ${'x=y; '.repeat(40_000)}`).get('a')).toBe('1');
    expect(requestCookies(';'.repeat(200_000)).size).toBe(0);
    expect(performance.now() - started).toBeLessThan(5_000);
  });
});
