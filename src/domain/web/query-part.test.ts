import { expect, test } from 'vitest';
import { queryPart, queryParts } from './query-part.ts';

test.each([
  ['a=1', { name: 'a', value: '1', raw: '1' }],
  ['?a=b%20c', { name: '?a', value: 'b c', raw: 'b%20c' }],
  ['a=b=c', { name: 'a', value: 'b=c', raw: 'b=c' }],
  ['a', { name: 'a', value: '', raw: '' }],
  ['', undefined],
])('%j is read as %j', (part, read) => {
  expect(queryPart(part)).toEqual(read);
});

test('a query has its parts, and none where it has more than any page reads', () => {
  expect(queryParts('')).toEqual([]);
  expect(queryParts('a=1&&b')).toEqual(['a=1', '', 'b']);
  expect(queryParts('&'.repeat(99))).toHaveLength(100);
  expect(queryParts('&'.repeat(100))).toEqual([]);
});
