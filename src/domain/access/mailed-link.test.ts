import { expect, test } from 'vitest';
import { mailedLink } from './mailed-link.ts';

const read = (query: string) => mailedLink(new URLSearchParams(query));

test.each([
  ['?vtoken=abc&email=owner%40visi.example', { vtoken: 'abc', email: 'owner@visi.example' }],
  ['?email=owner@visi.example&vtoken=abc', { vtoken: 'abc', email: 'owner@visi.example' }],
  ['?vtoken=a.b-c_d%2B/=', { vtoken: 'a.b-c_d+/=', email: '' }],
  ['a plus nobody encoded', '?vtoken=abc&email=owner+tag@visi.example'],
])('%j', (query, link) => {
  if (typeof link === 'string')
    expect(read(link)).toEqual({ vtoken: 'abc', email: 'owner+tag@visi.example' });
  else expect(read(query)).toEqual(link);
});

test.each(['', '?', '?brand=visi', '?vToken=abc', '?token=abc'])('%j is no mailed link', (query) => {
  expect(read(query)).toBe('none');
});

test.each([
  ['no token', '?email=owner@visi.example'],
  ['S-09 two tokens', '?vtoken=first&vtoken=second'],
  ['S-09 two addresses', '?vtoken=a&email=a@visi.example&email=b@visi.example'],
  ['S-09 the text undefined', '?vtoken=undefined&email=owner@visi.example'],
  ['S-09 the text null', '?vtoken=null'],
  ['an empty token', '?vtoken=&email=owner@visi.example'],
  ['a space', '?vtoken=a%20b'],
  ['a line', '?vtoken=a%0Ab'],
  ['a null', '?vtoken=%00'],
  ['no letters of a token', '?vtoken=%F0%9F%94%91'],
  ['broken escapes', '?vtoken=%E0%A4%A'],
  ['too long a token', `?vtoken=${'a'.repeat(1_025)}`],
])('%s is unusable', (_what, query) => {
  expect(read(query)).toBe('unusable');
});

test('an address nobody has is left out', () => {
  expect(read(`?vtoken=abc&email=${'a'.repeat(300)}`)).toEqual({ vtoken: 'abc', email: '' });
});
