import { expect, test } from 'vitest';
import { around } from './around.ts';

test.each([
  ['I accept the {terms}', ['I accept the ', '']],
  ['{terms} に同意します', ['', ' に同意します']],
  ['no place', ['no place', '']],
])('the text around {terms} in %j is %j', (sentence, parts) => {
  expect(around(sentence, 'terms')).toEqual(parts);
});
