import { expect, test } from 'vitest';
import { mailedLink } from './mailed-link.ts';

const read = (query: string) => mailedLink(new URLSearchParams(query));

test.each([
  ['?vtoken=abc&email=owner%40visi.example', { vtoken: 'abc', email: 'owner@visi.example' }],
  ['?email=owner@visi.example&vtoken=abc', { vtoken: 'abc', email: 'owner@visi.example' }],
  ['?vtoken=a.b-c_d%2B/=', { vtoken: 'a.b-c_d+/=', email: '' }],
  ['an unencoded plus', '?vtoken=abc&email=owner+tag@visi.example'],
])('%j', (query, link) => {
  if (typeof link === 'string')
    expect(read(link)).toEqual({ vtoken: 'abc', email: 'owner+tag@visi.example' });
  else expect(read(query)).toEqual(link);
});

test.each(['', '?', '?brand=visi', '?vToken=abc', '?token=abc'])('%j is not a mailed link', (query) => {
  expect(read(query)).toBe('none');
});

test.each([
  ['no token', '?email=owner@visi.example'],
  ['two tokens', '?vtoken=first&vtoken=second'],
  ['two addresses', '?vtoken=a&email=a@visi.example&email=b@visi.example'],
  ['the text undefined as a token', '?vtoken=undefined&email=owner@visi.example'],
  ['the text null as a token', '?vtoken=null'],
  ['an empty token', '?vtoken=&email=owner@visi.example'],
  ['a space in the token', '?vtoken=a%20b'],
  ['a line break in the token', '?vtoken=a%0Ab'],
  ['a null character in the token', '?vtoken=%00'],
  ['a token that is not ASCII', '?vtoken=%F0%9F%94%91'],
  ['broken escapes', '?vtoken=%E0%A4%A'],
  ['a token that is too long', `?vtoken=${'a'.repeat(1_025)}`],
])('%s is unusable', (_what, query) => {
  expect(read(query)).toBe('unusable');
});

test('an e-mail that is too long is left out', () => {
  expect(read(`?vtoken=abc&email=${'a'.repeat(300)}`)).toEqual({ vtoken: 'abc', email: '' });
});
